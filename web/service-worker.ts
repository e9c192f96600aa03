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
  READERS_CACHE,
  PHOTOS_CACHE,
  RECOGNISER_CACHE,
  SHARED_CACHE,
  SHARED_TEXT,
  SHARE_PATH,
} from './offline/caches/caches.ts';
import { formerVersions } from './offline/caches/former-versions.ts';
import { keepPhotosWithinBudget } from './offline/caches/photo-budget.ts';
import { respondWithMusic } from './offline/caches/music-cache.ts';
import { answerFrom } from './offline/caches/packed-pictures.ts';
import { noteRing } from './offline/caches/ring-notes.ts';
import { LANDING, PATHS } from './paths.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

// All files of the app, so that it starts offline. API requests are never answered here. The build fills in this name.
// oxlint-disable-next-line no-underscore-dangle
const FILES: PrecacheEntry[] = self.__WB_MANIFEST;
precacheAndRoute(FILES);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app.html'), {
    denylist: [
      /^\/((api|photos|local|r|c)\/|connect\b)/,
      /^\/auth\/google$/,
      /^\/(de)?$/,
      /^\/(robots\.txt|sitemap\.xml)$/,
    ],
  }),
);

// Network first. Offline, the app replaces the landing page and redirects to home.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && Object.values<string>(LANDING).includes(url.pathname),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const app = await matchPrecache('/app.html');
      if (!app) throw error;
      return app;
    }
  },
);

// The app's drawings are one of these files.
const DRAWINGS = FILES.find(({ url }) => /^assets\/pictures-.*\.json$/.test(url));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[\w-]+\.svg$/.test(url.pathname),
  answerFrom(async () => (DRAWINGS ? matchPrecache(DRAWINGS.url) : undefined)),
);

// A photo never changes under its URL.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/photos/'),
  new CacheFirst({
    cacheName: PHOTOS_CACHE,
    plugins: [
      {
        // Signing out deletes the cache. A photo that arrives after that must not create it again.
        handlerWillStart: async () => void (await caches.open(PHOTOS_CACHE)),
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && (await caches.has(PHOTOS_CACHE)) ? response : null,
        cacheDidUpdate: () => keepPhotosWithinBudget(),
      },
    ],
  }),
);

// Badge images never change either. They are cached when first shown.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/badges/'),
  new CacheFirst({ cacheName: BADGES_CACHE }),
);

// These parts work offline after their first use: the guard, the dishes of the diary, timers that ring on a locked
// phone, and the readers of barcodes, printed pages and files. A new build has new file names.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    (/^\/assets\/(guard|dishes|rings)-/.test(url.pathname) ||
      /^\/assets\/((barcode|files|page-pictures)\.worker|tesseract-core|zxing_reader|\w+\.traineddata)/.test(
        url.pathname,
      )),
  new CacheFirst({
    cacheName: READERS_CACHE,
    plugins: [{ cacheDidUpdate: ({ cacheName, request }) => dropFormerVersions(cacheName, request.url) }],
  }),
);

// Food detection works offline after its first use. A new build has new file names.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(bin|wasm)$/.test(url.pathname),
  new CacheFirst({
    cacheName: RECOGNISER_CACHE,
    plugins: [{ cacheDidUpdate: ({ cacheName, request }) => dropFormerVersions(cacheName, request.url) }],
  }),
);

/**
 * Keeps one version of each file. Workbox's expiration plugin would store the URLs in a database that signing out does
 * not erase.
 */
async function dropFormerVersions(cacheName: string, newest: string): Promise<void> {
  // Signing out may have deleted the cache meanwhile, and opening it would create it again.
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  const urls = (await cache.keys()).map(({ url }) => url);
  await Promise.all(formerVersions(urls, newest).map((url) => cache.delete(url)));
}

// Music is cached when first played. Players request ranges.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/music/'), respondWithMusic);

// Photos, links and texts shared by another app are stored until the page takes them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ request }) => {
    const form = await request.formData();
    const photos = form.getAll('photos').filter((each) => each instanceof File);
    const text = sharedTextIn(form);
    const shared = await caches.open(SHARED_CACHE);
    await Promise.all(photos.map((photo) => shared.put(`/${crypto.randomUUID()}`, new Response(photo))));
    // A photo may have a caption, which is ignored.
    if (photos.length > 0 || text === '') return Response.redirect(PATHS.home, 303);
    await shared.put(SHARED_TEXT, new Response(text));
    return Response.redirect(PATHS.add, 303);
  },
  'POST',
);

/** Returns the shared link or text. Many apps put the link into the text; some put their own name into the title. */
function sharedTextIn(form: FormData): string {
  const valueOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [url, text] = [valueOf('url'), valueOf('text')];
  return url && !text.includes(url) ? [url, text].filter(Boolean).join('\n') : text || valueOf('title');
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(showRing(notificationOf(event))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answerRing(event.action, event.notification.data ?? {}));
});

/** Notification of a timer, encrypted by this device for itself: see `ring-message.ts`. */
type Shown = {
  readonly title?: string;
  readonly body?: string;
  readonly lang?: string;
  readonly tag?: string;
  /** Address that a tap opens. */
  readonly navigate?: string;
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
  readonly data?: TimerData;
};

/**
 * Safari has already read the message, and passes the notification that it would show without us. Source: Declarative
 * Web Push
 */
type ReadPushEvent = PushEvent & { readonly notification?: Shown | null };

/** `endsAt` is the announced end. A notification without `id` does not belong to a timer. */
type TimerData = { readonly path?: string; readonly id?: string; readonly endsAt?: number };

const MINUTE = 60_000;

/** Shows that a timer has ended. A visible page that has already rung removes the notification. */
async function showRing(shown: Shown): Promise<void> {
  const { title = 'Munchify', navigate = PATHS.home, body = '', lang = '', tag = '', actions = [] } = shown;
  const { id, endsAt } = shown.data ?? {};
  const pages = await self.clients.matchAll({ type: 'window' });
  const seen = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  if (id !== undefined && seen.length === 0) await noteRing(id, { did: 'ring', endsAt });
  const { pathname, search } = new URL(navigate, self.location.origin);
  // TypeScript lacks actions, which not all browsers show.
  const options: NotificationOptions & Pick<Shown, 'actions'> = { body, lang, tag, actions };
  await self.registration.showNotification(title, {
    ...options,
    data: { id, path: `${pathname}${search}` },
    icon: '/icons/icon-192.png',
    requireInteraction: true,
  });
  for (const page of id === undefined ? [] : seen) page.postMessage({ type: 'RINGS', shown: tag });
}

/** Stops a timer that has rung, adds a minute to it, or opens cook mode. */
async function answerRing(action: string, { path, id }: TimerData): Promise<void> {
  if (action === '' || id === undefined) return focusOrOpen(path ?? PATHS.home, id !== undefined);
  if (action === 'stop') await noteRing(id, { did: 'stop' });
  else if (!(await addMinute(id))) return focusOrOpen(path ?? PATHS.home, true);
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ type: 'RINGS' });
}

/** Tells the server only the new end; the server still has the message. @returns true if the server has accepted it */
async function addMinute(id: string): Promise<boolean> {
  const version = Date.now();
  const endsAt = version + MINUTE;
  const response = await fetch(`/api/rings/${id.replaceAll('-', '')}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, endsAt }),
  }).catch(() => undefined);
  if (response?.ok) await noteRing(id, { did: 'more', endsAt, version });
  return response?.ok === true;
}

function notificationOf({ data, notification }: ReadPushEvent): Shown {
  if (notification) return notification;
  try {
    const message: { notification?: Shown } = data?.json() ?? {};
    return message.notification ?? {};
  } catch {
    return {};
  }
}

/** Focuses an open window, which then shows the step of the timer; without one, opens a new window. */
async function focusOrOpen(path: string, isRing: boolean): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page && isRing) page.postMessage({ type: 'RINGS', path });
  await (page ? page.focus() : self.clients.openWindow(path));
}

// The page decides when to update, so that nothing is interrupted.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
});
