import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IMPORTS, importsIn, target } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROUTES = 'web/routes.tsx';

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Pages of the routes that do not wait for `inner.css`. */
const FIRST_PAGES = importsIn(
  [...textOf(ROUTES).matchAll(/\blazy\(async.*?\}\)\);/gs)].map(([page]) => page).join('\n'),
  ROUTES,
).flatMap((each) => target(each) ?? []);

/** Files shown without `inner.css`: the first pages with their lazy parts, and the prerendered plans screen. */
const SHOWN_FIRST = reachedFrom(['web/main.tsx', 'web/features/plans/first-screen.tsx', ...FIRST_PAGES]);

function reachedFrom(files: readonly string[]): readonly string[] {
  const reached = new Set(files);
  // The loop also visits modules that are added to the set meanwhile. Other pages of the routes wait for their styles.
  for (const file of reached) {
    for (const each of IMPORTS) {
      if (each.from !== file || each.isType || file === ROUTES) continue;
      const to = target(each);
      if (to) reached.add(to);
    }
  }
  return [...reached];
}

const SOURCES = new Set(
  [...textOf('web/app.css').matchAll(/^@source '\.\/([^']+)'/gm)].flatMap(([, path = '']) =>
    globSync([path, `${path}/**`], { cwd: join(ROOT, 'web') }).map((file) => `web/${file}`),
  ),
);

test('pages that do not wait for inner.css are found', () => {
  expect(FIRST_PAGES).toContain('web/features/auth/auth-page.tsx');
  expect(FIRST_PAGES).not.toContain('web/features/home/home-page.tsx');
  expect(SHOWN_FIRST).toContain('web/ui/button.tsx');
});

test('The utilities of a file that is shown without inner.css are in app.css', () => {
  const styled = SHOWN_FIRST.filter((file) => /\.tsx?$/.test(file) && /\bclassName=/.test(textOf(file)));
  expect(styled.filter((file) => !SOURCES.has(file))).toEqual([]);
});
