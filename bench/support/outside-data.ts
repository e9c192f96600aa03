import { join } from 'node:path';

/**
 * Returns the path of data that is not part of the repository.
 * @param variable environment variable with the path
 * @param path default, in the folder `shared` beside the repository
 */
export const outsideData = (variable: string, path: string): string =>
  process.env[variable] ?? join(import.meta.dirname, '../../../shared', path);
