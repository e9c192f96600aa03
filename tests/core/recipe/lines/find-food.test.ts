import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

const foodIn = (text: string) => parseLine(text, 'en').food;

describe('a line with two foods to choose from', () => {
  test('is read as the first food, with the noun after the second', () => {
    const nouns = {
      milk: ['almond', 'oat', 'soy', 'rice'],
      stock: ['chicken', 'vegetable', 'beef'],
      extract: ['vanilla', 'almond'],
      mince: ['beef', 'pork', 'lamb'],
      tomatoes: ['cherry', 'canned'],
    };
    const pair = fc
      .constantFrom(...Object.entries(nouns))
      .chain(([noun, kinds]) => fc.tuple(fc.constant(noun), fc.shuffledSubarray(kinds, { minLength: 2 })));
    fc.assert(
      fc.property(pair, ([noun, [first = '', second = '']]) => {
        expect(foodIn(`100 g ${first} or ${second} ${noun}`)).toBe(foodIn(`100 g ${first} ${noun}`));
      }),
    );
    expect(foodIn('300 g cherry or plum tomatoes, halved')).toBe('cherry-tomato');
  });

  test.each([
    ['100 g butter or margarine', 'butter'],
    ['200 ml milk or single cream', 'milk'],
    ['1 red or yellow pepper', 'yellow-pepper'],
    ['1 tbsp honey or maple syrup', 'honey'],
  ])('does not merge two foods: %s', (text, food) => {
    expect(foodIn(text)).toBe(food);
  });
});

test('a food is found despite words about its preparation', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('tomatoes', 'courgettes', 'apples', 'butter', 'sugar'),
      fc.constantFrom('peeled', 'divided', 'room temperature', 'room temp.', 'seeded', 'coarse'),
      fc.constantFrom('and chopped', 'and finely diced', ''),
      (food, first, second) => {
        const plain = parseLine(`200 g ${food}`, 'en');
        const prepared = parseLine(`200 g ${food} ${first} ${second}`, 'en');
        expect([prepared.food, prepared.grams]).toEqual([plain.food, plain.grams]);
      },
    ),
  );
});

test.each([
  ['250 g penne pasta', 'pasta'],
  ['3 cups dried penne pasta', 'pasta'],
  ['1 tsp cumin powder', 'cumin'],
  ['50 ml pure maple syrup', 'maple-syrup'],
  ['400 g no salt added chopped tomatoes', 'canned-tomatoes'],
  ['500 g ground turkey meat', 'minced-turkey'],
  ['200 g high-protein cottage cheese', 'cottage-cheese'],
  ['400 ml unsweetened, unflavored almond milk', 'almond-drink'],
  ['80 g chopped, roasted hazelnuts', 'hazelnut'],
])('%s is %s', (text, food) => {
  expect(foodIn(text)).toBe(food);
});

test.each(['2 tbsp peanut powder', '2 tbsp chocolate powder', '200 g fizzy cottage cheese', '1 egg powder'])(
  'a food with a similar name is not taken for the known one: %s',
  (text) => {
    expect(foodIn(text)).toBeUndefined();
  },
);

test('chicken thighs without skin are leaner, wherever the line says that they are skinless', () => {
  expect(foodIn('600 g chicken thighs')).toBe('chicken-thigh');
  expect(foodIn('600 g chicken thighs, bone-in and skin-on')).toBe('chicken-thigh');
  expect(foodIn('600 g chicken thighs (boneless and skinless)')).toBe('chicken-thigh-fillet');
  expect(foodIn('600 g chicken thighs, skinless')).toBe('chicken-thigh-fillet');
  expect(parseLine('4 Hähnchenoberkeulen ohne Haut', 'de').food).toBe('chicken-thigh-fillet');
});

test('an asterisk begins a note', () => {
  expect(parseLine('150 g coconut sugar *note 2', 'en')).toMatchObject({
    food: 'coconut-sugar',
    name: 'coconut sugar',
    note: 'note 2',
  });
});

test.each([
  ['3 cups graham cracker crumbs', 'graham-crackers', 252],
  ['12 Oreos', 'sandwich-cookies', 144],
  ['1 scoop vanilla protein powder', 'whey-protein', 30],
  ['1 10 oz can cream of mushroom soup', 'mushroom-cream-soup', 283.5],
  ['1 unbaked pie crust', 'shortcrust-pastry', 194],
  ['1 box cake mix', 'cake-mix', 432],
  ['2 cups gluten-free flour', 'gluten-free-flour', 288],
  ['3 chicken bouillon cubes', 'meat-stock-cube', 30],
  ['2 tbsp bacon grease', 'lard', 27.6],
])('%s is %s of %d g', (text, food, grams) => {
  expect(parseLine(text, 'en')).toMatchObject({ food, grams });
});

describe('a brand in capitals', () => {
  test('is skipped, and the food behind it is found', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[B-DF-HJ-NP-TV-Z]{4,9}$/),
        fc.constantFrom(['Sahne', 'cream'], ['Butter', 'butter'], ['Weizenmehl', 'flour']),
        (brand, [name, food]) => {
          expect(parseLine(`200 g ${brand} ${name}`, 'de').food).toBe(food);
        },
      ),
    );
  });

  test.each(['200 g SOJA Quark', '200 g SCHINKEN Käse', '200 g OATLY Joghurt', '200 g brillig cream'])(
    'is not skipped if it is a food, a kind, a plant-based food or in small letters: %s',
    (text) => {
      expect(parseLine(text, 'de').food).toBeUndefined();
    },
  );
});

test.each([
  ['Rehschnitzel', 'venison'],
  ['Gänsebraten', 'goose'],
  ['Geflügelfleisch', 'turkey'],
  ['Wildlachs', 'salmon'],
  // Their values and traits differ from those of pork, so no food is better than a wrong one.
  ['Wildsalami', undefined],
  ['Wildschinken', undefined],
  ['Entenschinken', undefined],
])('a compound with an animal does not become a food of another animal: %s', (name, food) => {
  expect(parseLine(`200 g ${name}`, 'de').food).toBe(food);
});

test.each([
  ['de', '200 g Margarine anstelle der Butter', 'margarine', ['butter']],
  ['en', '200 g margarine, in place of butter', 'margarine', ['butter']],
  ['de', '200 g Margarine, anstatt Butter', 'margarine', ['butter']],
] as const)('%s: "%s" replaces another food', (language, text, food, replaces) => {
  expect(parseLine(text, language)).toMatchObject({ food, replaces });
});

test('the size of each tin stays with the line, so that it can be read again', () => {
  const english = parseLine('2 x 400 g tins chopped tomatoes', 'en');
  expect(english).toMatchObject({ quantity: 2, unit: 'can', note: expect.stringMatching(/400\sg each/) });
  const german = parseLine('2 Dosen (à 400 g) gehackte Tomaten', 'de');
  expect(german.note).toMatch(/à 400\sg/);
  expect(parseLine('2 x 400 g Dosen gehackte Tomaten', 'de').note).toMatch(/^à 400\sg$/);
});

test('4 garlic cloves: the unit is in the name', () => {
  expect(parseLine('4 garlic cloves', 'en')).toMatchObject({ food: 'garlic', unit: 'clove', grams: 16 });
});

test('a line without an amount has no weight; oil for frying counts as a spoonful', () => {
  expect(parseLine('salt', 'en').grams).toBeUndefined();
  expect(parseLine('olive oil', 'en').grams).toBeUndefined();
  expect(parseLine('olive oil, for frying', 'en').grams).toBeCloseTo(13.7, 0);
});

test.each([
  ['1 cup plus 2 tbsp flour', 1.125, 'cup'],
  ['1 lb 4 oz potatoes', 1.25, 'lb'],
  ['1 cup plus 2 eggs', 1, 'cup'],
])('%s: only amounts of the same kind of unit are added up', (text, quantity, unit) => {
  expect(parseLine(text, 'en')).toMatchObject({ quantity, unit });
});
