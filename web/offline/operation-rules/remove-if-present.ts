import { ApiError } from '../../errors/api-error.ts';
import { remove } from '../../requests/api.ts';

/** Deletes something at the server; already deleted counts as success. */
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
