import { expect, test } from 'vitest';
import { readPastedText, readText } from '#core/reading/read-text.ts';
import { yieldOf } from '#core/reading/understanding/servings.ts';
import { texts } from './page.ts';

test('a pasted English recipe is read with its parts', () => {
  const recipe = readText(`
    Apple crumble
    Print
    ★★★★★ 4.8 from 120 votes
    Serves 6
    Prep time: 20 minutes
    Cook time: 40 mins

    Ingredients
    For the filling:
    1 kg apples
    ½ lemon, juiced
    For the crumble:
    • 150 g flour
    • 100 g butter
    salt

    Method
    1. Heat the oven to 180 °C.
    2. Slice the apples.
    3. Rub the butter into the flour.

    Notes
    Good with cream.
    12 Comments
    Best crumble ever!
  `);
  expect(recipe).toEqual({
    title: 'Apple crumble',
    yields: '6',
    prepTime: 60,
    activeTime: 20,
    ingredients: [
      { text: '1 kg apples', section: 'For the filling' },
      { text: '½ lemon, juiced', section: 'For the filling' },
      { text: '150 g flour', section: 'For the crumble' },
      { text: '100 g butter', section: 'For the crumble' },
      { text: 'salt', section: 'For the crumble' },
    ],
    instructions: [
      { text: 'Heat the oven to 180 °C.' },
      { text: 'Slice the apples.' },
      { text: 'Rub the butter into the flour.' },
    ],
    tags: [],
    language: 'en',
  });
});

test('a pasted German recipe is read', () => {
  const recipe = readText(`Kartoffelsuppe

Zutaten für 4 Personen
800 g Kartoffeln
1 Zwiebel
etwas Salz
1 EL Öl
Zubereitung
Arbeitszeit: 30 Min.
Die Kartoffeln schälen und würfeln.
Mit der Zwiebel im Öl anbraten und mit Wasser ablöschen.
Guten Appetit!`);
  expect(recipe?.title).toBe('Kartoffelsuppe');
  expect(recipe?.yields).toBe('4 Personen');
  expect(recipe?.language).toBe('de');
  expect(texts(recipe?.ingredients)).toEqual(['800 g Kartoffeln', '1 Zwiebel', 'etwas Salz', '1 EL Öl']);
  expect(texts(recipe?.instructions).at(-1)).toBe('Mit der Zwiebel im Öl anbraten und mit Wasser ablöschen.');
});

test('amounts mark the ingredients if there are no headings', () => {
  const recipe = readText(`Lentil salad
250 g lentils
2 carrots
Salt and pepper
3 tbsp olive oil
Boil the lentils for twenty minutes, then drain them.
Grate the carrots and toss everything with the oil.`);
  expect(texts(recipe?.ingredients)).toEqual([
    '250 g lentils',
    '2 carrots',
    'Salt and pepper',
    '3 tbsp olive oil',
  ]);
  expect(texts(recipe?.instructions)).toEqual([
    'Boil the lentils for twenty minutes, then drain them.',
    'Grate the carrots and toss everything with the oil.',
  ]);
});

test('amounts in lines of their own belong to the next line', () => {
  const recipe = readText('Scones\nIngredients\n250 g\nflour\n2\neggs\nMethod\nMix it all and bake.');
  expect(texts(recipe?.ingredients)).toEqual(['250 g flour', '2 eggs']);
});

test('a line after a gap, without an amount, names a part', () => {
  const recipe = readText(
    'Cake\nIngredients\n\nDough\n200 g flour\n2 eggs\n\nIcing\n100 g sugar\nMethod\nBake the cake.',
  );
  expect(recipe?.ingredients.map(({ section }) => section)).toEqual(['Dough', 'Dough', 'Icing']);
});

test.each([
  [''],
  ['Hello, how are you?'],
  ['We walked 3 km.\nIt rained for 2 hours.\nThen we went home and slept until noon.'],
  ['Shopping\nIngredients\nlove\npatience'],
])('a text without a recipe gives no recipe: %j', (text) => {
  expect(readText(text)).toBeUndefined();
});

test('a numbered list of ingredients is read, and numbered steps stay steps even if they begin with an amount', () => {
  const recipe = readText(`Sponge cake

Ingredients
1. 4 eggs
2. 120 g sugar
3. 120 g flour

Method
1. 4 eggs are beaten with the sugar until pale.
2. 120 g flour is folded in with a large spoon.
3. Bake for 25 minutes.`);
  expect(texts(recipe?.ingredients)).toEqual(['4 eggs', '120 g sugar', '120 g flour']);
  expect(texts(recipe?.instructions)).toEqual([
    '4 eggs are beaten with the sugar until pale.',
    '120 g flour is folded in with a large spoon.',
    'Bake for 25 minutes.',
  ]);
});

test('tips and remarks after the steps are kept as notes', () => {
  const recipe = readText(`Flapjacks
200 g oats
100 g butter
3 tbsp honey

Melt the butter with the honey.
Stir in the oats and press into a tin.
Bake at 160 degrees for 25 minutes.

They taste best the day after.
Tip: line the tin with paper.`);
  expect(texts(recipe?.instructions)).toHaveLength(3);
  expect(recipe?.notes).toBe('They taste best the day after.\nline the tin with paper.');
});

test('a printed page with wrapped lines is read without the wrapping', () => {
  const recipe = readPastedText(`CAKES                                  87

PLUM CAKE

200 g plain flour
100 g butter, cut into
   small cubes
500 g plums

1  Rub the butter into the flour until it looks like bread-
crumbs, add enough water to bring it together and chill it for
30 minutes.
2  Cover with the plums and bake.`);
  expect(recipe?.title).toBe('Plum cake');
  expect(texts(recipe?.ingredients)).toEqual([
    '200 g plain flour',
    '100 g butter, cut into small cubes',
    '500 g plums',
  ]);
  expect(texts(recipe?.instructions)).toEqual([
    'Rub the butter into the flour until it looks like breadcrumbs, add enough water to bring it together and chill it for 30 minutes.',
    'Cover with the plums and bake.',
  ]);
});

const LIST = '200 g flour\n2 eggs\n100 ml milk\n\nMix it all well in a bowl.\nFry in a pan.';

test.each([
  ['Pancakes\nServes six', 'six'],
  ['Pancakes\nSix servings', 'Six servings'],
  ['Pfannkuchen\nFür sechs Personen', 'sechs Personen'],
  ['Pancakes for ten', 'ten servings'],
  ['Pancakes, for 6 guests', '6 guests'],
  ['Pfannkuchen für fünf', 'fünf servings'],
  ['Pancakes\nMakes about a dozen', 'a dozen'],
  ['Pancakes\nMakes 2 dozen', '2 dozen'],
  ['Pfannkuchen\nErgibt ein halbes Dutzend', 'ein halbes Dutzend'],
  ['Pancakes\nIt makes one great dinner', undefined],
  ['Kleine Portionen', undefined],
])('a text may give its servings in words: %s', (head, yields) => {
  const recipe = readText(`${head}\n\n${LIST}`);
  expect(recipe?.yields).toBe(yields);
  expect(recipe?.ingredients).toHaveLength(3);
});

test.each(['forty-five minutes', 'eine knappe Stunde', 'ca. 1 1/2 Std.', '1h 15m.'])(
  'a time after the heading of the steps does not become a step: %s',
  (time) => {
    const recipe = readText(
      `Pancakes\nServes 4\n200 g flour\n2 eggs\n1 tbsp oil\n\nPreparation: ${time}\n\nMix it.\nFry it.`,
    );
    expect(recipe?.instructions.map(({ text }) => text)).toEqual(['Mix it.', 'Fry it.']);
  },
);

test.each([
  ['Bake 30 minutes', 'Serve warm.'],
  ['Cook 20 min', 'Serve warm.'],
  ['Rest 2 hours', 'Slice it.'],
  ['30 Minuten backen', 'Warm servieren.'],
  ['Backen 30 Min.', 'Warm servieren.'],
])('a step that is only a verb and a time stays, also without a full stop: %s', (step, last) => {
  const recipe = readText(`Cake\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix it.\n${step}\n${last}`);
  expect(texts(recipe?.instructions)).toEqual(['Mix it.', step, last]);
});

test.each(['Cook time 20 min', 'Cook: 20 min', 'Prep 10 mins, cook 20 mins', 'Baking time: 1 hour'])(
  'a label with a time among the steps does not become a step: %s',
  (label) => {
    const recipe = readText(
      `Cake\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\n${label}\nMix it.\nBake it.`,
    );
    expect(texts(recipe?.instructions)).toEqual(['Mix it.', 'Bake it.']);
  },
);

test.each([
  ['Portionen: 1 Kastenform (12 Stücke)', 12],
  ['Ergibt 1 Blech (20 Stück)', 20],
  ['Makes 1 loaf (10 slices)', 10],
  ['Yield: one loaf (about 12 slices)', 12],
  ['Für eine Kastenform, 14 Scheiben', 14],
  ['Für 1 Springform (26 cm, ca. 16 Stücke)', 16],
  ['Serves 4, 30 minutes', 4],
  ['Serves 4 (350 kcal each)', 4],
])('“%s” in a text gives %i servings', (line, servings) => {
  const recipe = readText(
    `Lemon cake\n${line}\n\nIngredients\n250 g flour\n4 eggs\n\nMethod\n1. Mix.\n2. Bake.`,
  );
  expect(yieldOf(recipe?.yields).servings).toBe(servings);
});
