import { PHOTOS_CACHE } from './caches.ts';

/** Choices for the megabytes that photos of recipes may take on a device. */
export const PHOTO_BUDGETS = [50, 200, 1_000] as const;
export type PhotoBudget = (typeof PHOTO_BUDGETS)[number];

const DEFAULT_BUDGET: PhotoBudget = 200;

const MB = 1_000_000;

/** Key of the choice. Stored with the photos, so that signing out deletes both. */
const CHOICE = '/photo-budget';

/** Delay before photos are counted, in ms, because scrolling through a list loads many. */
const PAUSE = 2_000;

/** Returns the user's choice, in MB. */
export async function photoBudget(): Promise<PhotoBudget> {
  const choice = Number(await (await (await caches.open(PHOTOS_CACHE)).match(CHOICE))?.text());
  return PHOTO_BUDGETS.find((each) => each === choice) ?? DEFAULT_BUDGET;
}

/** Stores the choice, and deletes photos beyond the budget at once. */
export async function choosePhotoBudget(budget: PhotoBudget): Promise<void> {
  await (await caches.open(PHOTOS_CACHE)).put(CHOICE, new Response(String(budget)));
  await dropOldest();
}

/** Returns the size of the stored photos in bytes. */
export async function photoBytes(): Promise<number> {
  return (await storedPhotos()).reduce((sum, { bytes }) => sum + bytes, 0);
}

let waiting: Promise<void> | undefined;

/** Deletes the oldest photos until the rest is within the budget. Runs with a delay, once for many photos. */
export function keepPhotosWithinBudget(): Promise<void> {
  waiting ??= dropLater();
  return waiting;
}

async function dropLater(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  waiting = undefined;
  await dropOldest();
}

async function dropOldest(): Promise<void> {
  // Signing out may have deleted the cache meanwhile, and opening it would create it again.
  if (!(await caches.has(PHOTOS_CACHE))) return;
  const cache = await caches.open(PHOTOS_CACHE);
  const photos = await storedPhotos();
  let left = photos.reduce((sum, { bytes }) => sum + bytes, 0);
  const most = (await photoBudget()) * MB;
  for (const { request, bytes } of photos) {
    if (left <= most) return;
    await cache.delete(request);
    left -= bytes;
  }
}

/** Returns the photos in the order of storing. */
async function storedPhotos(): Promise<readonly { readonly request: Request; readonly bytes: number }[]> {
  if (!(await caches.has(PHOTOS_CACHE))) return [];
  const cache = await caches.open(PHOTOS_CACHE);
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== CHOICE);
  return Promise.all(
    requests.map(async (request) => ({ request, bytes: await sizeOf(await cache.match(request)) })),
  );
}

async function sizeOf(response: Response | undefined): Promise<number> {
  const told = Number(response?.headers.get('content-length') ?? Number.NaN);
  return Number.isFinite(told) ? told : ((await response?.blob())?.size ?? 0);
}
