import { expect, test } from 'vitest';
import { readText } from '#core/reading/read-text.ts';

const textsOf = (lines: readonly { readonly text: string }[] | undefined) => lines?.map(({ text }) => text);

test('a scan counts its steps without points, and each is whole', () => {
  const recipe = readText(`142   CAKES & BAKES

LEMON LOAF

225 g self-rais-
ing flour
4 eggs, beaten
1 Preheat the oven to 180°C (350°F),
gas 4. Line a 900 g (2 lb) loaf tin.
2 Beat the butter and sugar until pale and
creamy, then add the eggs one at a time.
Fold in the flour.
3 Bake for 45-50 minutes. Mix the juice
and sugar, and pour over the cake.

142`);
  expect(textsOf(recipe?.ingredients)).toEqual(['225 g self-raising flour', '4 eggs, beaten']);
  expect(textsOf(recipe?.instructions)).toEqual([
    'Preheat the oven to 180°C (350°F), gas 4. Line a 900 g (2 lb) loaf tin.',
    'Beat the butter and sugar until pale and creamy, then add the eggs one at a time. Fold in the flour.',
    'Bake for 45-50 minutes. Mix the juice and sugar, and pour over the cake.',
  ]);
});

test('a list that counts one, two and three is no method', () => {
  const recipe = readText(`Pfannkuchen

1 P. Backp.
2 Eier
3 EL Mehl

1 Eier trennen und das Eiweiß
steif schlagen.
2 Alles verrühren.
3 In der Pfanne braten.`);
  expect(textsOf(recipe?.ingredients)).toEqual(['1 P. Backp.', '2 Eier', '3 EL Mehl']);
  expect(textsOf(recipe?.instructions)).toEqual([
    'Eier trennen und das Eiweiß steif schlagen.',
    'Alles verrühren.',
    'In der Pfanne braten.',
  ]);
});

test('a remark in brackets below a printed ingredient belongs to it', () => {
  const recipe = readText(`Sauerbraten

1,5 kg Rinderbraten
(aus der Schulter)
2 EL Butterschmalz
1 Bund Suppen-
grün

1. Das Fleisch 3 Tage marinieren.
2. Fleisch anbraten und schmoren.`);
  expect(recipe?.ingredients).toEqual([
    { text: '1,5 kg Rinderbraten (aus der Schulter)' },
    { text: '2 EL Butterschmalz' },
    { text: '1 Bund Suppengrün' },
  ]);
});

test.each([
  'Garzeit: ca. 2 Std.',
  'Schmorzeit: 90 Minuten',
  'Ruhezeit: 1 Std.',
  '40 Min. + 3 Tage Marinieren',
])('a time behind the heading of the method is no step: %s', (time) => {
  const recipe = readText(
    `Gulasch\n\n500 g Rind\n2 Zwiebeln\n\nZubereitung: 20 Min.\n${time}\n\n1. Rind anbraten.\n2. Alles schmoren.`,
  );
  expect(textsOf(recipe?.instructions)).toEqual(['Rind anbraten.', 'Alles schmoren.']);
});

test.each([
  ['Big Dave’s Cook-off Chili', 'en'],
  ['Total Crunch Salad', 'en'],
  ['Prep-ahead Lasagne', 'en'],
  ['Oat Bake with Berries', 'en'],
])('a dish may begin like the label of a time: %s', (title) => {
  expect(readText(`${title}\n\n2 lbs beef\n1 onion\n\nBrown the beef.\nSimmer it.`)?.title).toBe(title);
});

test.each([
  ['150g sugar (I use 100)', '150g sugar (I use 100)'],
  ['2 eggs (we take 3)', '2 eggs (we take 3)'],
  ['200 g Mehl (ich nehme 180)', '200 g Mehl (ich nehme 180)'],
])('a remark in brackets begins no list: %s', (line, ingredient) => {
  expect(textsOf(readText(`Cake\n\n${line}\n100 g butter\n\nMix it.\nBake it.`)?.ingredients)).toEqual([
    ingredient,
    '100 g butter',
  ]);
});

test.each([
  'Voice message 1:52',
  'Edited 22 Jan at 21:18',
  'Posted by u/broth 6 years ago',
  '(Tante Hilde, 1958)',
])('a line about the message is no dish: %s', (line) => {
  const recipe = readText(`${line}\n\nPierogi\n\n500 g flour\n2 eggs\n\nKnead the dough.\nBoil them.`);
  expect(recipe?.title).toBe('Pierogi');
});

test.each([
  ['en', 'ROAST PORK\n\n2 LB PORK\n1 TSP SALT\n\nRUB THE PORK WITH SALT.\nROAST IT FOR 2 HOURS.'],
  ['en', 'EGGS\n\n6 EGGS\n1 CUP VINEGAR\n\nBOIL THE EGGS AND PEEL THEM.\nKEEP IN A JAR FOR 3 DAYS.'],
  ['de', 'GULASCH\n\n500 G RIND\n2 ZWIEBELN\n\nFLEISCH SCHARF ANBRATEN.\nZWIEBELN DAZU UND ALLES SCHMOREN.'],
])('a card in nothing but capitals keeps its steps (%s)', (_, text) => {
  const recipe = readText(text);
  expect(textsOf(recipe?.ingredients)).toEqual(text.split('\n').slice(2, 4));
  expect(textsOf(recipe?.instructions)).toEqual(text.split('\n').slice(5));
});
