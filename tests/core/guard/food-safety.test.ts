import { describe, expect, test } from 'vitest';
import { safeSteps } from '#core/generation/draft/food-safety.ts';
import { SAFETY_SENTENCES, type SafetyRule } from '#core/guard/safety-sentences.ts';
import type { Language } from '#core/language.ts';
import { foodByName, FOODS } from '#core/nutrition/foods/foods.ts';
import { draftOf, SAFE, UNSAFE } from '#tests/cases/safety.ts';

describe('a recipe gets a safety sentence', () => {
  test.each(UNSAFE)('%s: %s', (language, title, foods, steps, where, rule) => {
    const draft = draftOf(title, foods, steps, language);
    const safe = safeSteps(draft, language);
    expect(safe).toEqual(
      draft.steps.map((step, index) =>
        index === where ? `${step} ${SAFETY_SENTENCES[rule][language]}` : step,
      ),
    );
    expect(safeSteps({ ...draft, steps: safe }, language)).toEqual(safe);
  });

  test.each(SAFE)('but not if %s', (_, language, title, foods, steps) => {
    const draft = draftOf(title, foods, steps, language);
    expect(safeSteps(draft, language)).toEqual(draft.steps);
  });
});

const RULES = Object.keys(SAFETY_SENTENCES) as readonly SafetyRule[];

test.each(['en', 'de'] as const)(
  'each name of a food has the safety sentence of its row, and no other, in %s',
  (language) => {
    const wrong = FOODS.flatMap(({ id, names, unsafe }) =>
      names[language].flatMap((name) => {
        // A few names mean another food in the other language.
        if (foodByName(name)?.id !== id) return [];
        const text = safeSteps(draftOf('Dinner', name, 'Slice it.', language), language).join(' ');
        const said = RULES.filter((rule) => text.includes(SAFETY_SENTENCES[rule][language]));
        return said.join() === (unsafe ?? '') ? [] : [`${name}: ${said.join()}, not ${unsafe ?? 'none'}`];
      }),
    );
    expect(wrong).toEqual([]);
  },
);

const rulesFor = (language: Language, food: string) => {
  const text = safeSteps(draftOf('Dinner', food, 'Slice it.', language), language).join(' ');
  return RULES.filter((rule) => text.includes(SAFETY_SENTENCES[rule][language]));
};

test.each([
  ['en', 'corn-fed chicken supremes', ['cooked through']],
  ['de', 'Schwarzfeder-Suppenhuhn', ['cooked through']],
  ['de', 'Hähnchen in Zitronensaft', ['cooked through']],
  ['en', 'gizmo / with minced beef', ['cooked through']],
  ['de', 'Rhabarberwürfelchen vom Hof', ['rhubarb']],
  ['en', 'wild heather honey drops', ['honey']],
  ['de', 'schwarze Holunderbeeren vom Strauch', ['elderberries']],
  // Another food because of its longer name, without the danger, or boiled down.
  ['en', 'chicken stock pot', []],
  ['en', 'vegan chicken pieces', []],
  ['en', 'rhubarb jelly', []],
  ['de', 'Holunderbeergelee', []],
  ['de', 'Kaffeebohnen', []],
] as const)(
  'A food without a row gets the safety sentences of a row in its name, in %s: %s',
  (language, food, rules) => {
    expect(rulesFor(language, food)).toEqual(rules);
  },
);
