import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ORIGIN_CHECK, JOBS, matchRoute, PAGE_FETCHER, RING_DELIVERY, ROUTES } from '#functions/routes.ts';
import { provideLambdaRuntime } from '#local/server/lambda-runtime.ts';

const FUNCTIONS = join(import.meta.dirname, '../../../functions');

beforeAll(provideLambdaRuntime);

test('every route and job has its handler, and every handler its route or job', async () => {
  const handlers: string[] = [];
  for (const file of globSync('*/*.ts', { cwd: FUNCTIONS })) {
    const module: object = await import(join(FUNCTIONS, file));
    if ('handler' in module) handlers.push(file.replace(/\.ts$/, ''));
  }
  const named = [...ROUTES, ...JOBS, ORIGIN_CHECK, PAGE_FETCHER, RING_DELIVERY].map(({ handler }) => handler);
  expect([...new Set(named)].toSorted()).toEqual(handlers.toSorted());
});

test('a Lambda that answers several methods has the same rights under each', () => {
  for (const { method: _, ...route } of ROUTES) {
    for (const { method: __, ...other } of ROUTES) {
      if (other.handler === route.handler) expect(other).toEqual(route);
    }
  }
});

test('a request finds its route by method and path', () => {
  expect(matchRoute('GET', '/api/recipes/12')).toMatchObject({
    route: { handler: 'recipe/find' },
    params: { id: '12' },
  });
  expect(matchRoute('GET', '/api/recipes')).toMatchObject({ route: { handler: 'recipe/list' } });
  for (const [method, path] of [
    ['PATCH', '/api/recipes'],
    ['GET', '/api/recipes/12/secret'],
    ['GET', '/api'],
    ['get', '/api/recipes'],
  ] as const) {
    expect(matchRoute(method, path)).toBeUndefined();
  }
});
