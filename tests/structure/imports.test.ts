import { expect, test } from 'vitest';
import { isAllowed } from './import-rules.ts';
import { IMPORTS, importsIn, target, type Import } from './imports.ts';

const named = (imports: readonly Import[]) => imports.map(({ from, to }) => `${from} → ${to}`);

test.each([
  ["import { a } from '../b.ts';", '../b.ts'],
  ["import type { A } from '#core/b.ts';", '#core/b.ts'],
  ["import './b.css';", './b.css'],
  ["export { a } from './b.ts';", './b.ts'],
  ["import {\n  a,\n} from 'b';", 'b'],
  ["const B = lazy(async () => (await import('./b.tsx')).B);", './b.tsx'],
  ['const b = import(/* @vite-ignore */ "./b.ts");', './b.ts'],
])('every kind of import is recognised: %s', (source, to) => {
  expect(importsIn(source, 'web/a.ts').map((each) => each.to)).toEqual([to]);
});

test.each([
  ['core/plan/plan.ts', '#functions/ports.ts'],
  ['core/plan/plan.ts', '@aws-sdk/client-s3'],
  ['core/recipe/recipe.ts', 'htmlparser2'],
  ['core/reading/read-page.ts', 'node:fs'],
  ['functions/plan/recipe-usage.ts', '../generation/send-events.ts'],
  ['functions/plan/recipe-usage.ts', '../config.ts'],
  ['functions/plan/recipe-usage.ts', '../tables/usage.ts'],
  ['functions/http/route.ts', '../config.ts'],
  ['functions/sentences/sentences.ts', '../telemetry/log.ts'],
  ['functions/http/route.ts', '../account/user.ts'],
  ['functions/recipe/find.ts', '@modelcontextprotocol/server'],
  ['functions/mcp/tools/recipes.ts', '../../recipe/list.ts'],
  ['functions/tables/usage.ts', '../services/photos.ts'],
  ['web/shared/ui/button.tsx', '#web/features/generation/screens/home-page.tsx'],
  ['web/shared/session/user-query.ts', '#web/features/library/data/library.ts'],
  ['web/shared/session/user-query.ts', '#web/app/shell/layout.tsx'],
  ['web/shared/sync/outbox.ts', '#web/features/list/data/list.ts'],
  ['web/shared/ui/button.tsx', '#locales/en/app.ts'],
  ['web/shared/platform/recogniser/recognise.ts', '../../requests/api.ts'],
  ['web/features/generation/screens/home-page.tsx', '#web/app/routes.tsx'],
  ['web/features/generation/screens/home-page.tsx', 'node:fs'],
  ['web/features/recipe/screens/recipe-page.tsx', '#web/features/list/screens/list-page.tsx'],
  ['web/features/recipe/parts/source-line.tsx', '#web/features/list/screens/add-form.tsx'],
  ['web/features/list/data/list.ts', '../screens/list-page.tsx'],
  ['web/features/list/data/list.ts', '#web/features/week/parts/place-fields.tsx'],
  ['web/app/service-worker.ts', '#web/features/list/data/list.ts'],
])('the import from %s to %s is forbidden', (from, to) => {
  expect(isAllowed({ from, to, isType: false })).toBe(false);
});

test.each([
  ['web/features/list/data/list.ts', '#web/features/household/data/household.ts'],
  ['web/features/recipe/screens/recipe-page.tsx', '#web/features/week/parts/place-fields.tsx'],
  ['web/features/cooking/parts/timer-bar.tsx', '../screens/cook-mode/cook-mode.tsx'],
  ['web/features/list/screens/list-page.tsx', '../data/list.ts'],
  ['web/app/routes.tsx', '#web/features/list/screens/list-page.tsx'],
])('the import from %s to %s is allowed', (from, to) => {
  expect(isAllowed({ from, to, isType: false })).toBe(true);
});

test('core imports neither browser nor AWS code, and every import is allowed', () => {
  expect(named(IMPORTS.filter((each) => !isAllowed(each)))).toEqual([]);
});

test('the app imports schemas, types and pure rules from core, and none of its use cases', () => {
  const usesPorts = new Set(IMPORTS.filter(({ to }) => /(^|\/)ports\.ts$/.test(to)).map(({ from }) => from));
  const wrong = IMPORTS.filter(
    (each) => each.from.startsWith('web/') && !each.isType && usesPorts.has(target(each) ?? ''),
  );
  expect(named(wrong)).toEqual([]);
});

test('nothing that ships imports the local stage, a test or a measurement', () => {
  const wrong = IMPORTS.filter(
    (each) =>
      /^(core|functions|infra|web)\//.test(each.from) &&
      /^(local|tests|bench|tools)\//.test(target(each) ?? ''),
  );
  expect(named(wrong)).toEqual([]);
});

test('folders are imported by alias, neighbours by relative paths', () => {
  const topOf = (file: string) =>
    /^web\/(features\/[^/]+|app|shared)(?=\/)/.exec(file)?.[0] ?? file.split('/')[0];
  const wrong = IMPORTS.filter(
    (each) =>
      each.to.startsWith('.') &&
      // Vite demands its documents in the root of web.
      !each.to.includes('.html') &&
      topOf(target(each) ?? each.from) !== topOf(each.from),
  );
  expect(named(wrong)).toEqual([]);
});
