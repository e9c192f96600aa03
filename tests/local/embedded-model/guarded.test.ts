import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedbackOnDraft } from '#core/generation/draft/check-draft.ts';
import { readDraft } from '#core/generation/draft/read-draft.ts';
import { Language } from '#core/language.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { compose } from '#local/embedded-model/compose.ts';
import { KITCHEN_FOODS } from '#tests/support/kitchen-foods.ts';
import { tries } from '#tests/long.ts';

test('the guard rejects nothing that the embedded model writes', () => {
  const request = fc.record({
    foods: fc.uniqueArray(fc.constantFrom(...KITCHEN_FOODS), { minLength: 1, maxLength: 5 }),
    language: fc.constantFrom(...Language.options),
    diet: fc.option(fc.constantFrom(...DIETS)),
    allergen: fc.option(fc.constantFrom(...ALLERGENS)),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(request, ({ foods, language, diet, allergen, seed }) => {
      const preferences = {
        dietaryPreferences: diet ? [diet] : [],
        avoid: { allergens: allergen ? [allergen] : [], words: [] },
      };
      const draft = compose(foods, { language, preferences, seed });
      const read = draft && readDraft(draft, language);
      expect(read && feedbackOnDraft(read, preferences)).toBeUndefined();
    }),
    { numRuns: tries(40, 300) },
  );
});
