import { expect, test } from 'vitest';
import { FoodFacts } from '#core/nutrition/food-facts.ts';
import type { Food } from '#core/nutrition/food.ts';
import { DISHES, eatenFoodById } from '#core/nutrition/foods/dishes.ts';
import { foodById, FOODS } from '#core/nutrition/foods/foods.ts';

/** A sentence for each fact that a row may have, so that a row can be read aloud. A new fact asks for its sentence. */
const SENTENCES: { readonly [Fact in keyof FoodFacts]-?: (value: Required<FoodFacts>[Fact]) => string } = {
  cupboard: (place) =>
    ({
      basic: 'Any kitchen has it.',
      keeps: 'An ordinary cupboard has it.',
      fresh: 'It is bought for a dish.',
    })[place],
  season: ([from, to]) => `It is harvested from ${MONTHS[from - 1] ?? ''} to ${MONTHS[to - 1] ?? ''}.`,
  measuredBy: (tool) => `A kitchen measures it with a ${tool}.`,
  main: (part) => (part === 'neither' ? 'It is only beside a dish.' : `It is the ${part} of a dish.`),
  unsaid: () => 'Many a step uses it without a word.',
  hot: () => 'It is too hot for children.',
  unsafe: (rule) => `A recipe says of it: ${rule}.`,
  kindOf: (foods) => `It is a kind of ${named(foods)}.`,
  partOf: (foods) => `It is got from ${named(foods)}.`,
  animals: (beginnings) => `German names of its cuts begin with ${beginnings.join(' or ')}.`,
  kinds: (kinds) => `Longer names that end in its own are ${kinds} of it.`,
  everyday: (names) => `A search finds it as ${names.join(' or ')}.`,
  ambiguous: (names) => `It may be meant by ${names.join(' or ')}.`,
  otherCalories: (energy) => `Another table has ${energy} kcal.`,
  bought: () => 'Its traits are those of a bought one.',
  homonyms: (names) => `In a sentence ${names.join(' and ')} may mean something else.`,
  falseFriends: (names) => `In English ${names.join(' and ')} means something else.`,
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const named = (foods: readonly string[]) => foods.map((id) => foodById(id)?.names.en[0] ?? id).join(' and ');

function aloud(food: Food): string {
  const { names, group, contains } = food;
  const facts = Object.keys(FoodFacts.entries).flatMap((fact) => sentenceOf(food, fact as keyof FoodFacts));
  const holds = contains.size > 0 ? [`It has ${[...contains].join(', ')}.`] : [];
  return [`${names.en[0] ?? ''}, in German ${names.de[0] ?? ''}, is in ${group}.`, ...holds, ...facts].join(
    ' ',
  );
}

function sentenceOf<Fact extends keyof FoodFacts>(food: FoodFacts, fact: Fact): readonly string[] {
  const value = food[fact] as Required<FoodFacts>[Fact] | undefined;
  return value === undefined ? [] : [SENTENCES[fact](value)];
}

test.each([
  [
    'carrot',
    'carrot, in German Karotte, is in vegetables. It is harvested from June to October. Longer names that end in its own are varieties of it.',
  ],
  ['butter', 'butter, in German Butter, is in dairy and eggs. It has milk, lactose. Any kitchen has it.'],
  [
    'lemon-juice',
    'lemon juice, in German Zitronensaft, is in fruit. A kitchen measures it with a jug. It is got from lemon.',
  ],
  [
    'minced-chicken',
    'minced chicken, in German Hähnchenhackfleisch, is in meat and fish. It has poultry. A recipe says of it: cooked through. It is a kind of chicken.',
  ],
])('the row of %s reads: %s', (id, text) => {
  const food = eatenFoodById(id);
  expect(food && aloud(food)).toBe(text);
});

test('each row can be read aloud, and each fact is one of some row', () => {
  const texts = [...FOODS, ...DISHES].map(aloud);
  expect(texts.filter((text) => /undefined|object|NaN|[ ,]\.|  /.test(text))).toEqual([]);
  const facts = new Set([...FOODS, ...DISHES].flatMap((food) => Object.keys(food)));
  expect(Object.keys(FoodFacts.entries).filter((fact) => !facts.has(fact))).toEqual([]);
});
