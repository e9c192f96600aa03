import { expect, test } from 'vitest';
import { hasDishPhoto, sharedRecipeOf } from '#core/sharing/shared-recipe.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

const link = `https://munchify.example/r/${'a'.repeat(22)}`;

test('a shared copy does not reveal the link that it was copied from', () => {
  const origin = { type: 'imported', url: link, site: 'Munchify', author: 'Ada' } as const;
  const shared = sharedRecipeOf(aRecipe(aUserId(), { origin }), { pictures: [] });
  expect(shared.origin).toEqual({ type: 'imported', site: 'Munchify', author: 'Ada' });
});

test('a shared recipe names the page that it comes from', () => {
  const origin = { type: 'imported', url: 'https://example.org/soup', site: 'Example' } as const;
  expect(sharedRecipeOf(aRecipe(aUserId(), { origin }), { pictures: [] }).origin).toEqual(origin);
});

test('A photo is shared only if it is the cook’s own and shows the dish', () => {
  const photo = { imageUrls: ['/photos/a.jpg'] };
  const of = (recipe: object) => hasDishPhoto(aRecipe(aUserId(), { ...photo, ...recipe }));
  expect(of({ origin: { type: 'own' } })).toBe(true);
  expect(of({ origin: { type: 'generated' } })).toBe(false);
  expect(of({ origin: { type: 'generated', isEdited: true } })).toBe(false);
  expect(of({})).toBe(false);
  expect(of({ origin: { type: 'imported', site: 'Example' } })).toBe(false);
  for (const type of ['generated', 'imported']) expect(of({ origin: { type }, isPhotoOwn: true })).toBe(true);
  expect(of({ origin: { type: 'own' }, imageUrls: [] })).toBe(false);
});
