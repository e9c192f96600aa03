import * as v from 'valibot';
import type { Language } from '../../language.ts';
import { energyOf, type Food } from '../../nutrition/food.ts';
import { CONFIDENCE } from '../../nutrition/foods/match-food.ts';
import { weigh } from '../../nutrition/weigh.ts';
import type { Line } from '../../recipe/lines/line.ts';
import { foodOf } from '../../recipe/lines/nutrition-of.ts';
import { parseLine } from '../../recipe/lines/parse-line.ts';

/** Reason to ask the cook about a line. */
export const Doubt = v.picklist([
  /** It names a food without an amount: "some cheese". */
  'no-amount',
  /** The food is not in the table. */
  'unknown-food',
  /** The line names two foods, or the match is a guess. */
  'which-food',
  /** The unit does not tell the weight of this food: "1 bag of flour". */
  'unmeasured',
]);
export type Doubt = v.InferOutput<typeof Doubt>;

/** Returns why the cook should be asked about a line; undefined if it is clear, or too small to matter. */
export function doubtAbout(line: Line, language: Language): Doubt | undefined {
  const food = foodOf(line);
  if (!food) return 'unknown-food';
  if ((line.confidence ?? 0) <= CONFIDENCE.variety || namesAnother(line, language)) return 'which-food';
  if (line.grams !== undefined || !matters(food)) return undefined;
  return line.quantity === undefined ? 'no-amount' : 'unmeasured';
}

const OTHERWISE = /(?:^|, )(?:or|oder|bzw\.?|alternativ) (.+)/iu;

/** "Damsons or plums" are two foods; "butter or vegan butter" is as well. */
function namesAnother({ food, note = '' }: Line, language: Language): boolean {
  const other = OTHERWISE.exec(note)?.[1];
  const found = other === undefined ? undefined : parseLine(other, language).food;
  return found !== undefined && found !== food;
}

/** Energy of a tablespoon, in kcal, below which nobody needs to weigh it: salt, spices, fresh herbs, water. */
const WORTH_ASKING = 15;

function matters(food: Food): boolean {
  if (food.group === 'herbs and spices') return false;
  return ((weigh(food, 1, 'tbsp') ?? 15) * energyOf(food.per100g)) / 100 >= WORTH_ASKING;
}
