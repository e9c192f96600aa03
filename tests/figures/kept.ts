import { lineOf } from '#core/generation/draft/draft.ts';
import { safeSteps } from '#core/generation/draft/food-safety.ts';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { unusedOf } from '#core/generation/ingredients-check.ts';
import { SAFETY_SENTENCES } from '#core/guard/safety-sentences.ts';
import { Language } from '#core/language.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import { GRAMS } from '#tests/cases/grams.ts';
import { KEPT, NOT_KEPT } from '#tests/cases/kinds.ts';
import { draftOf, SAFE, UNSAFE } from '#tests/cases/safety.ts';
import { TIMELESS } from '#tests/cases/timeless.ts';
import { rightOf, type Figure } from './gates.ts';

/** Measures how many right and wrong weights of a model count as they should. */
export const gramsKept = (): Figure =>
  rightOf(
    'grams kept',
    GRAMS,
    ({ served, ...line }) => lineOf({ name: line.food, note: null, ...line }, 'en').grams === served,
    ({ food, quantity, unit, grams }) => `${quantity} ${unit} of ${food}: ${grams} g`,
  );

/** Measures how many ticked foods are used by their kinds, and by no food with just a similar name. */
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
      return (unusedOf([lineOf(line, language)], ingredients, language).length === 0) === isKept;
    },
    ({ ticked, name }) => `${ticked}: ${name}`,
  );

/** Measures how many recipes that need a safety sentence get it, at its step. */
export const safetySaid = (): Figure =>
  rightOf(
    'safety said',
    UNSAFE,
    ([language, title, foods, steps, at, rule]) => {
      const said = safeSteps(draftOf(title, foods, steps, language), language)[at];
      return said?.endsWith(SAFETY_SENTENCES[rule][language]) ?? false;
    },
    ([, title, , steps]) => `${title}: ${steps}`,
  );

/** Measures how many recipes get a safety sentence that they do not need. */
export function falseWarnings(): Figure {
  const warned = SAFE.filter(([, language, title, foods, steps]) => {
    const draft = draftOf(title, foods, steps, language);
    return safeSteps(draft, language).join() !== draft.steps.join();
  });
  const wrong = warned.map(([why, , title]) => `${title}, although ${why}`);
  return { gate: 'false warnings', count: warned.length, of: SAFE.length, wrong };
}

/** Measures how many steps get a timer for a time without waiting. */
export function idleTimers(): Figure {
  const timed = TIMELESS.filter(([language, step]) => markedStep(step, language).timers !== undefined);
  return {
    gate: 'idle timers',
    count: timed.length,
    of: TIMELESS.length,
    wrong: timed.map(([, step]) => step),
  };
}
