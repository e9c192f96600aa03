import { createPartialResponse } from 'workbox-range-requests';

const MUSIC_CACHE = 'music';

/**
 * Responds to a request for a track. The first request caches the whole track; requested ranges are cut from it.
 * @throws TypeError if the track is not cached and cannot be fetched
 */
export async function respondWithMusic({ request }: { request: Request }): Promise<Response> {
  const music = await caches.open(MUSIC_CACHE);
  const held = await music.match(request.url);
  if (!held) await music.add(request.url);
  const track = held ?? (await music.match(request.url)) ?? Response.error();
  return request.headers.has('range') ? createPartialResponse(request, track) : track;
}
