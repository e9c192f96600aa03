/** The photos of recipes that were looked at. */
export const PHOTOS_CACHE = 'photos';

/** The pictures of badges, once they were seen. */
export const BADGES_CACHE = 'badges';

/** What it takes to look at photos on the device, once it was used. */
export const RECOGNISER_CACHE = 'recogniser';

/** Photos on their way into the app from another one. */
export const SHARED_CACHE = 'shared';

/** Where another app sends photos to. Nothing but the service worker answers there. */
export const SHARE_PATH = '/share';

/** The photos that were shared into the app; they are given once. */
export async function takeSharedPhotos(): Promise<Blob[]> {
  if (!('caches' in globalThis)) return [];
  const shared = await caches.open(SHARED_CACHE);
  const photos: Blob[] = [];
  for (const request of await shared.keys()) {
    const photo = await shared.match(request);
    if (photo) photos.push(await photo.blob());
    await shared.delete(request);
  }
  return photos;
}

/** Erases every photo that the service worker holds. */
export async function forgetPhotos(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([PHOTOS_CACHE, SHARED_CACHE].map((name) => caches.delete(name)));
}
