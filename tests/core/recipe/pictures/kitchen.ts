import { expect } from 'vitest';
import { processDeletions } from '#core/deletion/process-deletions.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { deleteRecipe } from '#core/generation/run/delete-recipe.ts';
import { generateRecipe } from '#core/generation/run/generate-recipe.ts';
import type { Requester } from '#core/generation/run/requester.ts';
import { photoNameIn } from '#core/photo/photo.ts';
import { createRecipe } from '#core/recipe/typed/create-recipe.ts';
import { editRecipe } from '#core/recipe/typed/edit-recipe.ts';
import { copyShared } from '#core/sharing/copy-shared.ts';
import { publish } from '#core/sharing/publish.ts';
import { shareRecipe } from '#core/sharing/share-recipe.ts';
import { sweepOrphans } from '#core/sharing/sweep-orphans.ts';
import { withdrawShare } from '#core/sharing/withdraw-share.ts';
import { HOUR } from '#core/time.ts';
import { createWorld, type Fault, type World } from '#tests/simulation/world.ts';
import { aCook } from '#tests/support/examples.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';

const JPEG = await plainJpeg();

const INPUT = { title: 'Leek soup', servings: 2, ingredients: ['2 leeks'], instructions: [] };

const ID = 7;

/** A cook whose recipe has a picture, with faults possible in any call of any request. */
export type Kitchen = { readonly world: World; readonly cook: Requester };

export async function aKitchen(seed: number): Promise<Kitchen> {
  const world = createWorld(seed);
  const cook = await aCook(world.fake);
  const { userId } = cook;
  await world.fake.signIns.open({ userId, verified: true, sessions: [] });
  return { world, cook };
}

/** The requests that store or remove pictures. Each returns whether it was acknowledged. */
export const REQUESTS = {
  async create({ world: { ports }, cook }: Kitchen) {
    const request = { image: JPEG, language: 'en', bodyHash: 'a-body', key: undefined } as const;
    const created = await createRecipe(ports, cook.userId, { input: { ...INPUT, id: ID }, ...request });
    return created.ok;
  },
  async edit({ world: { ports }, cook }: Kitchen) {
    const { version = 1 } = (await ports.recipes.find(cook.userId, ID)) ?? {};
    const request = { image: JPEG, version, bodyHash: 'an-edit', key: ports.secrets.id() };
    const edited = await editRecipe(ports, cook.userId, ID, { input: INPUT, ...request });
    if (edited.ok) await publish(ports, cook.userId, ID);
    return edited.ok;
  },
  async 'take off the picture'({ world: { ports }, cook }: Kitchen) {
    const { version = 1 } = (await ports.recipes.find(cook.userId, ID)) ?? {};
    const request = { image: null, version, bodyHash: 'an-edit', key: ports.secrets.id() };
    return (await editRecipe(ports, cook.userId, ID, { input: INPUT, ...request })).ok;
  },
  async delete({ world: { ports }, cook }: Kitchen) {
    await withdrawShare(ports, cook.userId, ID);
    const deleted = await deleteRecipe(ports, cook.userId, ID);
    await withdrawShare(ports, cook.userId, ID);
    return deleted.ok;
  },
  async share({ world: { ports }, cook }: Kitchen) {
    return (await shareRecipe(ports, cook.userId, ID, { preview: JPEG })).ok;
  },
  async 'stop sharing'({ world: { ports }, cook }: Kitchen) {
    await withdrawShare(ports, cook.userId, ID);
    return true;
  },
  async copy({ world: { ports, fake }, cook }: Kitchen) {
    const { token = 'a'.repeat(22) } = (await fake.shareSettings.find(cook.userId, ID)) ?? {};
    const copied = await copyShared(ports, cook.userId, {
      token,
      url: 'https://m.example/r',
      key: undefined,
    });
    return copied.ok;
  },
  async generate({ world: { ports }, cook }: Kitchen) {
    const request = {
      photos: [JPEG, JPEG],
      language: 'en',
      preferences: NO_PREFERENCES,
      joins: false,
    } as const;
    const of = { key: ports.secrets.id(), bodyHash: 'photos' };
    return (await generateRecipe(ports, cook, { ...of, ...request }, () => undefined)).ok;
  },
  async 'delete the account'({ world: { ports }, cook: { userId } }: Kitchen) {
    const askedAt = ports.clock.now();
    await ports.deletions.add({ userId, email: 'cook@example.org', language: 'en', askedAt });
    await processDeletions(ports);
    return true;
  },
};
export type RequestName = keyof typeof REQUESTS;

/** Sends a request. @returns false if it was refused, failed, or its function died */
export const send = (
  kitchen: Kitchen,
  name: RequestName,
  fault: Fault = { type: 'none' },
): Promise<boolean> => kitchen.world.runWithFault(fault, () => REQUESTS[name](kitchen)).catch(() => false);

/** Lets an hour pass, with the jobs that run in it. */
export async function anHourLater({ world: { fake, advance } }: Kitchen): Promise<void> {
  advance(HOUR + 1);
  await sweepOrphans(fake);
  await processDeletions(fake);
}

/** Expects that every listed picture exists, at any time and after any interruption. */
export async function expectNoDeadPicture({ world: { fake }, cook }: Kitchen, told: string): Promise<void> {
  for (const name of await listedPhotos(fake, cook)) expect(fake.storedPhotos.has(name), told).toBe(true);
}

/** Expects that every stored picture belongs to a recipe or a link. */
export async function expectNothingLoose({ world: { fake }, cook }: Kitchen, told: string): Promise<void> {
  expect([...fake.storedPhotos.keys()].toSorted(), told).toEqual((await listedPhotos(fake, cook)).toSorted());
  const shares = await fake.shareSettings.list(cook.userId);
  const tokens = new Set(shares.map(({ share }) => share.token));
  for (const key of fake.sharedPictureFiles.keys())
    expect(tokens.has(key.split(' ')[0] ?? ''), told).toBe(true);
  for (const { id } of shares) expect(await fake.recipes.find(cook.userId, id), told).toBeDefined();
  expect(await fake.orphans.all(), told).toEqual([]);
}

async function listedPhotos(fake: World['fake'], { userId }: Requester): Promise<string[]> {
  const { items } = await fake.recipes.list(userId, { limit: 100 });
  const recipes = await fake.recipes.findAll(
    userId,
    items.map(({ id }) => id),
  );
  return recipes.flatMap(({ imageUrls }) => imageUrls.map(photoNameIn));
}
