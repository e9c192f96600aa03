import { expect, test } from 'vitest';
import { guardsFor } from '#core/guard/guard.ts';
import { Language } from '#core/language.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import type { Avoided } from '#core/nutrition/avoid.ts';
import { DIETS, EXCLUDED_BY_DIET } from '#core/nutrition/diet.ts';
import type { FoodTrait } from '#core/nutrition/food.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { judgedLine } from '#tests/cases/guard/judged-line.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { sampleOf } from '#tests/long.ts';

type Cook = readonly [name: string, avoided: Avoided, traits: readonly FoodTrait[]];

/** Cooks who avoid one allergen or keep one diet, and the traits that they avoid. */
const COOKS: readonly Cook[] = [
  ...ALLERGENS.map((each): Cook => [
    each,
    { dietaryPreferences: [], avoid: { allergens: [each], words: [] } },
    [each],
  ]),
  ...DIETS.map((diet): Cook => [
    diet,
    { dietaryPreferences: [diet], avoid: { allergens: [], words: [] } },
    EXCLUDED_BY_DIET[diet],
  ]),
];

/** Whole names that are also a word of the guard, and may mean another food. */
const WHOLE_WORDS: ReadonlySet<string> = new Set([
  'milk | suet',
  'vegan | suet',
  'lactose-free | suet',
  'eggs | Eiweißpulver',
  'vegetarian | vindaloo',
  'vegan | vindaloo',
]);

const guardOf = guardsFor([]);

test(
  'A food of the table has exactly the traits of its row, whatever words its name contains',
  MANY_INPUTS,
  () => {
    const told = sampleOf(FOODS, 7).flatMap(({ names, contains }) =>
      Language.options.flatMap((language) =>
        names[language].flatMap((name) =>
          COOKS.filter(([, , traits]) => !traits.some((trait) => contains.has(trait)))
            .filter(([, avoided]) =>
              guardOf(avoided).line(judgedLine({ food: name, name, note: null }, language)),
            )
            .map(([cook]) => `${cook} | ${name}`),
        ),
      ),
    );
    expect(told.filter((each) => !WHOLE_WORDS.has(each))).toEqual([]);
  },
);
