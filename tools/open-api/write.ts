import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Writes what `GET /api/openapi.json` answers. Part of `npm run catalogs`, as the compiled sentences are.

const DOCUMENT = join(import.meta.dirname, '../../functions/open-api/document.json');

// Its own handler is described, too, and imports it.
if (!existsSync(DOCUMENT)) await writeFile(DOCUMENT, '{}');
const { describeApi } = await import('./document.ts');
await writeFile(DOCUMENT, JSON.stringify(await describeApi()));
