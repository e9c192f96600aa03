import { RINGS_CACHE } from './caches.ts';

/** Stores a note for the next page about a timer that rang while no page was open. Replaces an earlier note. */
export async function noteRing(timerId: string, did: object): Promise<void> {
  const notes = await caches.open(RINGS_CACHE);
  await notes.put(`/${timerId}`, new Response(JSON.stringify(did)));
}

/** Returns the notes by timer ID, and removes them. */
export async function takeRingNotes(): Promise<(readonly [timerId: string, did: unknown])[]> {
  if (!(await caches.has(RINGS_CACHE))) return [];
  const notes = await caches.open(RINGS_CACHE);
  const taken: (readonly [string, unknown])[] = [];
  for (const request of await notes.keys()) {
    const response = await notes.match(request);
    await notes.delete(request);
    taken.push([new URL(request.url).pathname.slice(1), await response?.json()]);
  }
  return taken;
}
