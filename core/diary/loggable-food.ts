import * as v from 'valibot';
import { DiaryAmount } from './amount.ts';

/** A food of the table with its usual portions, the most common one first. */
export const LoggableFood = v.object({
  food: v.string(),
  name: v.string(),
  portions: v.array(v.object({ amount: DiaryAmount, grams: v.number() })),
});
export type LoggableFood = v.InferOutput<typeof LoggableFood>;
