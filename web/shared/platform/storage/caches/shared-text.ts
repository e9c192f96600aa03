import { SHARED_CACHE, SHARED_TEXT } from './caches.ts';

/** Returns the shared text and removes it; '' if there is none. */
export async function takeSharedText(): Promise<string> {
  if (!('caches' in globalThis)) return '';
  const shared = await caches.open(SHARED_CACHE);
  const text = await shared.match(SHARED_TEXT);
  await shared.delete(SHARED_TEXT);
  return text ? text.text() : '';
}
