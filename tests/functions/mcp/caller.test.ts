import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { callerBy, type OwnApi } from '#functions/mcp/caller.ts';

const Answer = v.object({ items: v.array(v.string()) });

const callerOf = (ask: OwnApi['ask']) =>
  callerBy({
    ownApi: { ask },
    headers: { authorization: 'Bearer user.secret' },
    origin: 'https://munchify.example',
    userId: 'user',
    language: 'en',
    id: () => 'an-id',
    made: () => ({ id: 'a-change', at: 0 }),
  });

const answering = (status: number, body: unknown, link = '') =>
  callerOf(async () => ({ status, body, headers: new Headers(link === '' ? {} : { link }) }));

describe('an operation that a tool calls', () => {
  test('is called with the token of the request, and values cannot leave their places', async () => {
    const asked: unknown[] = [];
    const caller = callerOf(async (request) => {
      asked.push(request);
      return { status: 200, body: { items: [] }, headers: new Headers() };
    });
    const sent = { params: { id: '../../user?x=1' }, query: { q: 'a&tag=b', tag: undefined } };
    await caller.ask('GET /api/recipes/{id}', sent, Answer);
    expect(asked).toEqual([
      {
        method: 'GET',
        path: '/api/recipes/..%2F..%2Fuser%3Fx%3D1?q=a%26tag%3Db',
        headers: { authorization: 'Bearer user.secret' },
        body: undefined,
      },
    ]);
  });

  test('returns its value, and the cursor of the next page', async () => {
    const link = '</api/recipes?q=cursor&limit=2&cursor=1234567890123456>; rel="next"';
    expect(await answering(200, { items: ['a'] }, link).ask('GET /api/recipes', {}, Answer)).toEqual({
      ok: true,
      value: { value: { items: ['a'] }, next: '1234567890123456' },
    });
  });

  test('returns the sentence of a refusal', async () => {
    const body = { error: 'Recipe not found', type: 'RecipeNotFound' };
    expect(await answering(404, body).ask('GET /api/recipes', {}, Answer)).toEqual({
      ok: false,
      error: { error: 'Recipe not found' },
    });
  });

  test.each([
    ['that nobody answers', callerOf(() => Promise.reject(new DOMException('', 'TimeoutError')))],
    ['that the gateway answers', answering(503, { message: 'Service Unavailable' })],
    ['that is answered in another way than described', answering(200, { items: 'none' })],
    ['that is answered by a page', answering(502, undefined)],
  ])(
    '%s is reported as such; after a change, it says that the change may have been made',
    async (_, caller) => {
      expect(await caller.ask('GET /api/list', {}, Answer)).toMatchObject({
        error: { error: expect.stringContaining('cannot be reached') },
      });
      expect(await caller.ask('POST /api/list/changes', {}, Answer)).toMatchObject({
        error: { error: expect.stringContaining('may have been done') },
      });
    },
  );
});
