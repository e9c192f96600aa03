import type { Language } from '../language.ts';
import { guardFor } from '../guard/guard.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import { isHadWith } from '../nutrition/foods/kind-of.ts';
import { judgedLines, type ReadDraft } from './draft/read-draft.ts';
import { eatersIn, type Eater } from './eaters.ts';
import { harmsIn, isNeverFor } from './harms.ts';
import { englishName } from './ingredients.ts';
import { foodMeant, NO, OVEN, wishWords } from './wish-words.ts';

/** Words that leave something out: a step that says "no oven needed" heeds a wish for no oven. */
const LEFT_OUT = new RegExp(String.raw`${NO}|(?<!\p{L})(?:not|nicht)(?!\p{L})`, 'iu');

const CALLED: Record<Eater, string> = {
  baby: 'a baby under one year',
  pregnant: 'somebody who is pregnant',
  frail: 'somebody who is old or ill',
};

/** Wish of a variation, and the language of its recipe. */
type Wished = { readonly wish?: string | undefined; readonly language: Language };

/**
 * Returns feedback for the model on a variation that harms its eaters, or that ignores the foods or the oven of the
 * cook's wish. Safety goes first: no wish may ask for harm. Other parts of a wish cannot be checked.
 */
export function feedbackOnWish(draft: ReadDraft, { wish, language }: Wished): string | undefined {
  if (wish === undefined) return undefined;
  const { read, steps } = draft;
  const eaters = eatersIn(wish);
  const { without, with: wanted, isWithoutOven } = wishWords(wish);
  const words = without.filter((word) => foodMeant(word) !== undefined);
  const guard = guardFor({ dietaryPreferences: [], avoid: { allergens: [], words } });
  const isThere = (food: string) =>
    read.some((line) => line.food !== undefined && isHadWith(line.food, food));
  const parts = [
    ...harmsIn(draft, eaters, language).map(
      ({ name, eater }) =>
        `"${name}" is not safe for ${CALLED[eater]}, whatever the wish says. Leave it out, or make it safe.`,
    ),
    ...judgedLines(draft)
      .filter((line) => guard.line(line))
      .map(({ name }) => `lines: the wish is to leave out "${name}".`),
    ...wanted
      .filter((food) => !isNeverFor(food, eaters) && !isThere(food))
      .map((food) => `lines: the wish is for "${englishName(food)}".`),
    ...(isWithoutOven && steps.some((step) => OVEN.test(step) && !LEFT_OUT.test(step))
      ? ['steps: the cook has no oven.']
      : []),
  ];
  return parts.length > 0 ? parts.join('\n') : undefined;
}

/** Returns foods that a wish for a baby asks for and that are unsafe for babies. */
export function unsafeWished(wish: string): readonly FoodId[] {
  const eaters = eatersIn(wish).filter((eater) => eater === 'baby');
  if (eaters.length === 0) return [];
  const { without } = wishWords(wish);
  const foods = [...wish.matchAll(/\p{L}{3,}/gu)]
    .map(([word]) => word)
    .filter((word) => !without.includes(word))
    .flatMap((word) => foodByName(word)?.id ?? [])
    .filter((food) => isNeverFor(food, eaters));
  return [...new Set(foods)];
}
