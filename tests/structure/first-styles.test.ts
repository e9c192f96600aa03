import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES, IMPORTS, importsIn, target } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROUTES = 'web/app/routes.tsx';

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Pages of the routes that do not wait for `inner.css`. */
const FIRST_PAGES = importsIn(
  [...textOf(ROUTES).matchAll(/\blazy\(async.*?\}\)\);/gs)].map(([page]) => page).join('\n'),
  ROUTES,
).flatMap((each) => target(each) ?? []);

/** Parts of a page that are loaded together with `inner.css`. */
const WAITING = new Set(
  FILES.filter((file) => file.startsWith('web/')).flatMap((file) =>
    [...textOf(file).matchAll(/Promise\.all\(\[(?<parts>[^\]]*)loadInnerStyles\(\)/g)].flatMap((found) =>
      importsIn(found.groups?.['parts'] ?? '', file).flatMap((each) => target(each) ?? []),
    ),
  ),
);

/** Files shown without `inner.css`: the first pages with their lazy parts, and the prerendered plans screen. */
const SHOWN_FIRST = reachedFrom([
  'web/app/main.tsx',
  'web/features/plan/screens/first-screen.tsx',
  ...FIRST_PAGES,
]);

function reachedFrom(files: readonly string[]): readonly string[] {
  const reached = new Set(files);
  // The loop also visits modules that are added to the set meanwhile. Other pages of the routes wait for their styles.
  for (const file of reached) {
    for (const each of IMPORTS) {
      if (each.from !== file || each.isType || file === ROUTES) continue;
      const to = target(each);
      if (to && !WAITING.has(to)) reached.add(to);
    }
  }
  return [...reached];
}

const SOURCES = new Set(
  [...textOf('web/app/app.css').matchAll(/^@source '([^']+)'/gm)].flatMap(([, path = '']) =>
    globSync([path, `${path}/**`], { cwd: join(ROOT, 'web/app') }).map((file) => join('web/app', file)),
  ),
);

test('pages that do not wait for inner.css are found', () => {
  expect(FIRST_PAGES).toContain('web/features/account/screens/auth/login/auth-page.tsx');
  expect(FIRST_PAGES).not.toContain('web/features/generation/screens/home-page.tsx');
  expect(SHOWN_FIRST).toContain('web/shared/ui/button.tsx');
  expect(SHOWN_FIRST).not.toContain('web/shared/ui/feedback/toast-region.tsx');
});

test('The utilities of a file that is shown without inner.css are in app.css', () => {
  const styled = SHOWN_FIRST.filter((file) => /\.tsx?$/.test(file) && /\bclassName=/.test(textOf(file)));
  expect(styled.filter((file) => !SOURCES.has(file))).toEqual([]);
});
