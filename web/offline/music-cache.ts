import { createPartialResponse } from 'workbox-range-requests';

const MUSIC_CACHE = 'music';

/**
 * Answers for a track. At its first play it is fetched as a whole and held; players ask for it piece by piece, and each
 * piece is cut from what is held, with or without a connection.
 * @throws TypeError where the track is neither held nor to be had
 */
export async function heldMusic({ request }: { request: Request }): Promise<Response> {
  const music = await caches.open(MUSIC_CACHE);
  const held = await music.match(request.url);
  if (!held) await music.add(request.url);
  const track = held ?? (await music.match(request.url)) ?? Response.error();
  return request.headers.has('range') ? createPartialResponse(request, track) : track;
}
