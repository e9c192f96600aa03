import { lineOf } from '#core/generation/draft/draft.ts';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { unusedOf } from '#core/generation/ingredients-check.ts';
import { Language } from '#core/language.ts';
import { GRAMS } from '#tests/cases/grams.ts';
import { KEPT, NOT_KEPT } from '#tests/cases/kinds.ts';
import { rightOf, type Figure } from './gates.ts';

/** Measures how many weights of a model, right and wrong ones, count as they should. */
export const gramsKept = (): Figure =>
  rightOf(
    'grams kept',
    GRAMS,
    ({ served, ...line }) => lineOf({ name: line.food, note: null, ...line }, 'en').grams === served,
    ({ food, quantity, unit, grams }) => `${quantity} ${unit} of ${food}: ${grams} g`,
  );

/** Measures how many ticks are kept by a kind of the food, and by nothing that is only called alike. */
export const ticksKept = (): Figure =>
  rightOf(
    'ticks kept',
    [
      ...KEPT.map((pair) => ({ pair, isKept: true })),
      ...NOT_KEPT.map((pair) => ({ pair, isKept: false })),
    ].flatMap(({ pair: [ticked, en, de], isKept }) =>
      Language.options.map((language) => ({
        language,
        ticked,
        food: en,
        name: { en, de }[language],
        isKept,
      })),
    ),
    ({ language, ticked, food, name, isKept }) => {
      const line = { food, name, quantity: null, unit: null, grams: 100, note: null };
      const ingredients = { ...NO_INGREDIENTS, confirmed: [{ food: ticked }] };
      return (unusedOf([line], ingredients, language).length === 0) === isKept;
    },
    ({ ticked, name }) => `${ticked}: ${name}`,
  );
