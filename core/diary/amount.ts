import * as v from 'valibot';
import { UNITS } from '../nutrition/units.ts';

/**
 * Units of what was eaten: those of recipes, a glass of 200 ml, a bowl of 250 ml, and a serving of a dish or a product.
 */
const DiaryUnit = v.picklist([...UNITS, 'glass', 'bowl', 'serving']);
export type DiaryUnit = v.InferOutput<typeof DiaryUnit>;

/** Millilitres of the measures that recipes do not have. */
export const MILLILITRES = { glass: 200, bowl: 250 };

/** Amount that was eaten, to two decimals: "1.5 pieces", "30 g". */
export const DiaryAmount = v.object({
  quantity: v.pipe(
    v.number(/*i18n*/ 'diary.amount_min'),
    v.minValue(0.01, /*i18n*/ 'diary.amount_min'),
    v.maxValue(10_000, /*i18n*/ 'diary.amount_max'),
    v.transform((quantity) => Math.round(quantity * 100) / 100),
  ),
  unit: DiaryUnit,
});
export type DiaryAmount = v.InferOutput<typeof DiaryAmount>;
