import * as v from 'valibot';
import { Unit } from '../../nutrition/units.ts';

/** Where in a step's text something stands: UTF-16 offsets, the end not included. */
const PLACE = { start: v.number(), end: v.number() };

/** How long something takes, as the step says it: "10–12 minutes". */
const Timer = v.object({
  ...PLACE,
  seconds: v.number(),
  /** Where the step gives a range, its end. */
  upToSeconds: v.optional(v.number()),
  /** What is timed, in the recipe's language, where the step says it: "Simmer". */
  name: v.optional(v.string()),
});
export type Timer = v.InferOutput<typeof Timer>;

const Temperature = v.object({
  ...PLACE,
  degrees: v.number(),
  upTo: v.optional(v.number()),
  /** Degrees Celsius, Fahrenheit, or the mark of a British gas oven. */
  scale: v.picklist(['C', 'F', 'gas']),
  /** Of an oven with a fan, or of the middle of the food; else of oven, oil or water. */
  of: v.optional(v.picklist(['fan', 'core'])),
});
export type Temperature = v.InferOutput<typeof Temperature>;

/** So much of an ingredient: "100 ml", "2 eggs", "half". Number and unit, without what it is of. */
const StepAmount = v.object({
  ...PLACE,
  quantity: v.number(),
  upTo: v.optional(v.number()),
  unit: v.optional(Unit),
  /** A part of what the lines give, "half the onions": it stays when the recipe is scaled. */
  isShare: v.optional(v.literal(true)),
});
export type StepAmount = v.InferOutput<typeof StepAmount>;

/** A step of a recipe, and what was found in it; each list in the order of the text. */
export const Step = v.object({
  text: v.string(),
  timers: v.optional(v.array(Timer)),
  temperatures: v.optional(v.array(Temperature)),
  amounts: v.optional(v.array(StepAmount)),
});
export type Step = v.InferOutput<typeof Step>;
