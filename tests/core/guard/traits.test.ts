import { describe, expect, test } from 'vitest';
import { guardsFor, type Avoided, type LineWords } from '#core/guard/guard.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import type { Diet } from '#core/nutrition/diet.ts';
import type { FoodTrait } from '#core/nutrition/food.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { NOTES } from '#tests/cases/notes.ts';

const FROM_ANIMALS: readonly FoodTrait[] = [
  'meat',
  'pork',
  'poultry',
  'gelatine',
  'rennet',
  'fish',
  'crustaceans',
  'molluscs',
  'milk',
  'lactose',
  'eggs',
  'honey',
];

/** Words at a food's name, and the traits that it then does not have. */
const FREE_FROM: readonly (readonly [word: string, lost: readonly FoodTrait[]])[] = [
  ['gluten-free', ['gluten']],
  ['dairy-free', ['milk', 'lactose']],
  ['lactose-free', ['lactose']],
  ['egg-free', ['eggs']],
  ['nut-free', ['nuts']],
  ['peanut-free', ['peanuts']],
  ['soy-free', ['soy']],
  ['fish-free', ['fish']],
  ['celery-free', ['celery']],
  ['mustard-free', ['mustard']],
  ['sesame-free', ['sesame']],
  ['sulphite-free', ['sulphites']],
  ['alcohol-free', ['alcohol']],
  ['vegetarian', ['meat', 'pork', 'poultry', 'gelatine', 'rennet', 'fish', 'crustaceans', 'molluscs']],
  ['vegan', FROM_ANIMALS],
  ['halal', ['pork']],
  ['pork-free', ['pork']],
  ['glutenfreie', ['gluten']],
  ['milchfreie', ['milk', 'lactose']],
  ['laktosefreie', ['lactose']],
  ['eifreie', ['eggs']],
  ['nussfreie', ['nuts']],
  ['sojafreie', ['soy']],
  ['alkoholfreier', ['alcohol']],
  ['vegane', FROM_ANIMALS],
];

const guardOfTrait = guardsFor([]);

/** Returns what a cook avoids who avoids foods with a trait. */
function avoidedBy(trait: FoodTrait): Avoided {
  const allergens = ALLERGENS.filter((allergen) => allergen === trait);
  return {
    dietaryPreferences: allergens.length > 0 ? [] : [DIET_WITHOUT[trait] ?? 'vegan'],
    avoid: { allergens, words: [] },
  };
}

/** The diet that excludes little else. */
const DIET_WITHOUT: Partial<Record<FoodTrait, Diet>> = {
  lactose: 'lactose-free',
  pork: 'no-pork',
  alcohol: 'no-alcohol',
  meat: 'vegetarian',
  poultry: 'vegetarian',
  gelatine: 'vegetarian',
  rennet: 'vegetarian',
  honey: 'vegan',
};

const isStopped = (trait: FoodTrait, line: LineWords) =>
  guardOfTrait(avoidedBy(trait)).line(line) !== undefined;

describe('a trait of a food of the table', () => {
  const lines = FOODS.flatMap(({ names, contains }) =>
    [...contains].flatMap((trait) =>
      names.de.slice(0, 1).map((name) => ({ trait, food: names.en[0] ?? '', name })),
    ),
  );

  test('is cleared by no note', () => {
    expect(NOTES.length).toBeGreaterThanOrEqual(40);
    expect(lines.length).toBeGreaterThan(500);
    const cleared = lines.flatMap(({ trait, ...line }) =>
      NOTES.filter((note) => !isStopped(trait, { ...line, note })).map(
        (note) => `${trait} | ${line.food} / ${line.name} / ${note}`,
      ),
    );
    expect(cleared).toEqual([]);
  });

  test.each(FREE_FROM)('is lost by "%s" and no other is: %j, %j', (word, lost) => {
    const wrong = FOODS.flatMap(({ names, contains }) => {
      const name = `${word} ${names.en[0] ?? ''}`;
      return [...contains]
        .filter((trait) => isStopped(trait, { food: name, name, note: null }) === lost.includes(trait))
        .map((trait) => `${trait} | ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});
