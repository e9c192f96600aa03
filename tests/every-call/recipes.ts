import { expect } from 'vitest';
import { RUN_TIMEOUT } from '#core/generation/run/run.ts';
import { ORPHANED_AFTER } from '#core/recipe/pictures/orphan.ts';
import { photoNameIn } from '#core/photo/photo.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { PAGE } from '#tests/fakes/ports.ts';
import { expectAllPhotos, leaveStoppedRun } from './steps.ts';
import { ANALYSIS } from './test-user.ts';
import type { UseCase } from './use-case.ts';

const DAY = '2026-11-20';

/** A recipe as a user types it. */
const TYPED = { title: 'Leek soup', servings: 2, ingredients: ['2 leeks'], instructions: ['Cook them.'] };

/** Recipes, their generation, cook marks and badges. */
export const RECIPES: readonly UseCase[] = [
  { name: 'GET /api/user/recipe-usage' },
  {
    name: 'GET /api/user/recipe-usage',
    when: 'after a run that was leaveStoppedRun',
    async before(user) {
      await leaveStoppedRun(user, 'a-leaveStoppedRun-run');
      user.world.advance(RUN_TIMEOUT + 1_000);
    },
  },
  { name: 'GET /api/recipes' },
  { name: 'POST /api/recipes/read', input: () => ({ body: { url: PAGE.url } }) },
  {
    name: 'POST /api/recipes/read/image',
    async input({ world: { fake }, userId }) {
      const permission = { url: PAGE.image ?? '', userId, expiresAt: fake.now + 1_000 };
      return { body: { imageToken: await fake.imageTokens.sign(permission) } };
    },
  },
  { name: 'GET /api/recipes/{id}' },
  {
    name: 'POST /api/recipes',
    input: () => ({ body: { ...TYPED, image: ANALYSIS.images[0] } }),
    after: ({ world: { fake }, userId }) => expectAllPhotos(fake, userId),
  },
  {
    name: 'POST /api/recipes',
    when: 'under an ID of the app',
    input: () => ({ body: { ...TYPED, id: 7, image: ANALYSIS.images[0] } }),
    after: ({ world: { fake }, userId }) => expectAllPhotos(fake, userId),
  },
  {
    name: 'PUT /api/recipes/{id}',
    input: () => ({ body: { ...TYPED, image: ANALYSIS.images[0] }, headers: { 'if-match': '"1"' } }),
    async after({ world: { fake }, userId, recipeId }) {
      expect(await fake.recipes.find(userId, recipeId)).toMatchObject({ title: TYPED.title, version: 2 });
      await expectAllPhotos(fake, userId);
    },
  },
  { name: 'GET /api/recipes', when: 'of those that fit a search', query: '?q=soup&favorite=true' },
  { name: 'GET /api/recipes/changes' },
  {
    name: 'PATCH /api/recipes/{id}',
    input: () => ({ body: { tags: ['Sunday'], rating: 4 } }),
    async after({ world: { fake }, userId, recipeId }) {
      expect(await fake.recipes.find(userId, recipeId)).toMatchObject({ tags: ['Sunday'], rating: 4 });
    },
  },
  { name: 'GET /api/recipes/{id}/export', query: '?format=cooklang' },
  { name: 'DELETE /api/recipes/{id}', done: 404 },
  {
    name: 'recipe/sweep-pictures',
    async before({ world: { fake, advance }, userId, recipeId }) {
      const [share, name] = ['a'.repeat(22), 'a-photo-of-none'];
      await fake.photos.put(name, new Uint8Array(1));
      await fake.sharedPictures.put(share, 'dish', new Uint8Array(1));
      const listed = (await fake.recipes.find(userId, recipeId))?.imageUrls.map(photoNameIn) ?? [];
      const noted = { userId, recipeId, at: fake.now };
      await fake.orphans.note({ ...noted, photos: [name, ...listed] });
      await fake.orphans.note({ ...noted, photos: [], share });
      advance(ORPHANED_AFTER);
    },
    async after({ world: { fake }, userId }) {
      await expectAllPhotos(fake, userId);
      expect(fake.sharedPictureFiles.size).toBe(0);
      expect(await fake.orphans.all()).toEqual([]);
    },
  },
  {
    name: 'POST /api/recipes/{id}/translation',
    input: () => ({ body: { language: 'de' } }),
    async after({ world: { fake }, userId, recipeId }) {
      expect((await fake.recipes.find(userId, recipeId))?.translation?.language).toBe('de');
    },
  },
  {
    name: 'POST /api/recipes/{id}/cooked',
    input: () => ({ body: { day: DAY } }),
    // Calls: session, recipe, read mark, write mark; the badges follow.
    bestEffortFrom: 5,
  },
  {
    name: 'DELETE /api/recipes/{id}/cooked',
    query: `?day=${DAY}`,
    before: (user) =>
      user.ask({
        method: 'POST',
        path: `/api/recipes/${user.recipeId}/cooked`,
        body: { day: DAY },
        headers: { 'idempotency-key': 'an-earlier-key' },
      }),
  },
  { name: 'GET /api/nutrition/goals/current' },
  { name: 'POST /api/nutrition/goals', input: () => ({ body: DEFAULT_GOALS }) },
  { name: 'GET /api/nutrition/tracking/daily' },
  { name: 'GET /api/nutrition/tracking/range', query: `?from=${DAY}&to=${DAY}` },
  { name: 'GET /api/badges/user' },
  { name: 'POST /api/analyze', input: () => ({ body: ANALYSIS }) },
  {
    name: 'POST /api/analyze',
    when: 'of who takes up a run that was leaveStoppedRun',
    input: () => ({ body: ANALYSIS }),
    async before(user) {
      const request = { method: 'POST', path: '/api/analyze', body: ANALYSIS };
      // Dies when a photo is stored and the model has not been called yet.
      await user.ask(request, { type: 'dies after', call: 11 }).catch(() => undefined);
      expect(user.world.fake.storedPhotos.size).toBe(2);
      user.world.advance(RUN_TIMEOUT + 1_000);
    },
  },
  { name: 'GET /api/recipes/{id}/alternatives' },
  { name: 'POST /api/recipes/{id}/alternatives', input: () => ({ body: { preferredLanguage: 'en' } }) },
  { name: 'DELETE /api/analyze/{key}', when: 'that was not begun' },
  { name: 'DELETE /api/analyze/{key}', before: (user) => leaveStoppedRun(user, 'a-run-of-theirs') },
];
