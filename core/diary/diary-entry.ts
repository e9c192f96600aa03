import * as v from 'valibot';
import { NUTRIENT_NAMES } from '../nutrition/nutrients.ts';
import { KnownNutrition } from '../nutrition/nutrition.ts';
import { LineOfText } from '../text/line-of-text.ts';
import { objectOf } from '../object-of.ts';
import { Barcode } from '../product/barcode.ts';
import { RecipeId } from '../recipe/recipe-id.ts';
import { EpochMs, LocalDayText } from '../time.ts';
import { UserId } from '../user-id.ts';
import { Slot } from '../week/meal.ts';
import { DiaryAmount } from './amount.ts';

/** Random, made by the device that logs it. Unique per user and day. */
export const DiaryEntryId = v.pipe(v.string(), v.regex(/^[\w-]{8,36}$/));
export type DiaryEntryId = v.InferOutput<typeof DiaryEntryId>;

/**
 * Food, product, recipe or own dish that was eaten. A recipe may be a household member's: a request names the cook,
 * because an ID is unique per cook only, and no diary does.
 */
const DiarySource = v.union([
  v.strictObject({ food: v.pipe(v.string(), v.regex(/^[a-z-]{1,60}$/)) }),
  v.strictObject({ barcode: Barcode }),
  v.strictObject({ recipeId: RecipeId, cookId: v.exactOptional(UserId) }),
  v.strictObject({ own: v.literal(true) }),
]);
export type DiarySource = v.InferOutput<typeof DiarySource>;

/** Removes the cook from a source before it is stored: they may leave, or delete their account. */
export const withoutCook = (source: DiarySource): DiarySource =>
  'recipeId' in source ? { recipeId: source.recipeId } : source;

const valueUpTo = (most: number) =>
  v.exactOptional(
    v.pipe(
      v.number(),
      v.minValue(0, /*i18n*/ 'diary.value_min'),
      v.maxValue(most, /*i18n*/ 'diary.value_max'),
    ),
  );

/** Values of an own dish, for the whole amount. Unknown ones are absent. */
const OwnNutrition = v.object(
  objectOf(NUTRIENT_NAMES, (name) => valueUpTo(name === 'calories' ? 20_000 : 5_000)),
);

const DiaryFields = {
  id: DiaryEntryId,
  meal: Slot,
  name: v.pipe(
    LineOfText,
    v.minLength(1, /*i18n*/ 'diary.name_needed'),
    v.maxLength(200, /*i18n*/ 'diary.name_long'),
  ),
  source: DiarySource,
  amount: DiaryAmount,
};

/** Body of `POST /api/diary`. */
export const DiaryRequest = v.object({
  ...DiaryFields,
  day: LocalDayText,
  /** Nutrition of an own dish; calculated for everything else. */
  nutrition: v.exactOptional(OwnNutrition),
  /** Time of the tap. */
  at: v.exactOptional(EpochMs),
});
export type DiaryRequest = v.InferOutput<typeof DiaryRequest>;

/** Diary entry as shown. Unknown values are absent. */
export const DiaryEntry = v.object({
  type: v.literal('diary'),
  ...DiaryFields,
  timestamp: EpochMs,
  ...KnownNutrition.entries,
});
export type DiaryEntry = v.InferOutput<typeof DiaryEntry>;

/** Answer to `POST /api/diary`. */
export const LoggedEntry = v.object({ ...DiaryEntry.entries, day: LocalDayText });
export type LoggedEntry = v.InferOutput<typeof LoggedEntry>;
