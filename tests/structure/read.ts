import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Reads a file of the repository. */
export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
