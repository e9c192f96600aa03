import { expect, test } from 'vitest';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { linesBesideStep } from '#core/recipe/scaling/step-amounts-beside.ts';
import { servedText } from '#core/recipe/scaling/scale-step.ts';
import { aheadOf } from '#core/recipe/steps/ahead.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import type { Language } from '#core/language.ts';

const stepsIn = (language: Language, ...texts: string[]) => texts.map((text) => markedStep(text, language));
const linesIn = (language: Language, ...texts: string[]) => texts.map((text) => parseLine(text, language));

test.each([
  [
    'en',
    ['50 g butter, softened', '250 g flour'],
    ['Knead the dough.', 'Let it rest for 45 minutes.', 'Bake at 180 °C for 35 minutes.'],
    ['line 0', 'oven 3', 'wait 2'],
  ],
  [
    'de',
    ['50 g Butter, zimmerwarm', '250 g Mehl'],
    ['Den Teig kneten.', 'Den Teig 45 Minuten ruhen lassen.', 'Bei 180 °C im Ofen 35 Minuten backen.'],
    ['line 0', 'oven 3', 'wait 2'],
  ],
  ['en', ['2 eggs'], ['Heat the oven to 200 °C.', 'Bake for 10 minutes.'], []],
  ['en', ['1 l oil'], ['Warm up.', 'Fry in oil at 170 °C until golden.', 'Simmer for 40 minutes.'], []],
  ['en', ['1 chicken'], ['Salt it.', 'Roast it until the core has 75 °C.'], []],
] as const)('in %s, %j and %j need preparation ahead: %j', (language, lines, steps, expected) => {
  const found = aheadOf(stepsIn(language, ...steps), linesIn(language, ...lines));
  expect(found.map((each) => `${each.type} ${each.type === 'line' ? each.line : each.step}`)).toEqual(
    expected,
  );
});

test('the amount of a food without an amount is shown beside the step', () => {
  const lines = linesIn('en', '300 g tomatoes', '100 g butter', '2 eggs', 'salt');
  const [step] = stepsIn('en', 'Melt 50 g butter, add the tomatoes and salt and half the eggs.');
  expect(step && linesBesideStep(step, lines).map(({ line, number }) => [number, line.name])).toEqual([
    [0, 'tomatoes'],
    [2, 'eggs'],
  ]);
});

test('a step has the amount that the cook has, scaled once; less of one food leaves the others unchanged', () => {
  const lines = linesIn('en', '300 g tomatoes', '100 g butter');
  const [step] = stepsIn('en', 'Melt 100 g butter and add 300 g tomatoes.');
  const text = (factor: number, shares: Record<string, number>) =>
    step && servedText(step, { factor, units: 'metric', language: 'en', of: { lines, servings: 2, shares } });
  expect(text(1, {})).toBe('Melt 100 g butter and add 300 g tomatoes.');
  expect(text(1, { 1: 0.5 })).toBe('Melt 50 g butter and add 300 g tomatoes.');
  expect(text(2, { 1: 0.5 })).toBe('Melt 100 g butter and add 600 g tomatoes.');
  expect(text(1, { 0: 0 })).toBe('Melt 100 g butter and add 0\u00a0g tomatoes.');
});
