import { describe, expect, test } from 'vitest';
import { usuallySuits } from '#core/recipe/diets.ts';
import { foodById } from '#core/nutrition/foods/foods.ts';
import { DIETS } from '#core/nutrition/diet.ts';

const dietsOf = (id: string) => {
  const food = foodById(id);
  if (!food) throw new Error(`There is no ${id}.`);
  return DIETS.filter((diet) => usuallySuits(food, diet));
};

describe('The diets that a food suits follow from its traits', () => {
  test('a carrot suits everybody', () => {
    expect(dietsOf('carrot')).toEqual(DIETS);
  });

  test.each([
    ['butter', ['vegetarian', 'no-pork', 'no-alcohol', 'gluten-free']],
    ['parmesan', ['no-pork', 'no-alcohol', 'lactose-free', 'gluten-free']],
    ['bacon', ['no-alcohol', 'lactose-free', 'gluten-free']],
    ['gelatine', ['no-alcohol', 'lactose-free', 'gluten-free']],
    ['honey', ['vegetarian', 'no-pork', 'no-alcohol', 'lactose-free', 'gluten-free']],
    ['beer', ['vegetarian', 'vegan', 'no-pork', 'lactose-free']],
    ['salmon', ['no-pork', 'no-alcohol', 'lactose-free', 'gluten-free']],
    ['pasta', ['vegetarian', 'vegan', 'no-pork', 'no-alcohol', 'lactose-free']],
  ])('%s suits %j', (id, diets) => {
    expect(dietsOf(id)).toEqual(diets);
  });
});
