import * as v from 'valibot';
import { UnreachableReason } from '#core/reading/errors.ts';
import { RawRecipe } from '#core/reading/raw-recipe.ts';
import { Language } from '#core/language.ts';

export const FetchRequest = v.union([
  v.object({ wants: v.picklist(['recipe', 'picture']), url: v.string(), language: Language }),
  v.object({ wants: v.literal('reading'), html: v.string(), url: v.optional(v.string()) }),
  v.object({ wants: v.literal('reading'), text: v.string() }),
]);
export type FetchRequest = v.InferOutput<typeof FetchRequest>;

/** First line of the answer, as JSON. The bytes of a picture follow: within JSON they would be too large for Lambda. */
export const FetchAnswer = v.variant('type', [
  v.object({ type: v.literal('recipe'), recipe: RawRecipe }),
  v.object({ type: v.literal('no recipe') }),
  v.object({
    type: v.literal('picture'),
    picture: v.picklist(['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  }),
  v.object({ type: v.literal('unreachable'), reason: UnreachableReason }),
]);
export type FetchAnswer = v.InferOutput<typeof FetchAnswer>;

const END_OF_LINE = 10;

/** Encodes an answer and its bytes. */
export const encodeAnswer = (answer: FetchAnswer, bytes: Uint8Array = new Uint8Array()): Uint8Array =>
  Buffer.concat([Buffer.from(`${JSON.stringify(answer)}\n`), bytes]);

/** @throws if it is not an answer */
export function decodeAnswer(encoded: Uint8Array): {
  readonly answer: FetchAnswer;
  readonly bytes: Uint8Array;
} {
  const end = encoded.indexOf(END_OF_LINE);
  const answer = v.parse(FetchAnswer, JSON.parse(Buffer.from(encoded.subarray(0, end)).toString()));
  return { answer, bytes: encoded.subarray(end + 1) };
}
