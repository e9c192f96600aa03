import * as v from 'valibot';
import { CookRequest } from '#core/cooking/cook-mark.ts';
import { trackingOfDay } from '#core/eaten/find-tracking.ts';
import { markCooked } from '#core/cooking/mark-cooked.ts';
import { unmarkCooked } from '#core/cooking/unmark-cooked.ts';
import { findRecipe } from '#core/recipe/find-recipe.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';

export const TODAY = '2026-11-20';

export let ports: FakePorts;
export let userId: string;
export let soup: Recipe;

export async function startAnew(): Promise<void> {
  ports = fakePorts(NOON);
  userId = aUserId();
  await saveSoup();
}

export async function saveSoup(): Promise<void> {
  soup = aRecipe(userId);
  await ports.recipes.add(soup, 'a-run-key');
}

/** Switches to another user, whose soup has the ID 7. */
export async function goOnAsAnother(): Promise<void> {
  userId = aUserId();
  soup = aRecipe(userId, { id: 7 });
  await ports.recipes.add(soup, 'a-run-key');
}

let keys = 0;
export const by = (key = `operation-${(keys += 1)}`, timeZone = 'UTC') => ({ userId, timeZone, key });
export const cook = (request: object = {}, operation = by(), id = soup.id) =>
  markCooked(ports, operation, id, v.parse(CookRequest, request));
export const uncook = (day?: string, operation = by(), id = soup.id) =>
  unmarkCooked(ports, operation, id, day);
export const tracking = (day = TODAY) => trackingOfDay(ports, userId, day);
export const found = async () => {
  const recipe = await findRecipe(ports, userId, soup.id);
  return recipe.ok ? recipe.value : undefined;
};
