import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { IMPORTS, target } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');

const STYLES = globSync('web/**/*.css', { cwd: ROOT });

/** Returns the patterns in a style for the files whose classes it generates, from the root. */
const sourcesOf = (style: string): string[] =>
  [...readFileSync(join(ROOT, style), 'utf8').matchAll(/^@source (?:not )?'([^']+)';/gm)]
    .flatMap(([, pattern = '']) => alternativesOf(pattern))
    .map((path) => relative(ROOT, join(ROOT, dirname(style), path)));

/** "ui/{brand,button}.tsx" names two files. */
function alternativesOf(pattern: string): string[] {
  const [, before = '', each, behind = ''] = /^(.*?)\{([^}]+)\}(.*)$/.exec(pattern) ?? [];
  return each ? each.split(',').map((name) => before + name + behind) : [pattern];
}

/** Returns a module with all its imports, direct or not. */
function loadedBy(module: string): ReadonlySet<string> {
  const loaded = new Set([module]);
  for (const file of loaded)
    for (const each of IMPORTS) {
      const to = each.from === file && !each.isType ? target(each) : undefined;
      if (to) loaded.add(to);
    }
  return loaded;
}

test('Every style source exists', () => {
  const missing = STYLES.flatMap(sourcesOf).filter((path) => globSync(path, { cwd: ROOT }).length === 0);
  expect(missing).toEqual([]);
});

test('The landing page has the style of each part that it shows', () => {
  const sources = sourcesOf('web/features/landing/landing.css');
  const parts = [...loadedBy('web/features/landing/landing-page.tsx')].filter((file) =>
    /^web\/.*\.tsx$/.test(file),
  );
  const withClasses = parts.filter((file) => /className/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(withClasses).toContain('web/ui/brand.tsx');
  expect(
    withClasses.filter((file) => !sources.some((each) => file === each || file.startsWith(`${each}/`))),
  ).toEqual([]);
});
