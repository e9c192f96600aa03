import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Bundle } from './bundle.ts';

/**
 * Unpacks the zip of a Lambda as AWS does.
 * @returns the folder, which the caller removes
 */
export function unpack({ zip }: Pick<Bundle, 'zip'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'munchify-lambda-'));
  for (const [name, content] of Object.entries(unzipSync(readFileSync(zip)))) {
    // Folders have no content.
    if (name.endsWith('/')) continue;
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
