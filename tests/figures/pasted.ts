import type { Language } from '#core/language.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { readPastedText } from '#core/reading/read-text.ts';
import { understand } from '#core/reading/understand.ts';
import type { PastedText } from '#tests/cases/pasted/pasted-text.ts';

/** Reads a pasted text into what its case tells: title, ingredients, steps and servings. */
export function readPasted({ text }: Pick<PastedText, 'text'>, language: Language) {
  const raw = readPastedText(text);
  const read = raw && understand(raw, { avoid: NOTHING_AVOIDED, language }).recipe;
  return {
    title: read?.title,
    ingredients: read?.ingredients,
    steps: read?.instructions,
    servings: read?.servings,
  };
}
