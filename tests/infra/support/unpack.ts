import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Bundle } from './bundle.ts';

/**
 * Lays the code of a Lambda out as AWS does, from the zip that it would be sent.
 * @returns the folder, which is the caller's to remove
 */
export function unpack({ zip }: Pick<Bundle, 'zip'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'munchify-lambda-'));
  for (const [name, content] of Object.entries(unzipSync(readFileSync(zip)))) {
    // Folders come with nothing in them.
    if (name.endsWith('/')) continue;
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
