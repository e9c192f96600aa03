import * as v from 'valibot';
import { energyOf, type Food } from '../../nutrition/food.ts';
import { MOST_CALORIES } from '../../nutrition/nutrition.ts';
import { CONFIDENCE } from '../../nutrition/foods/match-food.ts';
import { weigh } from '../../nutrition/weigh.ts';
import type { Line } from '../../recipe/lines/line.ts';
import { foodOf, nutritionOfLine } from '../../recipe/lines/nutrition-of.ts';

export const LineDoubt = v.picklist([
  /** It names a food without an amount: "some cheese". */
  'no-amount',
  'unknown-food',
  /** The line names two foods, or the match is a guess. */
  'which-food',
  /** The unit does not tell the weight of this food: "1 bag of flour". */
  'unmeasured',
  /** The line makes most of an energy per serving that no dish has. */
  'too-much',
  /** The recipe is in another language than ours: the first unknown line stands for all. */
  'other-language',
]);
export type LineDoubt = v.InferOutput<typeof LineDoubt>;

/** Returns why the cook should be asked about a line; undefined if the line is clear, or too small to matter. */
function doubtAbout(line: Line): LineDoubt | undefined {
  const food = foodOf(line);
  if (!food) return 'unknown-food';
  if ((line.confidence ?? 0) <= CONFIDENCE.variety || line.alternatives) return 'which-food';
  if (line.grams !== undefined || !matters(food)) return undefined;
  return line.quantity === undefined ? 'no-amount' : 'unmeasured';
}

type Doubted = { readonly line: number; readonly why: LineDoubt };

/** Minimum number of lines that prove another language than ours. */
const MIN_LINES = 4;

/**
 * Returns what to ask about lines. A recipe in another language than ours causes one question, not one per line.
 * @param servings number of people; undefined if the recipe counts things, such as cakes
 * @param isForeign true if its words belong to none of our languages
 */
export function doubtsAboutLines(
  lines: readonly Line[],
  isForeign: boolean,
  servings: number | undefined,
): readonly Doubted[] {
  const richest = servings === undefined ? undefined : tooRich(lines, servings);
  const doubts = lines.flatMap((line, at): readonly Doubted[] => {
    const why = doubtAbout(line) ?? (line === richest ? 'too-much' : undefined);
    return why ? [{ line: at, why }] : [];
  });
  const unknown = doubts.filter(({ why }) => why === 'unknown-food');
  const isUnread = isForeign && lines.length >= MIN_LINES && unknown.length >= lines.length / 2;
  return isUnread ? unknown.slice(0, 1).map(({ line }) => ({ line, why: 'other-language' })) : doubts;
}

/** Returns the line with the most energy, if the dish has more than any real dish. */
function tooRich(lines: readonly Line[], servings: number): Line | undefined {
  const energies = lines.map((line) => nutritionOfLine(line).calories);
  if (energies.reduce((sum, each) => sum + each, 0) <= MOST_CALORIES * servings) return undefined;
  return lines[energies.indexOf(Math.max(...energies))];
}

/** Energy of a tablespoon, in kcal, below which a food needs no weight: salt, spices, fresh herbs, water. */
const WORTH_ASKING = 15;

/** Grams of a tablespoon of a food with unknown density: that of water. */
const USUAL_TABLESPOON = 15;

function matters(food: Food): boolean {
  if (food.group === 'herbs and spices') return false;
  return ((weigh(food, 1, 'tbsp') ?? USUAL_TABLESPOON) * energyOf(food.per100g)) / 100 >= WORTH_ASKING;
}
