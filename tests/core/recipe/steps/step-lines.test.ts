import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodByName, FOODS } from '#core/nutrition/foods/foods.ts';
import { linesOfStep } from '#core/recipe/steps/step-lines.ts';

const foodOf = (name: string) => {
  const food = foodByName(name)?.id;
  return food === undefined ? {} : { food };
};

const namedBy = (step: string, names: readonly string[]) =>
  linesOfStep(
    step,
    names.map((name) => ({ name, ...foodOf(name) })),
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
  ['Stir in the curry powder.', ['stock powder', 'curry powder'], ['curry powder']],
  ['Currypulver einrühren.', ['Gemüsebrühpulver', 'Currypulver'], ['Currypulver']],
  ['Stir in the curry powder.', ['stock powder'], []],
  ['Zwiebeln mit Kartoffeln braten.', ['Zwiebelpulver', 'Kartoffelstärke', 'Zwiebeln'], ['Zwiebeln']],
  ['Add the rice vinegar.', ['rice', 'rice vinegar'], ['rice vinegar']],
  [
    'Add the garlic, then the stock.',
    ['garlic cloves', 'vegetable stock'],
    ['garlic cloves', 'vegetable stock'],
  ],
  [
    'Layer the lasagne, and add the stock.',
    ['lasagne sheets', 'stock cubes'],
    ['lasagne sheets', 'stock cubes'],
  ],
  ['Slice the spring onions.', ['spring rolls'], []],
  ['Toss in half the sesame oil.', ['sunflower oil', 'toasted sesame oil'], ['toasted sesame oil']],
  ['Heat the oil.', ['sunflower oil', 'oil for frying'], ['sunflower oil', 'oil for frying']],
  ['Lauch in Ringe schneiden.', ['Lauch', 'Knoblauch'], ['Lauch']],
  ['Zwiebelringe und Limettensaft zugeben.', ['Zwiebel', 'Bio-Limette'], ['Zwiebel', 'Bio-Limette']],
  ['Die Nüsse mit den Strauchtomaten mischen.', ['Walnüsse', 'Tomaten'], ['Walnüsse', 'Tomaten']],
])('%s needs from %j: %j', (step, names, named) => {
  expect(namedBy(step, names)).toEqual(named);
});

test.each([
  ['Season with pepper.', ['black pepper']],
  ['Wash the peppers.', ['red peppers']],
  ['Roast the pepper strips.', ['red peppers']],
])('%s distinguishes the spice from the vegetable: %j', (step, named) => {
  expect(namedBy(step, ['black pepper', 'red peppers'])).toEqual(named);
});

const SHARED = fc.constantFrom('powder', 'sauce', 'paste', 'juice', 'flakes', 'seeds', 'syrup');
const QUALIFIERS = ['curry', 'stock', 'soy', 'fish', 'maple', 'garlic', 'chilli', 'sesame'];

test('a word that many foods share refers to a line only together with the words before it', () => {
  fc.assert(
    fc.property(SHARED, fc.shuffledSubarray(QUALIFIERS, { minLength: 2 }), (shared, [first, ...others]) => {
      const lines = [first, ...others].map((qualifier) => `${qualifier} ${shared}`);
      expect(namedBy(`Stir in the ${shared}.`, lines)).toEqual([]);
      expect(namedBy(`Stir in the ${first} ${shared}.`, lines)).toEqual([`${first} ${shared}`]);
    }),
  );
});

test('a line is always found if a step has its full name', () => {
  const names = FOODS.flatMap(({ names: { en, de } }) => [en[0] ?? '', de[0] ?? '']).filter((name) =>
    /^[\p{L} ]+$/u.test(name),
  );
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (name, other) => {
      expect(namedBy(`Now the ${name}.`, [other, name])).toContain(name);
    }),
    { numRuns: 400 },
  );
});

test('a step of the dough refers to the flour of the dough, and still to the plums of another part', () => {
  const lines = [
    { name: 'flour', food: 'flour', section: 'Dough' },
    { name: 'flour', food: 'flour', section: 'Crumble' },
    { name: 'plums', food: 'plum', section: 'Crumble' },
  ];
  const { named } = linesOfStep('Knead the flour and lay the plums on it.', lines, 'Dough');
  expect(named.map(({ line }) => `${line.section}: ${line.name}`)).toEqual([
    'Dough: flour',
    'Crumble: plums',
  ]);
});
