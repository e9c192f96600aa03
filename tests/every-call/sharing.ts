import { expect } from 'vitest';
import type { TestUser } from './test-user.ts';
import { ANALYSIS } from './test-user.ts';
import type { UseCase } from './use-case.ts';
import { post } from './steps.ts';

const [IMAGE] = ANALYSIS.images;

/** Recipes that are shared by links. */
export const SHARING: readonly UseCase[] = [
  { name: 'GET /api/recipes/{id}/share', before: shares },
  {
    name: 'POST /api/recipes/{id}/share',
    before: showsDish,
    input: () => ({ body: { image: IMAGE } }),
    after: expectPage,
  },
  {
    name: 'POST /api/recipes/{id}/share',
    when: 'again',
    before: sharesDish,
    input: () => ({ body: {} }),
    after: expectPage,
  },
  {
    name: 'DELETE /api/recipes/{id}/share',
    before: shares,
    after: async (user) => expectNothing(user),
  },
  {
    name: 'DELETE /api/recipes/{id}',
    when: 'that is shared',
    before: shares,
    done: 404,
    after: expectNothing,
  },
  {
    name: 'PUT /api/recipes/{id}',
    when: 'that is shared',
    before: shares,
    input: () => ({
      body: { title: 'Leek soup', servings: 2, ingredients: ['2 leeks'], instructions: [] },
      headers: { 'if-match': '"1"' },
    }),
    async after(user) {
      expect((await shared(user))?.title).toBe('Leek soup');
    },
  },
  {
    name: 'POST /api/recipes/copy',
    before: shares,
    async input(user) {
      return { body: { token: await tokenOf(user) } };
    },
    async after({ world: { fake }, userId }) {
      const { items } = await fake.recipes.list(userId, { limit: 50 });
      expect(items.map(({ originType }) => originType)).toEqual(['imported', undefined]);
    },
  },
  { name: 'GET /r/{token}', before: shares },
  { name: 'GET /r/{token}/{picture}', before: sharesDish },
];

/** Gives the recipe a picture of the dish, as a photo for a generation shows the kitchen. */
async function showsDish({ ask, recipeId }: TestUser): Promise<void> {
  const body = { title: 'Leek soup', servings: 2, ingredients: ['2 leeks'], instructions: [], image: IMAGE };
  await ask({ method: 'PUT', path: `/api/recipes/${recipeId}`, body, headers: { 'if-match': '"1"' } });
}

async function sharesDish(user: TestUser): Promise<void> {
  await showsDish(user);
  await shares(user);
}

async function shares(user: TestUser): Promise<void> {
  await post(user, `/api/recipes/${user.recipeId}/share`, { image: IMAGE });
}

async function tokenOf({ world: { fake }, userId, recipeId }: TestUser): Promise<string> {
  return (await fake.shareSettings.find(userId, recipeId))?.token ?? '';
}

const shared = async (user: TestUser) => user.world.fake.sharedRecipes.find(await tokenOf(user));

async function expectPage(user: TestUser): Promise<void> {
  expect(await shared(user)).toMatchObject({ pictures: ['dish', 'preview'] });
  for (const picture of ['dish', 'preview'] as const)
    expect(await user.world.fake.sharedPictures.find(await tokenOf(user), picture)).toBeDefined();
}

async function expectNothing({ world: { fake }, userId }: TestUser): Promise<void> {
  expect(await fake.shareSettings.list(userId)).toEqual([]);
  expect([...fake.sharedPictureFiles.keys()]).toEqual([]);
}
