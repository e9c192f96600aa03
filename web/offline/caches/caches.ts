/** Photos of recipes that the user has opened. */
export const PHOTOS_CACHE = 'photos';

/** Badge images that the app has shown. */
export const BADGES_CACHE = 'badges';

/** Files of the food recognition, from its first use on. */
export const RECOGNISER_CACHE = 'recogniser';

/** Files of the readers of barcodes, printed pages and other apps' files, from their first use on. */
export const READERS_CACHE = 'readers';

/** Notes of the service worker about timers, until a page takes them. */
export const RINGS_CACHE = 'rings';

/** Shared photos and texts, until a page takes them. */
export const SHARED_CACHE = 'shared';

/** Target of shared photos, links and texts. Only the service worker answers it. */
export const SHARE_PATH = '/share';

/** Key of a text or link shared by another app. */
export const SHARED_TEXT = '/text';

/** Returns the shared photos and removes them. */
export async function takeSharedPhotos(): Promise<Blob[]> {
  if (!('caches' in globalThis)) return [];
  const shared = await caches.open(SHARED_CACHE);
  const photos: Blob[] = [];
  const requests = await shared.keys();
  for (const request of requests.filter(({ url }) => new URL(url).pathname !== SHARED_TEXT)) {
    const photo = await shared.match(request);
    if (photo) photos.push(await photo.blob());
    await shared.delete(request);
  }
  return photos;
}

/**
 * Deletes the user's data in the caches: photos, shared things and notes about timers. A private window may refuse
 * access, but then the caches are empty.
 */
export async function forgetPhotos(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.allSettled([PHOTOS_CACHE, SHARED_CACHE, RINGS_CACHE].map((name) => caches.delete(name)));
}
