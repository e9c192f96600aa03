import type { FoodId } from '../../nutrition/food.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import { CONFIDENCE, type Match } from '../../nutrition/foods/match-food.ts';
import type { Unit } from '../../nutrition/units.ts';
import { isVolume } from '../../nutrition/weigh.ts';
import { PARTS, type Part } from './line.ts';

/**
 * Changes a match to the part that is used, by unit and notes: juice or peel instead of the fruit; stock instead of its
 * powder if it is poured; a thigh without its skin.
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
  const words = said ?? (unit === 'piece' || (unit && isVolume(unit)) ? hints : '');
  const part = (said === undefined ? OF_FRUIT : PARTS).find((each) => names(words, each));
  const used = part && other(match, `${match.food.id}-${part}`);
  return used && used.match !== match ? { ...used, part } : { match };
}

const SKINLESS = /\b(?:skinless|boneless|ohne (?:haut|knochen))\b/i;
const WITH_SKIN = /\b(?:bone-in|skin-on|mit (?:haut|knochen))\b/i;

const WORDS: Readonly<Record<Part, string>> = {
  juice: 'juiced?|saft|ausgepresst',
  zest: 'zest(?:ed)?|rind|schale|abrieb',
  yolk: 'yolks?|eigelbe?|dotter',
  white: 'whites?|eiwei(?:ß|ss)e?|eiklar',
};

const names = (text: string, part: Part): boolean =>
  new RegExp(String.raw`(?<!\p{L})(?:${WORDS[part]})(?!\p{L})`, 'iu').test(text);

const PREPARED = '(?:(?:the|fein|finely|grated|abgeriebene|geriebene) )*';
const FRUIT = `(?:${WORDS.juice}|${WORDS.zest})`;

/** "Zest and juice", "Saft und abgeriebene Schale". Yolks and whites need an "of": alone they are foods. */
const PART = `(${FRUIT}(?: (?:and|und) ${PREPARED}${FRUIT})?|(?:${WORDS.yolk}|${WORDS.white})(?= (?:of|from|von) ))`;

/** Part before the food, in front of a line's amount: "juice of 1 lime". */
export const PART_OF = new RegExp(
  `^${PREPARED}${PART}\\s(?:of|from|von|vom)?\\s*(?=\\d|a\\s|an\\s|one\\s|half|ein|zwei|½)`,
  'i',
);

/** Part behind the amount: "1 tsp zest of a lemon". */
export const PART_WITHIN = /* @__PURE__ */ new RegExp(
  `^${PREPARED}(${FRUIT})\\s(?:of|from|von|einer|eines)\\s(?:(?:1|a|an|one|einer|eines)\\s)?`,
  'i',
);

/** Parts that a note may name. In "eggs, the yolks beaten" the whites are used as well. */
const OF_FRUIT = ['juice', 'zest'] as const;

function other(match: Match, id: FoodId): { readonly match: Match } {
  const food = foodById(id);
  return { match: food ? { food, confidence: Math.min(match.confidence, CONFIDENCE.words) } : match };
}
