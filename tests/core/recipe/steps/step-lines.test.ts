import { expect, test } from 'vitest';
import { linesOfStep } from '#core/recipe/steps/step-lines.ts';

const namedBy = (step: string, names: readonly string[]) =>
  linesOfStep(
    step,
    names.map((name) => ({ line: { name } })),
  ).named.map(({ line }) => line.name);

test.each([
  [
    'Warm the oil and add the tomatoes.',
    ['olive oil', 'vine tomatoes', 'leek'],
    ['olive oil', 'vine tomatoes'],
  ],
  ['Season with pepper.', ['salt and black pepper', 'peppercorns'], ['salt and black pepper']],
  ['Die Tomaten mit den Äpfeln mischen.', ['Rispentomaten', 'Apfel', 'Salz'], ['Rispentomaten', 'Apfel']],
  ['Heat the oven.', ['bread'], []],
])('%s needs of %j: %j', (step, names, named) => {
  expect(namedBy(step, names)).toEqual(named);
});
