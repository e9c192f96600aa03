import { join } from 'node:path';

/**
 * Returns the path of data that is not part of the project.
 * @param variable environment variable that names the path
 * @param path default, in a folder `shared` beside the repository
 */
export const outsideData = (variable: string, path: string): string =>
  process.env[variable] ?? join(import.meta.dirname, '../../../shared', path);
