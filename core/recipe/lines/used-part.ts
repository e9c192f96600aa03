import { foldName } from '../../nutrition/fold-name.ts';
import type { FoodId } from '../../nutrition/food.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import { CONFIDENCE, type Match } from '../../nutrition/foods/match-food.ts';
import type { Unit } from '../../nutrition/units.ts';
import { isVolume } from '../../nutrition/weigh.ts';
import { PARTS, type Part } from './line.ts';

/**
 * Adjusts a match to the part that is used, by unit and notes: only the juice or the peel of a fruit; the stock
 * instead of its powder if it is poured; the thigh without its skin.
 */
export function usedPart(
  match: Match,
  unit: Unit | undefined,
  said: string | undefined,
  hints: string,
): { readonly match: Match; readonly part?: Part } {
  if (match.food.id === 'vegetable-stock' && (unit === 'ml' || unit === 'l')) return other(match, 'stock');
  if (match.food.id === 'chicken-thigh' && SKINLESS.test(hints) && !WITH_SKIN.test(hints))
    return other(match, 'chicken-thigh-fillet');
  const words = foldName(said ?? (unit === 'piece' || (unit && isVolume(unit)) ? hints : ''));
  const part = (said === undefined ? OF_FRUIT : PARTS).find((each) => WORDS[each].test(words));
  const used = part && other(match, `${match.food.id}-${part}`);
  return used && used.match !== match ? { ...used, part } : { match };
}

const SKINLESS = /\b(?:skinless|boneless|ohne (?:haut|knochen))\b/i;
const WITH_SKIN = /\b(?:bone-in|skin-on|mit (?:haut|knochen))\b/i;

const WORDS: Record<Part, RegExp> = {
  juice: /\b(?:juice|juiced|saft|ausgepresst)\b/,
  zest: /\b(?:zest|zested|rind|schale|abrieb)\b/,
  yolk: /\b(?:yolks?|eigelbe?|dotter)\b/,
  white: /\b(?:whites?|eiweisse?|eiklar)\b/,
};

/** Parts that a note may tell; of "eggs, the yolks beaten" the whites are used as well. */
const OF_FRUIT = ['juice', 'zest'] as const;

function other(match: Match, id: FoodId): { readonly match: Match } {
  const food = foodById(id);
  return { match: food ? { food, confidence: Math.min(match.confidence, CONFIDENCE.words) } : match };
}
