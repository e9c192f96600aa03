import { ApiError } from '../../errors/api-error.ts';
import { remove } from '../../requests/api.ts';

/** Deletes something on the server. Success if it is already deleted. */
export async function removeIfPresent(
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<object> {
  try {
    await remove(path, { headers });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  return {};
}
