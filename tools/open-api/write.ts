import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Writes what `GET /api/openapi.json` answers, and the tools that `POST /api/mcp` lists. Part of `npm run catalogs`, as
// the compiled sentences are.

const FUNCTIONS = join(import.meta.dirname, '../../functions');
const DOCUMENT = join(FUNCTIONS, 'open-api/document.json');
const TOOLS = join(FUNCTIONS, 'mcp/tools.json');

// Their own handlers are described, too, and import them.
if (!existsSync(DOCUMENT)) await writeFile(DOCUMENT, '{}');
if (!existsSync(TOOLS)) await writeFile(TOOLS, '[]');
const { describeApi } = await import('./document.ts');
const { listTools } = await import('./tools.ts');
await writeFile(DOCUMENT, JSON.stringify(await describeApi()));
await writeFile(TOOLS, JSON.stringify(await listTools()));
