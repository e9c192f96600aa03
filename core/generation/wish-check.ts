import { guardFor } from '../guard/guard.ts';
import { isHadWith } from '../nutrition/foods/kind-of.ts';
import { judgedLines, type ReadDraft } from './draft/read-draft.ts';
import type { GenerationInput } from './generation-input.ts';
import { englishName } from './ingredients.ts';
import { foodCalled, wishWords } from './wish-words.ts';

const OVEN = /(?<!\p{L})(?:oven|(?:back)?ofen)(?!\p{L})/iu;
/** "No oven needed" is heeded. */
const NO = /(?<!\p{L})(?:no|without|ohne|kein)/iu;

/**
 * Returns feedback by which a model can repair a variation that does not heed what the cook has wished of foods and the
 * oven in their own words. Nothing else of a wish can be checked.
 */
export function feedbackOnWish(
  draft: ReadDraft,
  { wish }: Pick<GenerationInput, 'wish'>,
): string | undefined {
  if (wish === undefined) return undefined;
  const { read, steps } = draft;
  const { without, with: wanted, isWithoutOven } = wishWords(wish);
  const words = without.filter((word) => foodCalled(word) !== undefined);
  const guard = guardFor({ dietaryPreferences: [], avoid: { allergens: [], words } });
  const isThere = (food: string) =>
    read.some((line) => line.food !== undefined && isHadWith(line.food, food));
  const parts = [
    ...judgedLines(draft)
      .filter((line) => guard.line(line))
      .map(({ name }) => `lines: the wish is to leave out "${name}".`),
    ...wanted
      .filter((food) => !isThere(food))
      .map((food) => `lines: the wish is for "${englishName(food)}".`),
    ...(isWithoutOven && steps.some((step) => OVEN.test(step) && !NO.test(step))
      ? ['steps: the cook has no oven.']
      : []),
  ];
  return parts.length > 0 ? parts.join('\n') : undefined;
}
