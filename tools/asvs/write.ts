import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPage, withSummary } from './pages.ts';

// `npm run asvs`: writes docs/asvs.md and the chapter on the standard in docs/security.md.

const DOCS = join(import.meta.dirname, '../../docs');
const SECURITY = join(DOCS, 'security.md');

const security = withSummary(readFileSync(SECURITY, 'utf8'));
writeFileSync(SECURITY, security);
writeFileSync(join(DOCS, 'asvs.md'), `${listPage(security)}\n`);
