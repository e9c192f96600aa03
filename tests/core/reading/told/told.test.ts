import { expect, test } from 'vitest';
import { readPastedText } from '#core/reading/read-text.ts';

const textsOf = (lines: readonly { readonly text: string }[] = []) => lines.map(({ text }) => text);
const linesOf = (text: string) => textsOf(readPastedText(text)?.ingredients);
const stepsOf = (text: string) => textsOf(readPastedText(text)?.instructions);

test.each([
  [
    'as an order',
    'Take 200 g flour, two eggs and a bit of milk, whisk, fry in butter',
    ['200 g flour', 'two eggs', 'a bit of milk', 'butter'],
  ],
  [
    'in the first person',
    'Ich brate 300 g Pilze in einem Esslöffel Butter an. Dann lösche ich mit 200 ml Sahne ab. Am Ende würze ich mit Salz.',
    ['300 g Pilze', 'einem Esslöffel Butter', '200 ml Sahne', 'Salz'],
  ],
  [
    'without commas',
    'okay so you need one onion two carrots a tin of lentils and some salt. then you chop the onion and the carrots and fry them in oil for ten minutes.',
    ['one onion', 'two carrots', 'a tin of lentils', 'some salt', 'oil'],
  ],
  [
    'with the amount behind the food',
    'So you need olive oil two tablespoons, one leek and feta, about fifty grams. You slice the leek and fry it in the oil. Crumble the feta over.',
    ['two tablespoons olive oil', 'one leek', 'about fifty grams feta'],
  ],
])('a recipe that is told in sentences has its foods in a list: %s', (_, text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('sentences with what to do are steps, and a sentence with what is needed is none', () => {
  const text =
    'You want half a pound of mince, a tin of tomatoes and 400 g spaghetti. Brown the mince, tip in the tomatoes and let it bubble for half an hour. Boil the spaghetti.';
  expect(stepsOf(text)).toEqual([
    'Brown the mince, tip in the tomatoes and let it bubble for half an hour.',
    'Boil the spaghetti.',
  ]);
});

test('greetings, stories and what the sender eats with it are no steps of a told recipe', () => {
  const text = `Hi Tom! You were after the pea soup. Soften an onion in 20g butter, add 500g frozen peas and 600ml stock and simmer for five minutes. Blend it with a handful of mint. I eat mine with toast. See you Sunday!`;
  expect(readPastedText(text)?.title).toBe('Pea soup');
  expect(stepsOf(text)).toEqual([
    'Soften an onion in 20g butter, add 500g frozen peas and 600ml stock and simmer for five minutes.',
    'Blend it with a handful of mint.',
  ]);
});

test('a food that has its amount is listed once, however often the sentences name it', () => {
  const text =
    'Rühr 125 g Butter mit 150 g Zucker schaumig. Gib drei Eier zur Butter und rühr weiter. Heb 200 g Mehl unter die Butter mit den Eiern.';
  expect(linesOf(text)).toEqual(['125 g Butter', '150 g Zucker', 'drei Eier', '200 g Mehl']);
});

test('times, heat and vessels of a told recipe are no foods', () => {
  const text =
    'Melt 50 g butter in a small pan for two minutes. Stir in 200 g oats and a pinch of salt, press it into a tin and bake it at 180 degrees for 20 minutes.';
  expect(linesOf(text)).toEqual(['50 g butter', '200 g oats', 'a pinch of salt']);
});

test('a list with its steps stays a list, although the steps tell amounts again', () => {
  const text = `Dough\n\nIngredients\n500 g flour\n300 ml water\n\nMethod\nMix 400 g of the flour with 200 ml of the water and 5 g salt. Rest it. Add 100 ml water, 20 ml oil and 50 g flour and knead.`;
  expect(linesOf(text)).toEqual(['500 g flour', '300 ml water']);
});

test.each([
  ['Peel three potatoes and boil them in 1 l stock with a bay leaf. That does us 2 with bread.', '2'],
  ['Koch 300 g Linsen mit einer Zwiebel in 1 l Brühe weich. Das reicht locker für sechs.', 'sechs'],
  ['For five kids I boil 400 g pasta, melt 50 g butter with 100 g cheese and stir it in.', 'five'],
])('servings are read from a sentence: %s', (text, yields) => {
  expect(readPastedText(text)?.yields).toBe(yields);
});
