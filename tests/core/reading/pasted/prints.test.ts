import { expect, test } from 'vitest';
import { readPastedText } from '#core/reading/read-text.ts';

const textsOf = (lines: readonly { readonly text: string }[] | undefined) => lines?.map(({ text }) => text);

test('step numbers without a full stop in a scan are read, and each step is complete', () => {
  const recipe = readPastedText(`142   CAKES & BAKES

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

test('a list that is numbered one, two and three is not read as steps', () => {
  const recipe = readPastedText(`Pfannkuchen

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

test('a remark in brackets below a printed ingredient belongs to the ingredient', () => {
  const recipe = readPastedText(`Sauerbraten

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
])('a time after the heading of the method does not become a step: %s', (time) => {
  const recipe = readPastedText(
    `Gulasch\n\n500 g Rind\n2 Zwiebeln\n\nZubereitung: 20 Min.\n${time}\n\n1. Rind anbraten.\n2. Alles schmoren.`,
  );
  expect(textsOf(recipe?.instructions)).toEqual(['Rind anbraten.', 'Alles schmoren.']);
});

test.each([
  ['Big Dave’s Cook-off Chili', 'en'],
  ['Total Crunch Salad', 'en'],
  ['Prep-ahead Lasagne', 'en'],
  ['Oat Bake with Berries', 'en'],
])('a title may begin like the label of a time: %s', (title) => {
  expect(readPastedText(`${title}\n\n2 lbs beef\n1 onion\n\nBrown the beef.\nSimmer it.`)?.title).toBe(title);
});

test.each([
  ['150g sugar (I use 100)', '150g sugar (I use 100)'],
  ['2 eggs (we take 3)', '2 eggs (we take 3)'],
  ['200 g Mehl (ich nehme 180)', '200 g Mehl (ich nehme 180)'],
])('a remark in brackets does not begin a list: %s', (line, ingredient) => {
  expect(textsOf(readPastedText(`Cake\n\n${line}\n100 g butter\n\nMix it.\nBake it.`)?.ingredients)).toEqual([
    ingredient,
    '100 g butter',
  ]);
});

test.each([
  'Voice message 1:52',
  'Edited 22 Jan at 21:18',
  'Posted by u/broth 6 years ago',
  '(Tante Hilde, 1958)',
])('a line about the message does not become the title: %s', (line) => {
  const recipe = readPastedText(`${line}\n\nPierogi\n\n500 g flour\n2 eggs\n\nKnead the dough.\nBoil them.`);
  expect(recipe?.title).toBe('Pierogi');
});

test.each([
  ['en', 'ROAST PORK\n\n2 LB PORK\n1 TSP SALT\n\nRUB THE PORK WITH SALT.\nROAST IT FOR 2 HOURS.'],
  ['en', 'EGGS\n\n6 EGGS\n1 CUP VINEGAR\n\nBOIL THE EGGS AND PEEL THEM.\nKEEP IN A JAR FOR 3 DAYS.'],
  ['de', 'GULASCH\n\n500 G RIND\n2 ZWIEBELN\n\nFLEISCH SCHARF ANBRATEN.\nZWIEBELN DAZU UND ALLES SCHMOREN.'],
])('a recipe in capitals only keeps its steps (%s)', (_, text) => {
  const recipe = readPastedText(text);
  expect(textsOf(recipe?.ingredients)).toEqual(text.split('\n').slice(2, 4));
  expect(textsOf(recipe?.instructions)).toEqual(text.split('\n').slice(5));
});

test.each([
  [
    'a card in capitals',
    'BARLEY SOUP\n\n1 LB. BEEF\n1 ONION\n\nBROWN THE BEEF AND THE ONION.\nBRING ALL OF IT TO A BOIL, THEN SIMMER FOR AN HOUR\nOR UNTIL IT IS TENDER.',
    [
      'BROWN THE BEEF AND THE ONION.',
      'BRING ALL OF IT TO A BOIL, THEN SIMMER FOR AN HOUR OR UNTIL IT IS TENDER.',
    ],
  ],
  [
    'a paragraph whose sentence ends with a line',
    'Bean chutney\n\n2 lb beans\n1 lb sugar\n\nSlice the beans and boil them in salted water until they are tender.\nDrain them in a colander, and chop the onions as finely as you can,\nfor they take long.\n\nBoil it all with the sugar for half an hour in the largest of pans.\nPot into jars.',
    [
      'Slice the beans and boil them in salted water until they are tender. Drain them in a colander, and chop the onions as finely as you can, for they take long.',
      'Boil it all with the sugar for half an hour in the largest of pans.',
      'Pot into jars.',
    ],
  ],
])('steps that are wrapped in print are complete: %s', (_, text, steps) => {
  expect(textsOf(readPastedText(text)?.instructions)).toEqual(steps);
});

test('an ingredient that is wrapped in a column is complete, and the next part stays apart', () => {
  const text =
    'PUDDINGS & PIES      87\n\nTreacle Tart\n\nfor the pastry\n225g plain flour, plus extra\nfor dusting\n1 pint buttermilk (more if\nflour is dry)\n2-3 tbsp iced water\nfor the filling\n2 balls of stem ginger,\nfinely chopped\n\nRub the butter into the flour and warm the syrup in a large pan, then\nstir in the crumbs.\n\nPUDDINGS & PIES      88\n\nPour into the case and bake it for half an hour, until it is golden and\nset.';
  const recipe = readPastedText(text);
  expect(recipe?.title).toBe('Treacle Tart');
  expect(textsOf(recipe?.ingredients)).toEqual([
    '225g plain flour, plus extra for dusting',
    '1 pint buttermilk (more if flour is dry)',
    '2-3 tbsp iced water',
    '2 balls of stem ginger, finely chopped',
  ]);
  expect(recipe?.instructions).toHaveLength(2);
});

test.each([
  'Pancakes\n\n250 g flour\n3 eggs\n\nMethod: 1. Mix it all. 2. 20 minutes of rest. 3. Fry in butter.\nServe.',
  'Pancakes\n\n250 g flour\n3 eggs\n\n1️⃣ Mix it all. 2️⃣ 20 minutes of rest. 3️⃣ Fry in butter.\nServe.',
  'Pancakes\n\n250 g flour\n3 eggs\n\nStep 1/3\nMix it all.\nStep 2/3\n20 minutes of rest.\nStep 3/3\nFry in butter.\nServe.',
])('steps that are numbered within a line, or as 1 of 5, are split: %s', (text) => {
  expect(textsOf(readPastedText(text)?.instructions)?.slice(0, 3)).toEqual([
    'Mix it all.',
    '20 minutes of rest.',
    expect.stringMatching(/^Fry in butter\./),
  ]);
});

test.each([
  [
    'en',
    'The Rainy Day Oven\nAbout us\n\nZucchini Loaf\nPrep: 10 min | Cook: 50 min | Yield: one loaf\nINGREDIENTS\n2 eggs\n200 g flour\n\nMix it.\nBake it.',
    'Zucchini Loaf',
  ],
  [
    'de',
    'Werbung da Markennennung\n\nApfelschnecken\n\nergibt 12 Stück\n\nZUTATEN\n200 g Milch\n60 g Zucker\n\nAlles verkneten.\nBei 180 Grad backen.',
    'Apfelschnecken',
  ],
  [
    'de',
    'Rezepte aus Omas Küche\n\nButterzopf\nErgibt 2 Zöpfe\n\n1 kg Mehl\n150 g Butter\n\nAlles verkneten.\nBei 180 Grad backen.',
    'Butterzopf',
  ],
])('the name next to the list becomes the title (%s)', (_, text, title) => {
  expect(readPastedText(text)?.title).toBe(title);
});

test('the yield of a recipe is found in a paragraph, too', () => {
  const text =
    'Here is the chutney that I was going on about when we met at the show, it comes from my sister-in-law in Ludlow and is old. Makes about 6 jars.\n\n2 lb beans\n1 lb sugar\n\nBoil the beans.\nStir in the sugar.';
  expect(readPastedText(text)?.yields).toBe('6 jars');
});
