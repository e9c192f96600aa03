import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Writes the answer of `GET /api/openapi.json`, and the tools that `POST /api/mcp` lists. Runs in `npm run catalogs`.

const FUNCTIONS = join(import.meta.dirname, '../../functions');
const DOCUMENT = join(FUNCTIONS, 'open-api/document.json');
const TOOLS = join(FUNCTIONS, 'mcp/tools.json');

// The handlers that import the files are themselves described.
if (!existsSync(DOCUMENT)) await writeFile(DOCUMENT, '{}');
if (!existsSync(TOOLS)) await writeFile(TOOLS, '[]');
const { describeApi } = await import('./document.ts');
const { listTools } = await import('./tools.ts');
await writeFile(DOCUMENT, JSON.stringify(await describeApi()));
await writeFile(TOOLS, JSON.stringify(await listTools()));
