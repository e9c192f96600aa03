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
  ['web/ui/button.tsx', '../features/home/home-page.tsx'],
  ['web/ui/button.tsx', '../session/user-query.ts'],
  ['web/errors/api-error.ts', '../offline/pending-generations.ts'],
  ['web/offline/pending-generations.ts', '../session/user-query.ts'],
  ['web/session/user-query.ts', '../shell/layout.tsx'],
  ['web/shell/layout.tsx', '../features/home/home-page.tsx'],
  ['web/requests/api.ts', '../generation/usage-query.ts'],
  ['web/features/home/home-page.tsx', '../../routes.tsx'],
  ['web/features/home/home-page.tsx', 'node:fs'],
  ['web/recogniser/recognise.ts', '../api/api.ts'],
])('the import from %s to %s is forbidden', (from, to) => {
  expect(isAllowed({ from, to, isType: false })).toBe(false);
});

test('core imports neither browser nor AWS code, and every import is allowed', () => {
  expect(named(IMPORTS.filter((each) => !isAllowed(each)))).toEqual([]);
});

test('a feature never imports another feature', () => {
  const featureOf = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1];
  const wrong = IMPORTS.filter((each) => {
    const feature = featureOf(target(each) ?? '');
    return feature !== undefined && featureOf(each.from) !== undefined && featureOf(each.from) !== feature;
  });
  expect(named(wrong)).toEqual([]);
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
  const topOf = (file: string) => file.split('/')[0];
  const wrong = IMPORTS.filter(
    (each) => each.to.startsWith('.') && topOf(target(each) ?? each.from) !== topOf(each.from),
  );
  expect(named(wrong)).toEqual([]);
});
