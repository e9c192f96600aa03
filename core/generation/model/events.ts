import * as v from 'valibot';
import { Line } from '../../recipe/lines/line.ts';
import { Difficulty } from '../../recipe/recipe.ts';
import type { Tokens } from './model.ts';

/** What becomes known of a recipe while it is written, complete piece by complete piece. */
export const RecipePart = v.variant('part', [
  v.object({ part: v.literal('title'), title: v.string() }),
  v.object({
    part: v.literal('facts'),
    prepTime: v.number(),
    difficulty: Difficulty,
    servings: v.number(),
  }),
  v.object({ part: v.literal('line'), line: Line }),
  v.object({ part: v.literal('step'), text: v.string() }),
]);
export type RecipePart = v.InferOutput<typeof RecipePart>;

/** The foods that were seen, as the cook calls them. */
export const DetectedFoods = v.object({ foods: v.array(v.string()) });

/** What the author tells while it works. */
export type GenerationEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'ingredients'; readonly foods: readonly string[] }
  | { readonly type: 'partial'; readonly part: RecipePart }
  /** What was told of the recipe so far does not hold; it is being written anew. */
  | { readonly type: 'again' }
  /** One question to a model has ended; for the books, not for the cook. */
  | {
      readonly type: 'asked';
      readonly model: string;
      /** Which prompt it was asked with. */
      readonly prompt: string;
      readonly outcome: string;
      /** What went wrong, without a word of question or answer. */
      readonly detail?: string;
      /** Whether the model had its say, whatever that was worth; not where it was away, or took too long. */
      readonly isAnswered: boolean;
      readonly tokens: Tokens;
      /** Millionths of a US dollar; absent where nobody is paid. */
      readonly cost?: number;
      /** What the day has come to by it, 1 for all that it may. */
      readonly budgetUsed?: number;
      /** How long it took. */
      readonly ms: number;
    };

export type EmitGenerationEvent = (event: GenerationEvent) => void;
