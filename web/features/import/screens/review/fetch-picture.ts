import { ApiError } from '#web/shared/errors/api-error.ts';
import { preparePicture } from '#web/shared/platform/photos/downscale.ts';
import type { UnsentPicture } from '#web/shared/sync/operations/unsent-pictures.ts';
import { send } from '#web/shared/requests/api.ts';

/** Fetches the picture of the page that was read, and shrinks it on the device. */
export async function fetchPicture(imageToken: string, signal: AbortSignal): Promise<UnsentPicture> {
  const response = await send('POST', '/api/recipes/read/image', { signal, kind: 'long' }, { imageToken });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return { id: crypto.randomUUID(), jpeg: await preparePicture(await response.blob()) };
}
