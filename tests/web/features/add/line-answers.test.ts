import { expect, test } from 'vitest';
import { answersTo } from '#web/features/add/review/line-answers.ts';

const inGerman = { language: 'de', shownIn: 'en', servings: 4 } as const;

test('for a food without an amount, its usual amount is offered', () => {
  const [answer] = answersTo({ text: 'etwas Butter für das Blech', why: 'no-amount', ...inGerman });
  expect(answer).toMatchObject({ type: 'count' });
  expect(answer?.text).toMatch(/^\d+ g Butter/);
});

test('A line of two foods offers both, with its amount', () => {
  const answers = answersTo({ text: '1,2 kg Pflaumen oder Äpfel', why: 'which-food', ...inGerman });
  expect(answers).toEqual([
    { type: 'choose', name: 'plums', text: '1,2 kg Pflaumen' },
    { type: 'choose', name: 'apples', text: '1,2 kg Äpfel' },
  ]);
});

test.each([
  ['100 g Butter, ersatzweise Margarine', '100 g Butter', '100 g Margarine'],
  ['50 g Butter/Margarine', '50 g Butter', '50 g Margarine'],
  ['2 EL Honig bzw. Ahornsirup', '2 EL Honig', '2 EL Ahornsirup'],
])('A line is recognised as a choice in any wording: %s', (text, ...texts) => {
  expect(answersTo({ text, why: 'which-food', ...inGerman }).map((answer) => answer.text)).toEqual(texts);
});

test('A line with a mistyped food offers the likely foods, with its amount', () => {
  expect(answersTo({ text: '200 g Buter, weich', why: 'unknown-food', ...inGerman })).toEqual([
    { type: 'choose', name: 'butter', text: '200 g Butter, weich' },
  ]);
  expect(
    answersTo({
      text: '30ml Napolina Olive Oil',
      why: 'unknown-food',
      servings: 4,
      language: 'en',
      shownIn: 'de',
    }),
  ).toEqual([{ type: 'choose', name: 'Olivenöl', text: '30ml Olive Oil' }]);
});

test.each([
  ['en', '3 egs', '3 eggs'],
  ['en', '1 carot', '1 carrot'],
  ['de', '3 Eeir', '3 Eier'],
  ['en', '2 carots', '2 carrots'],
] as const)('A mistyped food stays singular or plural, in %s: %s', (language, text, meant) => {
  const asked = { text, why: 'unknown-food', servings: 4, language, shownIn: language } as const;
  expect(answersTo(asked).map((answer) => answer.text)).toContain(meant);
});

test('a line without a known food can only be kept or changed', () => {
  expect(answersTo({ text: '3 Feenflügel', why: 'unknown-food', ...inGerman })).toEqual([]);
  expect(answersTo({ text: 'etwas Zwurbel', why: 'no-amount', ...inGerman })).toEqual([]);
});
