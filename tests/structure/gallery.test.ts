import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const sourceOf = (pattern: string): string =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

test('the page of components shows every component', () => {
  const components = [...sourceOf('web/ui/**/*.tsx').matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(
    ([, name]) => name ?? '',
  );
  const gallery = sourceOf('local/gallery/*.tsx');
  // The first toast renders the region.
  const shown = components.filter((name) => name !== 'ToastRegion');
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((name) => !gallery.includes(`<${name}`))).toEqual([]);
});
