import { expect, test } from 'vitest';
import { rolesOf } from '#core/reading/pasted/best-roles.ts';
import { featuresOf } from '#core/reading/pasted/line-features.ts';
import { chatIn } from '#core/reading/pasted/chat.ts';
import { unwrapped } from '#core/reading/pasted/printed.ts';
import { pastedLines } from '#core/reading/pasted/pasted-lines.ts';
import { WEIGHTS } from '#core/reading/pasted/weights.ts';
import { GERMAN_FIRST } from '../../cases/pasted/marked/german-first.ts';
import { ENGLISH_FIRST } from '../../cases/pasted/marked/english-first.ts';
import { markedTexts } from '../../cases/pasted/marked/marked-text.ts';

const rolesIn = (text: string) => {
  const { lines, language } = pastedLines(text, { chatIn, unwrapped });
  return rolesOf(lines, language);
};

test('the role of a line depends on its neighbours: salt is an ingredient in a list, and none in a letter', () => {
  expect(rolesIn('Dal\n\n1 cup lentils\nsalt\n2 cups water\n\nBoil the lentils.\nAdd salt.')).toEqual([
    'title',
    'ingredient',
    'ingredient',
    'ingredient',
    'step',
    'step',
  ]);
  expect(rolesIn('Dear Tom,\nsalt\nSee you soon!')).not.toContain('ingredient');
});

test.each([
  ['Dal\n\n1 cup lentils\n2 cups water\n\nBoil the lentils in the water.', ['ingredient', 'step']],
  [
    'Dal\n\nMethod\nBoil it all.\nStir well.\n\nIngredients\n1 cup lentils\n2 cups water',
    ['step', 'ingredient'],
  ],
])('the list may stand before or after the steps: %j', (text, order) => {
  const roles = rolesIn(text).filter((role) => role === 'ingredient' || role === 'step');
  expect([...new Set(roles)]).toEqual(order);
});

test('lines after the recipe do not belong to it', () => {
  expect(rolesIn('Dal\n1 cup lentils\n2 cups water\n\nBoil the lentils.\n\nComments\nI love it')).toEqual(
    expect.arrayContaining(['title', 'ingredient', 'step', 'after']),
  );
});

test('each weighted feature occurs in some line', () => {
  const page = [
    { text: 'Method', level: 2 },
    { text: '1 egg', isItem: true },
    { text: '2 cups milk', isItem: true },
    { text: 'Whisk the egg.', isItem: true },
    { text: 'Fry it in butter.', isItem: true },
    { text: 'Step 2' },
    { text: 'One pot pasta' },
    { text: 'Topping', level: 2 },
    { text: 'Freezes well.' },
    { text: 'oh nice', role: 'said' as const },
  ];
  const pasted = [...markedTexts(ENGLISH_FIRST), ...markedTexts(GERMAN_FIRST)].map(({ text }) =>
    pastedLines(text, { chatIn, unwrapped }),
  );
  const found = [...pasted, { lines: page, language: 'en' as const }].flatMap(({ lines, language }) =>
    featuresOf(lines, language).flat(),
  );
  expect(Object.keys(WEIGHTS).filter((feature) => !new Set<string>(found).has(feature))).toEqual([]);
});
