/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  BADGES_CACHE,
  PHOTOS_CACHE,
  RECOGNISER_CACHE,
  SHARED_CACHE,
  SHARE_PATH,
} from './offline/caches/caches.ts';
import { heldMusic } from './offline/caches/music-cache.ts';
import { LANDING, PATHS } from './paths.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** Photos of some 200 recipes. */
const MAX_PHOTOS = 500;

/** The network and its kernel. */
const RECOGNISER_FILES = 2;

// The shell: every file of the app, so that it starts without a connection. What the API says is never answered here.
// The build fills in the list under this name.
// oxlint-disable-next-line no-underscore-dangle
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app.html'), {
    denylist: [/^\/(api|photos|local)\//, /^\/auth\/google$/, /^\/(de)?$/, /^\/(robots\.txt|sitemap\.xml)$/],
  }),
);

// The landing page comes fresh; without a connection the app stands in for it, and leads to what it holds.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && Object.values<string>(LANDING).includes(url.pathname),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (failure) {
      const app = await matchPrecache('/app.html');
      if (!app) throw failure;
      return app;
    }
  },
);

// A photo never changes under its name.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photos/'),
  new CacheFirst({
    cacheName: PHOTOS_CACHE,
    plugins: [{ cacheDidUpdate: ({ cacheName }) => dropOldest(cacheName, MAX_PHOTOS) }],
  }),
);

// Nor do the pictures of badges; who earns none needs none.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/badges/'),
  new CacheFirst({ cacheName: BADGES_CACHE }),
);

// Who has photos looked at once can do so without a connection; a new build brings new files.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(bin|wasm)$/.test(url.pathname),
  new CacheFirst({
    cacheName: RECOGNISER_CACHE,
    plugins: [{ cacheDidUpdate: ({ cacheName }) => dropOldest(cacheName, RECOGNISER_FILES) }],
  }),
);

/** Keeps the newest. The addresses stand in this cache alone, so that signing out erases them with it. */
async function dropOldest(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  const tooMany = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(tooMany.map((request) => cache.delete(request)));
}

// Music is held once it was played, and given in the pieces that players ask for.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/music/'), heldMusic);

// Photos that were shared into the app wait for its page.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ request }) => {
    const photos = (await request.formData()).getAll('photos').filter((each) => each instanceof File);
    const shared = await caches.open(SHARED_CACHE);
    await Promise.all(photos.map((photo) => shared.put(`/${crypto.randomUUID()}`, new Response(photo))));
    return Response.redirect(PATHS.home, 303);
  },
  'POST',
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A timer that has ended leads back to its recipe.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data?.path ?? PATHS.home));
});

/** To the app as it stands, or to a new window of it. */
async function comeBack(path: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  await (page ? page.focus() : self.clients.openWindow(path));
}

// The page says when: never under the cook's hands.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
