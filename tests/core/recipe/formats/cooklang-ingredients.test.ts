import { expect, test } from 'vitest';
import { cooklangIngredients } from '#core/recipe/formats/cooklang-ingredients.ts';

test.each([
  ['250 g flour, sifted', '@flour{250%g}(sifted)'],
  ['½ tsp salt', '@salt{½%tsp}'],
  ['1 heaped tbsp cocoa', '@cocoa{1%heaped tbsp}'],
  ['400 g can chopped tomatoes', '@chopped tomatoes{400%g can}'],
  ['a pinch of nutmeg', '@nutmeg{a pinch of}'],
  ['1 handful of raisins', '@raisins{1%handful of}'],
  // A program that scales must not take "2" for the amount.
  ['2 to 3 tablespoons water', '@water{2 to 3 tablespoons}'],
  ['2 x 400 g cans beans', '@beans{2 x 400 g cans}'],
  ['1-inch piece of ginger', '@piece of ginger{1-inch}'],
  ['500', '@500{}'],
])('An ingredient is marked with its amount, as in the line: %s', (line, mark) => {
  expect(cooklangIngredients([line], 'en').map((each) => each.mark)).toEqual([mark]);
});
