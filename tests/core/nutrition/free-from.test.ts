import { describe, expect, test } from 'vitest';
import { linesToBuy } from '#core/generation/to-buy.ts';
import { hitsOf } from '#core/guard/check-recipe.ts';
import { Language } from '#core/language.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { energyOf, type FoodTrait } from '#core/nutrition/food.ts';
import { foodById, FOODS } from '#core/nutrition/foods/foods.ts';
import { splitFreeFrom } from '#core/nutrition/foods/free-from.ts';
import { isKindOf } from '#core/nutrition/foods/kind-of.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';
import { dietsOf } from '#core/recipe/diets.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

/** Words before a name, in English and German, and what the food then lacks. */
const PAIRS: readonly (readonly [en: string, de: string, traits: readonly FoodTrait[]])[] = [
  ['gluten-free', 'glutenfreie', ['gluten']],
  ['lactose-free', 'laktosefreie', ['lactose']],
  ['dairy-free', 'milchfreie', ['milk', 'lactose']],
  ['egg-free', 'eifreie', ['eggs']],
  ['nut-free', 'nussfreie', ['nuts']],
  ['soy-free', 'sojafreie', ['soy']],
  ['alcohol-free', 'alkoholfreie', ['alcohol']],
  ['vegan', 'vegane', ['milk', 'lactose', 'eggs', 'honey', 'fish', 'gelatine', 'meat', 'rennet']],
  ['vegetarian', 'vegetarische', ['gelatine', 'fish', 'meat', 'crustaceans', 'rennet']],
];

describe('a free-from food', () => {
  const made = PAIRS.flatMap(([en, de, traits]) =>
    FOODS.filter(({ contains }) => traits.some((trait) => contains.has(trait))).flatMap((food) =>
      Language.options.flatMap((language) =>
        // "Dairy-free milk" lacks something already.
        food.names[language]
          .filter((name) => splitFreeFrom(name) === undefined)
          .map((name) => `${language === 'en' ? en : de} ${name}`)
          .flatMap((name) => {
            const found = matchFood(name, language)?.food;
            return found ? [{ name, food, traits, found }] : [];
          }),
      ),
    ),
  );

  test('loses the traits that its word says, whichever food of the table it is', () => {
    expect(made.length).toBeGreaterThan(400);
    const held = made.filter(({ found, traits }) => traits.some((trait) => found.contains.has(trait)));
    expect(held.map(({ name }) => name)).toEqual([]);
  });

  test('keeps the other traits, the values and the weights, unless the table has it', () => {
    const derived = made.filter(({ found }) => !FOODS.some(({ id }) => id === found.id));
    expect(derived.length).toBeGreaterThan(300);
    for (const { name, food, found } of derived) {
      const lost = PAIRS.find(([en]) => found.id.startsWith(`${en}-`))?.[2] ?? [];
      const kept = [...food.contains].filter((trait) => !found.contains.has(trait));
      expect(
        kept.filter((trait) => !lost.includes(trait) && !OF_ANIMALS.has(trait)),
        name,
      ).toEqual([]);
      expect(found.weights).toEqual(food.weights);
      if (!food.contains.has('alcohol')) expect(energyOf(found.per100g)).toBe(energyOf(food.per100g));
    }
  });

  test('is found again by its ID', () => {
    for (const { found } of made) expect(foodById(found.id), found.id).toEqual(found);
    expect(foodById('gluten-free-cardboard')).toBeUndefined();
    expect(foodById('gluten-free-potato')).toBeUndefined();
  });
});

/** Words for all that is of animals take more than the pairs list. */
const OF_ANIMALS: ReadonlySet<FoodTrait> = new Set(['meat', 'pork', 'poultry', 'crustaceans', 'molluscs']);

test.each<[Language, string, string | undefined]>([
  ['en', '200 g gluten-free spaghetti', 'gluten-free-pasta'],
  ['en', '75 g vegan butter', 'margarine'],
  ['en', '300 ml lactose-free milk', 'lactose-free-milk'],
  ['en', '50 g vegetarian hard cheese', 'cheese'],
  ['de', '50 g vegetarischer Parmesan', 'vegetarian-parmesan'],
  ['en', '200 ml dairy-free cream', 'plant-cream'],
  ['en', '4 slices gluten-free bread', 'gluten-free-bread'],
  ['en', '100 g gluten free breadcrumbs', 'gluten-free-breadcrumbs'],
  ['en', '100 g vegan feta', 'vegan-feta'],
  ['en', '500 ml non-alcoholic beer', 'alcohol-free-beer'],
  ['en', '200 g eggless mayonnaise', 'egg-free-mayonnaise'],
  ['de', '250 g glutenfreie Spaghetti', 'gluten-free-pasta'],
  ['de', '200 g glutenfreies Paniermehl', 'gluten-free-breadcrumbs'],
  ['de', '100 g laktosefreier Gouda', 'gouda'],
  ['de', '200 g laktosefreier Frischkäse', 'lactose-free-cream-cheese'],
  ['de', '50 g veganer Parmesan', 'vegan-parmesan'],
  ['de', '1 Scheibe veganes Brot', 'bread'],
  // Other values, so rather none than a wrong one.
  ['de', '200 g vegane Wurst', undefined],
  ['en', '2 vegan chicken breasts', undefined],
  ['en', '3 vegan eggs', undefined],
  ['en', '200 g sugar-free jam', undefined],
  ['en', '3 free-range eggs', 'egg'],
])('a cook who writes "%s: %s" has that food', (language, text, food) => {
  expect(parseLine(text, language).food).toBe(food);
});

describe('two foods of which only one is free from something', () => {
  test.each<[Language, string, string]>([
    ['en', '100 g butter or vegan butter', 'butter'],
    ['en', '250 ml milk or lactose-free milk', 'milk'],
    ['de', '200 g Nudeln oder glutenfreie Nudeln', 'pasta'],
    ['de', '2 EL Sonnenblumen- oder Rapsöl', 'sunflower-oil'],
    ['de', '100 g Hasel- oder Walnüsse', 'hazelnut'],
  ])('are the first one: %s: %s', (language, text, food) => {
    expect(parseLine(text, language).food).toBe(food);
  });
});

test('a recipe with free-from foods gets the label of the diet that they keep', () => {
  const lines = ['200 g gluten-free spaghetti', '2 slices gluten-free bread', '1 onion'];
  expect(dietsOf(lines.map((line) => parseLine(line, 'en')))).toContain('gluten-free');
  expect(dietsOf([parseLine('100 g vegan feta', 'en')])).toContain('vegan');
  expect(dietsOf([parseLine('100 g lactose-free cream cheese', 'en')])).not.toContain('vegan');
});

test('a guard serves a free-from food to a cook who avoids what it lacks, and not to one who avoids what it keeps', () => {
  const hits = (text: string, ...allergens: ('gluten' | 'milk')[]) =>
    hitsOf(
      { title: 'Dinner', lines: [parseLine(text, 'en')], steps: [] },
      { dietaryPreferences: [], avoid: { ...NOTHING_AVOIDED, allergens } },
    ).length;
  expect(hits('4 slices gluten-free bread', 'gluten')).toBe(0);
  expect(hits('100 g vegan feta', 'milk')).toBe(0);
  expect(hits('100 g lactose-free cream cheese', 'milk')).toBeGreaterThan(0);
  expect(hits('100 g gluten-free cake mix with butter', 'milk')).toBeGreaterThan(0);
});

test('a cook who has bread has to buy gluten-free bread, and one with gluten-free bread has bread', () => {
  const lines = [parseLine('2 slices gluten-free bread', 'en')];
  expect(linesToBuy(lines, [], ['bread'])).toEqual([true]);
  expect(linesToBuy(lines, [], ['gluten-free-bread'])).toEqual([false]);
  expect(linesToBuy([parseLine('1 l milk', 'en')], [], ['lactose-free-milk'], 'granted')).toEqual([false]);
  expect(isKindOf('gluten-free-bread', 'bread')).toBe(true);
  expect(isKindOf('bread', 'gluten-free-bread')).toBe(false);
});
