import { DraftLine, lineOf } from '#core/generation/draft/draft.ts';
import type { Language } from '#core/language.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { LINES } from '#tests/cases/lines.ts';
import * as v from 'valibot';
import { dishesNearEnergy } from './dish-energy.ts';
import { rightOf, shareOfWeight, type Figure } from './gates.ts';

// Measures lines of drafts, converted by `lineOf` as in production. The drafts are made of the lines and dishes that
// `reading.ts` measures. `parseLine` splits them, because a model names food, quantity and weight separately.

const TOO_LARGE = 10;

/**
 * Returns the line that a model would write. Food and name are the same words in the recipe's language: the English
 * name that a model adds is unknown here and would make matching easier. A unit that models do not use is left out;
 * they convert to metric ones. The weight then stands alone.
 */
function draftOf(text: string, language: Language, grams?: number): DraftLine | undefined {
  const { name, quantity = null, unit = null, note = null, grams: read = 0 } = parseLine(text, language);
  const line = { food: name, name, grams: grams ?? read, note };
  const measured = v.safeParse(DraftLine, { ...line, quantity, unit });
  if (measured.success) return measured.output;
  const weighed = v.safeParse(DraftLine, { ...line, quantity: null, unit: null });
  return weighed.success ? weighed.output : undefined;
}

function served(text: string, language: Language, grams?: number): Line | undefined {
  const draft = draftOf(text, language, grams);
  return draft && lineOf(draft, language);
}

/** Measures how many g of known lines are matched to the right food. */
export const draftedMatched = (): Figure =>
  shareOfWeight('drafted matched', LINES, ({ text, language, grams, food }) => {
    return food !== undefined && served(text, language, grams)?.food === food;
  });

/** Measures the energy of the dishes from drafted lines. */
export const draftedDishes = (): Figure =>
  dishesNearEnergy('drafted dishes', ({ lines, language }) =>
    lines.flatMap((text) => served(text, language) ?? []),
  );

/** Measures how many weights that a model writes ten times too large are corrected to within 5 % of the right one. */
export const wrongWeightsMended = (): Figure =>
  rightOf(
    'drafted weights',
    LINES.filter(({ text, language, grams = 0, food }) => {
      const draft = draftOf(text, language, grams * TOO_LARGE);
      return food !== undefined && grams > 0 && typeof draft?.quantity === 'number' && draft.unit !== null;
    }),
    ({ text, language, grams = 0 }) =>
      Math.abs((served(text, language, grams * TOO_LARGE)?.grams ?? 0) / grams - 1) <= 0.05,
    ({ text }) => text,
  );
