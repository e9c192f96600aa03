import { expect } from 'vitest';
import { badgeStatuses } from '#core/badge/update-badges.ts';
import { yearMonth } from '#core/time.ts';
import type { Device, Outcome } from './device.ts';
import type { World } from './world.ts';

/** Expects what must hold at the end of every scenario. */
export async function expectInvariants(
  world: World,
  userId: string,
  devices: readonly Device[],
): Promise<void> {
  expect(world.history.violations).toEqual([]);
  for (const device of devices) {
    expect(await device.pendingGenerations()).toEqual([]);
    expect(await device.outboxEntries()).toEqual([]);
    for (const [key, outcome] of device.outcomes) expectOutcome(world, key, outcome);
  }
  await expectCharges(world, userId);
  await expectAvoided(world, userId, devices);
  await expectWritten(world, userId, devices);
  await expectRecipes(world, userId, devices);
  await expectFirstBadge(world, userId, devices);
}

/** Expects every outcome that a device was told to be true. */
function expectOutcome({ history }: World, key: string, outcome: Outcome): void {
  const written = history.written.get(key)?.map(({ id }) => id) ?? [];
  if (outcome.type === 'completed') expect(written).toContain(outcome.recipeId);
  if (outcome.type === 'cancelled') expect(written).toEqual([]);
  // A recipe that was deleted since it was written is reported as not found.
  if (outcome.type === 'failed' && outcome.reason !== 'RecipeNotFound') expect(written).toEqual([]);
}

/** Expects every written recipe to be charged once, in the month of its run, and nothing else. */
async function expectCharges({ ports, history }: World, userId: string): Promise<void> {
  const months = new Map<string, number>();
  for (const key of history.written.keys()) {
    const month = (await ports.runs.find(userId, key))?.month ?? '';
    months.set(month, (months.get(month) ?? 0) + 1);
  }
  for (const month of new Set(['2026-11', '2026-12', yearMonth(ports.clock.now(), 'UTC')])) {
    const { taken, leases } = await ports.usage.find(userId, month);
    expect({ month, charged: taken - leases.length }).toEqual({ month, charged: months.get(month) ?? 0 });
  }
}

/** Expects every recipe to have its photos, and all devices to agree with the server on it. */
async function expectRecipes(
  { ports, history }: World,
  userId: string,
  devices: readonly Device[],
): Promise<void> {
  for (const { id, imageUrls } of [...history.written.values()].flat()) {
    const recipe = await ports.recipes.find(userId, id);
    const photos = imageUrls.map((url) =>
      ports.photos.find(url.split('/').at(-1)?.replace('.jpg', '') ?? ''),
    );
    if (recipe) expect(await Promise.all(photos)).not.toContain(undefined);
    const cooked = await ports.cookMarks.cooked(userId, [id]);
    for (const device of devices) {
      await device.refreshRecipe(id);
      expect(await device.isCooked(id)).toBe(recipe && cooked.has(id));
    }
  }
}

/** Expects every food that was added on any device to be avoided. */
async function expectAvoided({ ports }: World, userId: string, devices: readonly Device[]): Promise<void> {
  const { allergens } = await ports.profiles.avoided(userId);
  expect(allergens.toSorted()).toEqual(
    [...new Set(devices.flatMap(({ avoided }) => [...avoided]))].toSorted(),
  );
}

/** Expects every recipe that was written on any device, with its picture unless the browser has lost the picture. */
async function expectWritten({ ports }: World, userId: string, devices: readonly Device[]): Promise<void> {
  for (const [id, { isPictureLost }] of devices.flatMap(({ written }) => [...written])) {
    if (devices.some(({ deleted }) => deleted.has(id))) continue;
    const recipe = await ports.recipes.find(userId, id);
    expect(recipe).toMatchObject({ title: `Cake ${id}` });
    expect(recipe?.imageUrls).toHaveLength(isPictureLost ? 0 : 1);
  }
}

/** Expects only changes of a recipe to wait while the server fails on the recipe, or while its picture is lost. */
export async function expectOnlyBrokenWaits(world: World, devices: readonly Device[]): Promise<void> {
  for (const device of devices)
    for (const { operation } of await device.outboxEntries()) {
      const recipeId = 'recipeId' in operation ? operation.recipeId : undefined;
      if (!device.written.get(recipeId ?? 0)?.isPictureLost) expect(recipeId).toBe(world.broken);
    }
}

/** Recipes that the cook has typed earn no badge. */
async function expectFirstBadge({ ports }: World, userId: string, devices: readonly Device[]): Promise<void> {
  const [first] = await badgeStatuses(ports, { userId, timeZone: 'UTC' });
  const { items } = await ports.recipes.list(userId, { limit: 100 });
  if (items.some(({ id }) => !devices.some(({ written }) => written.has(id))))
    expect(first?.earnedAt).toBeDefined();
}
