import { expect, test } from 'vitest';
import { titleIn } from '#core/reading/pasted/title.ts';

test.each([
  ['Recipe name: Chicken skillet', 'Chicken skillet'],
  ['RECIPE FOR: SOUR CREAM PIE', 'Sour cream pie'],
  ['247. Falscher Hase.', 'Falscher Hase'],
  ['Do: Spinatlasagne', 'Spinatlasagne'],
  ['Deine Marillenknödel', 'Marillenknödel'],
  ['Runner bean chutney as promised', 'Runner bean chutney'],
  ['Banoffee Pie (the proper one)', 'Banoffee Pie'],
  ['Sweet potato casserole???', 'Sweet potato casserole'],
  ['„Tote Oma“', 'Tote Oma'],
])('the title is read without the words beside it: %s', (text, title) => {
  expect(titleIn({ text }, /[äöü]|oma|hase|do:/i.test(text) ? 'de' : 'en')?.title).toBe(title);
});

test.each(['Streuselkuchen vom Blech (Tante Hilde)', 'Sunday roast', 'Mimosa salad'])(
  'a title stays whole: %s',
  (text) => {
    expect(titleIn({ text }, 'en')?.title).toBe(text);
  },
);
