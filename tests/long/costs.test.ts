import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countActions } from '#bench/costs/actions.ts';
import { withCosts } from '#bench/costs/chapter.ts';

test('operations.md has the counted costs; if not, run npm run costs', async () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  expect(withCosts(document, await countActions())).toBe(document);
});
