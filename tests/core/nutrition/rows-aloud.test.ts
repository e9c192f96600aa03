import { expect, test } from 'vitest';
import { FoodFacts } from '#core/nutrition/food-facts.ts';
import type { Food } from '#core/nutrition/food.ts';
import { DISHES, eatenFoodById } from '#core/nutrition/foods/eaten/dishes.ts';
import { foodById, FOODS } from '#core/nutrition/foods/foods.ts';

/** A sentence for each fact that a row may have, so that a row can be read aloud. A new fact asks for its sentence. */
const SENTENCES: { readonly [Fact in keyof FoodFacts]-?: (row: FoodFacts) => string | undefined } = {
  cupboard: ({ cupboard }) => cupboard && PLACES[cupboard],
  season: ({ season }) =>
    season && `It is harvested from ${MONTHS[season[0] - 1] ?? ''} to ${MONTHS[season[1] - 1] ?? ''}.`,
  measuredBy: ({ measuredBy }) => measuredBy && `A kitchen measures it with a ${measuredBy}.`,
  main: ({ main }) =>
    main && (main === 'neither' ? 'It is only beside a dish.' : `It is the ${main} of a dish.`),
  unsaid: ({ unsaid }) => unsaid && 'Many a step uses it without a word.',
  vague: ({ vague }) =>
    vague && `A step may mean something else by ${vague === true ? 'each name' : vague.join(' or ')}.`,
  hot: ({ hot }) => hot && 'It is too hot for children.',
  unsafe: ({ unsafe }) => unsafe && `A recipe says of it: ${unsafe}.`,
  cured: ({ cured }) => cured && 'It is raw, salted or smoked.',
  choking: ({ choking }) => choking && `A baby chokes on it ${choking}.`,
  kindOf: ({ kindOf }) => kindOf && `It is a kind of ${named(kindOf)}.`,
  partOf: ({ partOf }) => partOf && `It is got from ${named(partOf)}.`,
  madeOf: ({ madeOf }) => madeOf && `Most makers put ${named(madeOf)} into it.`,
  animals: ({ animals }) => animals && `German names of its cuts begin with ${animals.join(' or ')}.`,
  kinds: ({ kinds }) => kinds && `Longer names that end in its own are ${kinds} of it.`,
  everyday: ({ everyday }) => everyday && `A search finds it as ${everyday.join(' or ')}.`,
  ambiguous: ({ ambiguous }) => ambiguous && `It may be meant by ${ambiguous.join(' or ')}.`,
  otherCalories: ({ otherCalories }) =>
    otherCalories === undefined ? undefined : `Another table has ${otherCalories} kcal.`,
  bought: ({ bought }) => bought && 'Its traits are those of a bought one.',
  homonyms: ({ homonyms }) => homonyms && `In a sentence ${homonyms.join(' and ')} may mean something else.`,
  alone: ({ alone }) => alone && `At the end of a compound ${alone.join(' and ')} may mean something else.`,
  falseFriends: ({ falseFriends }) =>
    falseFriends && `In English ${falseFriends.join(' and ')} means something else.`,
};

const PLACES = {
  basic: 'Any kitchen has it.',
  usual: 'Most kitchens have it.',
  keeps: 'An ordinary cupboard has it.',
  fresh: 'It is bought for a dish.',
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const named = (foods: readonly string[]) => foods.map((id) => foodById(id)?.names.en[0] ?? id).join(' and ');

function aloud(food: Food): string {
  const { names, group, contains } = food;
  const holds = contains.size > 0 ? [`It has ${[...contains].join(', ')}.`] : [];
  const facts = Object.values(SENTENCES).flatMap((sentence) => sentence(food) ?? []);
  return [`${names.en[0] ?? ''}, in German ${names.de[0] ?? ''}, is in ${group}.`, ...holds, ...facts].join(
    ' ',
  );
}

test.each([
  [
    'carrot',
    'carrot, in German Karotte, is in vegetables. It is harvested from June to October. A baby chokes on it raw. Longer names that end in its own are varieties of it.',
  ],
  ['butter', 'butter, in German Butter, is in dairy and eggs. It has milk, lactose. Any kitchen has it.'],
  [
    'garam-masala',
    'garam masala, in German Garam Masala, is in herbs and spices. Most makers put ground coriander and cumin and cardamom and cinnamon and cloves into it.',
  ],
  [
    'cheese',
    'cheese, in German Käse, is in dairy and eggs. It has milk. A kitchen measures it with a scale. A step may mean something else by cheese or Käse. Longer names that end in its own are varieties of it.',
  ],
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
