import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCosts } from './chapter.ts';
import { countActions } from './actions.ts';

// `npm run costs`: counts again and updates the chapter on costs in docs/operations.md.

const DOCUMENT = join(import.meta.dirname, '../../docs/operations.md');

const document = withCosts(readFileSync(DOCUMENT, 'utf8'), await countActions());
writeFileSync(DOCUMENT, document);
console.log(document.slice(document.indexOf('<!-- costs'), document.indexOf('<!-- end of costs')));
