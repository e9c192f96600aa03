import { beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#functions/routes.ts';
import { provideLambdaRuntime } from '#local/server/lambda-runtime.ts';
import { anEvent } from '#tests/support/lambda-event.ts';
import { describeApi } from '#tools/open-api/document.ts';
import { readOperations } from '#tools/open-api/handlers.ts';

beforeAll(provideLambdaRuntime);

test('every route is described in operations.ts beside its handler, and nothing else is', async () => {
  const operations = await readOperations();
  const described = [...operations.values()].flatMap(({ routes }) => Object.keys(routes));
  expect(described.toSorted()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test('the document is served as the routes generate it, to everybody, and as 304 if it is unchanged', async () => {
  const { handler } = await import('#functions/open-api/find.ts');
  expect(handler.rights).toEqual([]);
  const path = '/api/openapi.json';
  const answer = await handler(anEvent({ path, cookie: '' }));
  expect(answer.statusCode).toBe(200);
  // Made by `npm run catalogs`.
  expect(JSON.parse(answer.body ?? '')).toEqual(JSON.parse(JSON.stringify(await describeApi())));
  const etag = String(answer.headers?.['etag']);
  const again = await handler(anEvent({ path, cookie: '', headers: { 'if-none-match': etag } }));
  expect([again.statusCode, again.body]).toEqual([304, undefined]);
});

test('The document says for every operation whether it is open to a token', async () => {
  const { paths } = await describeApi();
  const opened = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => JSON.stringify(security).includes('token'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  // Recipes, list, week, diary, what was eaten, and goals: nothing of account, household, sharing or generation.
  expect(opened.toSorted()).toEqual([
    'DELETE /api/diary/{id}',
    'DELETE /api/recipes/{id}',
    'DELETE /api/recipes/{id}/cooked',
    'GET /api/list',
    'GET /api/nutrition/goals/current',
    'GET /api/nutrition/tracking/daily',
    'GET /api/nutrition/tracking/range',
    'GET /api/recipes',
    'GET /api/recipes/changes',
    'GET /api/recipes/{id}',
    'GET /api/recipes/{id}/export',
    'GET /api/tokens/current',
    'GET /api/week',
    'PATCH /api/recipes/{id}',
    'POST /api/diary',
    'POST /api/list/changes',
    'POST /api/recipes',
    'POST /api/recipes/{id}/cooked',
    'POST /api/week/changes',
    'PUT /api/recipes/{id}',
  ]);
});
