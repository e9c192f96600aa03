import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VOCABULARY } from '#core/guard/vocabulary/vocabulary.ts';
import { normalText } from '#core/language/normal-text.ts';
import type { WordPlace } from '#core/guard/vocabulary/term.ts';
import type { GuardTrait } from '#core/guard/vocabulary/trait.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { DIETS, EXCLUDED_BY_DIET, type Diet } from '#core/nutrition/diet.ts';
import type { Candidate } from '#core/week/fill/candidate.ts';
import { fillWeek } from '#core/week/fill/fill-week.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

const ME = aUserId();

const bare = (word: string) => word.replaceAll(/[*~=]/g, '');

/** Names of dishes, whose lines decide about the traits. */
const DISHES = new Set(
  VOCABULARY.filter(({ isDish }) => isDish).flatMap(({ words }) =>
    words.map((word) => normalText(bare(word))),
  ),
);

/** Words for foods that depend on their context, with the traits. */
const wordsIn = (...places: readonly WordPlace[]) =>
  VOCABULARY.filter(
    ({ traits, role, where, isOther, isClaim, isDish }) =>
      traits.length > 0 && places.includes(where) && !role && !isOther && !isClaim && !isDish,
  )
    .flatMap(({ words, traits }) => words.map((word) => ({ word: bare(word), traits })))
    .filter(({ word }) => !DISHES.has(normalText(word)));

const HARMLESS = ['rice', 'potatoes', 'carrots', 'water', 'olive oil'];

const anyRecipe = fc.oneof(
  fc.record({
    food: fc.constantFrom(...wordsIn('anywhere', 'lines')),
    others: fc.subarray(HARMLESS),
    place: fc.constant('line'),
  }),
  fc.record({
    food: fc.constantFrom(...wordsIn('anywhere')),
    // Known lines that are all free may explain a word in a step: see decision 6.
    others: fc.constant(['stardust']),
    place: fc.constant('step'),
  }),
);

const anyCook = fc.record({
  dietaryPreferences: fc.subarray([...DIETS]),
  allergens: fc.subarray([...ALLERGENS], { maxLength: 3 }),
  words: fc.subarray(
    FOODS.map(({ names }) => names.en[0] ?? '').filter((name) => name !== ''),
    { maxLength: 2 },
  ),
});

test(
  'nothing that the cook avoids is ever proposed, under any name, in a line or in a step',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRecipe, { minLength: 1, maxLength: 12 }),
        anyCook,
        async (recipes, cook) => {
          const { dietaryPreferences, allergens, words } = cook;
          const candidates = recipes.map((_, id): Candidate => ({
            id,
            title: `Dish ${id}`,
            dishKind: 'plate',
            foods: [],
          }));
          const proposals = await fillWeek(
            {
              userId: ME,
              candidates,
              planned: [],
              soon: [],
              avoided: { dietaryPreferences, avoid: { allergens, words } },
              weekdayMinutes: 45,
              seed: 1,
              recipeOf: async ({ id, title }) => recipeWith(id, title, recipes[id]),
            },
            recipes.map((_, index) => ({ day: `2026-11-${10 + index}`, slot: 'dinner' })),
          );
          const avoided = avoidedBy(dietaryPreferences, allergens);
          for (const { recipeId } of proposals) {
            const { word = '', traits = [] } = recipes[recipeId]?.food ?? {};
            expect({ word, hit: traits.find((trait) => avoided.has(trait)) }).toEqual({
              word,
              hit: undefined,
            });
            expect(words.map((own) => own.toLowerCase())).not.toContain(word.toLowerCase());
          }
        },
      ),
      { numRuns: 100 },
    );
  },
  MANY_INPUTS.timeout,
);

function recipeWith(
  id: number,
  title: string,
  recipe: { food: { word: string }; others: readonly string[]; place: string } | undefined,
) {
  const { food, others = [], place } = recipe ?? {};
  const word = food?.word ?? '';
  return {
    ...aRecipe(ME, { id, title }),
    lines: [...others, ...(place === 'line' ? [word] : [])].map((name) => ({ name })),
    steps: [{ text: place === 'step' ? `Add 100 g ${word}.` : 'Cook everything.' }],
  };
}

const avoidedBy = (diets: readonly Diet[], allergens: readonly GuardTrait[]): ReadonlySet<GuardTrait> =>
  new Set([...allergens, ...diets.flatMap((diet) => EXCLUDED_BY_DIET[diet])]);
