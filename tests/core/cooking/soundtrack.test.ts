import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIFFICULTIES } from '#core/recipe/facts/difficulty.ts';
import { trackFor } from '#core/cooking/soundtrack.ts';

test.each([
  ['a dish for a master chef', { difficulty: 'expert', cuisine: 'Italian', prepTime: 15 }, 'focused'],
  ['a quick Italian dish', { difficulty: 'easy', cuisine: 'Italian', prepTime: 15 }, 'relaxed'],
  [
    'a quick dish that is French in German',
    { difficulty: 'hard', cuisine: 'Französisch', prepTime: 15 },
    'relaxed',
  ],
  ['a quick dish from elsewhere', { difficulty: 'easy', cuisine: 'Indian', prepTime: 29 }, 'energetic'],
  ['a dish of unknown time', {}, 'relaxed'],
  ['half an hour', { difficulty: 'medium', cuisine: 'Indian', prepTime: 30 }, 'relaxed'],
] as const)('%s gets the right music', (_what, recipe, track) => {
  expect(trackFor(recipe)).toBe(track);
});

test('no recipe gets festive music', () => {
  fc.assert(
    fc.property(
      fc.record({
        difficulty: fc.constantFrom(...DIFFICULTIES),
        cuisine: fc.string(),
        prepTime: fc.integer(),
      }),
      (recipe) => {
        expect(trackFor(recipe)).not.toBe('festive');
      },
    ),
  );
});
