import { expect, test } from 'vitest';
import { sharedRecipeOf } from '#core/sharing/shared-recipe.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

const link = `https://munchify.example/r/${'a'.repeat(22)}`;

test('a copy that is shared on does not tell the link that it was copied from', () => {
  const origin = { type: 'imported', url: link, site: 'Munchify', author: 'Ada' } as const;
  const shared = sharedRecipeOf(aRecipe(aUserId(), { origin }), { pictures: [] });
  expect(shared.origin).toEqual({ type: 'imported', site: 'Munchify', author: 'Ada' });
});

test('a shared recipe tells the page that it is from', () => {
  const origin = { type: 'imported', url: 'https://example.org/soup', site: 'Example' } as const;
  expect(sharedRecipeOf(aRecipe(aUserId(), { origin }), { pictures: [] }).origin).toEqual(origin);
});
