import { expect, test } from 'vitest';
import { readStep } from '#core/reading/files/cooklang-step.ts';
import { markdownLines } from '#core/reading/files/fields.ts';
import { readText } from '#core/reading/read-text.ts';
import type { RawLine, RawRecipe } from '#core/reading/raw-recipe.ts';
import { headingIn } from '#core/recipe/lines/heading.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

const told = (lines: readonly RawLine[] = []) =>
  lines.map(({ section, text }) => (section === undefined ? text : `${section}: ${text}`));

const read = (recipe: RawRecipe | undefined) => ({
  title: recipe?.title,
  yields: recipe?.yields,
  ingredients: told(recipe?.ingredients),
  steps: told(recipe?.instructions),
});

test('Markdown headings name the dish and the parts of the list and of the steps', () => {
  const text = `# Curry

## Ingredients

### Marinade
- 200 g yogurt
- 1 tsp salt

### Whole spices
- 2 bay leaves

## Instructions

### Marinate
1. Mix the yogurt and salt.
2. Leave for 1 hour.

### Cook
3. Bake 40 minutes.
4. Cook 1 hour 30 minutes.
5. Bake.`;
  expect(read(readText(text))).toEqual({
    title: 'Curry',
    yields: undefined,
    ingredients: ['Marinade: 200 g yogurt', 'Marinade: 1 tsp salt', 'Whole spices: 2 bay leaves'],
    steps: [
      'Marinate: Mix the yogurt and salt.',
      'Marinate: Leave for 1 hour.',
      'Cook: Bake 40 minutes.',
      'Cook: Cook 1 hour 30 minutes.',
      'Cook: Bake.',
    ],
  });
});

test('A heading of the whole list may stand above other headings: "# Ingredients"', () => {
  const text =
    '# Zutaten\n\n## Teig\n200 g Mehl\n100 g Butter\n\n### Füllung\n3 Äpfel\n\n# Zubereitung\n1. Mehl und Butter verkneten.\n2. Backzeit 20 Min.';
  expect(read(readText(text))).toMatchObject({
    ingredients: ['Teig: 200 g Mehl', 'Teig: 100 g Butter', 'Füllung: 3 Äpfel'],
    steps: ['Mehl und Butter verkneten.', 'Backzeit 20 Min.'],
  });
});

test.each([
  ['[Dough]', 'Dough'],
  ['[For the sauce]', 'For the sauce'],
  ['[Füllung]:', 'Füllung'],
  ['[2 eggs]', undefined],
  ['[ ] 2 eggs', undefined],
  ['Mix [or shake] well', undefined],
] as const)('A line in brackets is a heading: %s', (line, heading) => {
  expect(headingIn(line)).toBe(heading);
  expect(parseLine(line, 'en').role === 'heading').toBe(heading !== undefined);
});

test('Headings in brackets separate list and steps, and a label does not become part of the title', () => {
  const text = `Title: Pie
Servings: 6

Ingredients:
[Dough]
200 g flour
100 g butter
[Filling]
3 apples

Instructions:
[Dough]
Knead the flour and butter.
[Filling]
Cut the apples.
Bake for 40 minutes.`;
  expect(read(readText(text))).toEqual({
    title: 'Pie',
    yields: '6',
    ingredients: ['Dough: 200 g flour', 'Dough: 100 g butter', 'Filling: 3 apples'],
    steps: [
      'Dough: Knead the flour and butter.',
      'Filling: Cut the apples.',
      'Filling: Bake for 40 minutes.',
    ],
  });
});

test.each([
  ['title: Pumpkin soup\nservings: 6', { title: 'Pumpkin soup', yields: '6' }],
  [
    'layout: post\ntitle:  "Chewy Brownies"\nyield: 16 squares\nprep_time: 15 minutes',
    { title: 'Chewy Brownies', yields: '16 squares', prepTime: 15 },
  ],
  ["title: 'Mum: dal'\ntags: [soup, quick]\nportions: 2", { title: 'Mum: dal', yields: '2' }],
  ['titel: Kürbissuppe\nportionen: 3', { title: 'Kürbissuppe', yields: '3' }],
] as const)('The front matter of a note gives dish and servings: %s', (fields, wanted) => {
  const text = `---\n${fields}\n---\n\n* 1 kg pumpkin\n* 1 onion\n* 1 l stock\n\nChop the pumpkin and onion.\nCook in the stock for 25 minutes.`;
  const recipe = readText(text);
  expect(recipe).toMatchObject(wanted);
  expect(recipe?.ingredients).toHaveLength(3);
});

test.each([
  ['1 tb Lemon juice', 'tbsp', 'lemon-juice'],
  ['1 ts Cinnamon', 'tsp', 'cinnamon'],
  ['1 cn Condensed milk', 'can', 'condensed-milk'],
  ['1 pk Yeast', 'packet', 'dried-yeast'],
  ['2 lg Eggs', 'piece', 'egg'],
  ['1 ea Onion', 'piece', 'onion'],
] as const)('Units of Meal-Master are read: %s', (text, unit, food) => {
  expect(parseLine(text, 'en')).toMatchObject({ unit, food });
});

test('An asterisk after an amount of Cooklang is dropped, and a picture does not become a step', () => {
  expect(readStep('Boil @water{60*%ml} with @salt{1%tsp} and @bay leaves{2*}.').ingredients).toEqual([
    { name: 'water', amount: '60 ml', note: '' },
    { name: 'salt', amount: '1 tsp', note: '' },
    { name: 'bay leaves', amount: '2', note: '' },
  ]);
  expect(
    markdownLines(
      'Stir the dough.\n![step 2](/api/media/recipes/1/assets/a.webp "dough")\nSee [this](https://a.example).',
    ),
  ).toEqual(['Stir the dough.', 'See this.']);
});
