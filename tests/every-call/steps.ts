import { expect } from 'vitest';
import { RUN_TIMEOUT } from '#core/generation/run/run.ts';
import { photoNameIn } from '#core/photo/photo.ts';
import type { FakePorts } from '#tests/fakes/ports.ts';
import type { TestUser } from './test-user.ts';

export const post = (user: TestUser, path: string, body: object) => user.ask({ method: 'POST', path, body });
export const twice = (password: string) => ({ password, confirmPassword: password });
/** Logs in on another device. */
export const logIn = ({ ask }: TestUser, email: string, password: string) =>
  ask({ method: 'POST', path: '/api/login', body: { email, password } }, undefined, '');
export const expectStatus = async (user: TestUser, cookie: string, status: number) =>
  expect((await user.ask({ method: 'GET', path: '/api/user' }, undefined, cookie)).status).toBe(status);

/** Expects the user to sign in with the password and see their account. */
export async function expectSignIn(user: TestUser, email: string, password: string): Promise<void> {
  const { status, cookie } = await logIn(user, email, password);
  expect(status).toBe(200);
  await expectStatus(user, cookie, 200);
}

/** Leaves a run whose function died after it stored its photo. */
export async function leaveStoppedRun({ world: { fake }, userId }: TestUser, key: string): Promise<void> {
  const run = {
    key,
    state: 'running',
    attempt: fake.secrets.id(),
    recipeId: 7,
    photos: ['a-photo-of-its-own'],
    bodyHash: '',
    month: '2026-11',
    expiresAt: fake.now + RUN_TIMEOUT,
  } as const;
  await fake.runs.begin(userId, run);
  await fake.usage.reserve(userId, run.month, run, 5);
  const { recipeId, photos } = run;
  await fake.orphans.note({ userId, recipeId, photos, at: fake.now });
  await fake.photos.put('a-photo-of-its-own', new Uint8Array(1));
}

/** Makes an access token. */
export const tokenOf = async (user: TestUser): Promise<string> =>
  String((await post(user, '/api/tokens', { name: 'Assistant', scope: 'read' })).body['token']);

export const withToken = (user: TestUser) => ({ body: { token: user.mailed() } });

/** Expects that the recipes list all photos that are stored, and no other. */
export async function expectAllPhotos(
  { recipes, storedPhotos }: Pick<FakePorts, 'recipes' | 'storedPhotos'>,
  userId: string,
): Promise<void> {
  const { items } = await recipes.list(userId, { limit: 50 });
  const full = await Promise.all(items.map(({ id }) => recipes.find(userId, id)));
  const listed = full.flatMap((recipe) => recipe?.imageUrls ?? []).map(photoNameIn);
  expect([...storedPhotos.keys()].toSorted()).toEqual(listed.toSorted());
}
