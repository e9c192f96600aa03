import * as v from 'valibot';
import { Line } from '../../recipe/lines/line.ts';
import { Difficulty } from '../../recipe/facts/difficulty.ts';
import { RecipeNotes } from '../../recipe/recipe.ts';
import type { Tokens } from './model.ts';

/** Complete part of a recipe, sent while the recipe is being written. */
export const RecipePart = v.variant('part', [
  v.object({ part: v.literal('title'), title: v.string() }),
  v.object({
    part: v.literal('facts'),
    prepTime: v.number(),
    activeTime: v.exactOptional(v.number()),
    difficulty: Difficulty,
    servings: v.number(),
  }),
  v.object({ part: v.literal('line'), line: Line }),
  v.object({ part: v.literal('step'), text: v.string(), section: v.exactOptional(v.string()) }),
  v.object({ part: v.literal('notes'), notes: RecipeNotes }),
]);
export type RecipePart = v.InferOutput<typeof RecipePart>;

/** Detected foods, named in the user's language. */
export const DetectedFoods = v.object({ foods: v.array(v.string()) });

export type GenerationEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'ingredients'; readonly foods: readonly string[] }
  | { readonly type: 'partial'; readonly part: RecipePart }
  /** The parts sent so far are invalid. The recipe is being rewritten. */
  | { readonly type: 'again' }
  /** A model call has ended. For metrics, not for the user. */
  | {
      readonly type: 'model call';
      readonly model: string;
      readonly prompt: string;
      readonly outcome: string;
      /** Error description without any words of request or answer. */
      readonly detail?: string;
      /** True if the model answered, even invalidly. False if it was unavailable or timed out. */
      readonly isAnswered: boolean;
      readonly tokens: Tokens;
      /** Millionths of a US dollar. Absent for a model without a price. */
      readonly cost?: number;
      /** Spent share of the day's budget after this call, 0 to 1. */
      readonly budgetUsed?: number;
      readonly ms: number;
    };

export type EmitGenerationEvent = (event: GenerationEvent) => void;
