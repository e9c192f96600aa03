import type { RecipeInput } from '../recipe-input.ts';
import type { Recipe } from '../recipe.ts';
import { utf8 } from '../../text/utf-8.ts';

/** Leaves room for a translation in an item of DynamoDB, which holds 400 KB. */
const MAX_BYTES = 200_000;

/**
 * Returns true if a recipe is too long to be stored. Texts derived from lines and steps are not stored; translations
 * have room of their own.
 */
export function isTooLong({
  ingredients: _i,
  instructions: _s,
  sections: _p,
  translation: _t,
  ...stored
}: Recipe): boolean {
  return bytesOf(stored) > MAX_BYTES;
}

/**
 * Returns true if a typed recipe will be too long to be stored. Cheaper than reading its lines: counts each text twice,
 * as typed and as read.
 */
export const isInputTooLong = ({ ingredients, instructions }: RecipeInput): boolean =>
  bytesOf([...ingredients, ...instructions]) > MAX_BYTES;

const bytesOf = (stored: unknown): number => utf8(JSON.stringify(stored)).length;
