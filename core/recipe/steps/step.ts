import * as v from 'valibot';
import { Unit } from '../../nutrition/units.ts';

/** Place in a step's text: UTF-16 offsets, end excluded. */
const PLACE = { start: v.number(), end: v.number() };

/** Duration in a step: "10–12 minutes". */
const Timer = v.object({
  ...PLACE,
  seconds: v.number(),
  upToSeconds: v.optional(v.number()),
  /** Timed activity in the recipe's language: "Simmer". */
  name: v.optional(v.string()),
});
export type Timer = v.InferOutput<typeof Timer>;

const Temperature = v.object({
  ...PLACE,
  degrees: v.number(),
  upTo: v.optional(v.number()),
  /** Celsius, Fahrenheit, or British gas mark. */
  scale: v.picklist(['C', 'F', 'gas']),
  /** Fan oven, or core of the food; absent for other ovens, oil and water. */
  of: v.optional(v.picklist(['fan', 'core'])),
});
export type Temperature = v.InferOutput<typeof Temperature>;

/** Amount of an ingredient, number and unit without the food: "100 ml", "2 eggs", "half". */
const StepAmount = v.object({
  ...PLACE,
  quantity: v.number(),
  upTo: v.optional(v.number()),
  unit: v.optional(Unit),
  /** True for a share of a line's amount, "half the onions", which is not scaled. */
  isShare: v.optional(v.literal(true)),
});
export type StepAmount = v.InferOutput<typeof StepAmount>;

/** Step of a recipe, with marks in text order. */
export const Step = v.object({
  text: v.string(),
  section: v.optional(v.string()),
  timers: v.optional(v.array(Timer)),
  temperatures: v.optional(v.array(Temperature)),
  amounts: v.optional(v.array(StepAmount)),
});
export type Step = v.InferOutput<typeof Step>;

type Marks = {
  readonly timers: readonly Timer[];
  readonly temperatures: readonly Temperature[];
  readonly amounts: readonly StepAmount[];
};

/** Returns a step with its marks. Empty lists are left out. */
export const stepOf = (text: string, marks: Marks): Step => ({
  text,
  ...Object.fromEntries(Object.entries(marks).filter(([, each]) => each.length > 0)),
});
