import { describe, expect, test, vi } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { cards, created, CRUMBLE, edit, read } from './own-recipe.ts';
import { call, cookie, signUp, startAnew } from './stage.ts';

startAnew();

const changes = (since?: string, as = cookie) =>
  call('GET', `/api/recipes/changes${since === undefined ? '' : `?since=${since}`}`, { cookie: as });

/** Requests pages until there are no more. */
async function drained(since?: string) {
  const found: unknown[] = [];
  const removed: unknown[] = [];
  for (let cursor = since; ;) {
    const { body } = await changes(cursor);
    found.push(...(body['recipes'] as unknown[]));
    removed.push(...(body['removed'] as unknown[]));
    cursor = String(body['cursor']);
    if (body['isLast'] === true) return { found, removed, cursor };
  }
}

describe('tags, heart, rating and notes', () => {
  test('are changed without a new version, and an edit keeps them', async () => {
    const { path } = await created();
    const body = { tags: ['Sunday', 'sunday', 'Quick'], isFavorite: true, rating: 4, notes: 'More salt.' };
    const answer = await call('PATCH', path, { cookie, body });
    const shown = { ...body, tags: ['Sunday', 'Quick'] };
    expect(answer).toMatchObject({ status: 200, body: shown });
    expect(await read(path)).toMatchObject({ ...shown, version: 1 });
    await edit(path, { ...CRUMBLE, title: 'Plum crumble' }, 1);
    expect(await read(path)).toMatchObject({ ...shown, title: 'Plum crumble', version: 2 });
    expect(await cards()).toMatchObject([{ tags: ['Sunday', 'Quick'], isFavorite: true, rating: 4 }]);
  });

  test('follow the later change of each, whichever device sends first', async () => {
    const { path } = await created();
    await call('PATCH', path, { cookie, body: { notes: 'Later.', at: 2_000 } });
    await call('PATCH', path, { cookie, body: { notes: 'Earlier.', rating: 3, at: 1_000 } });
    expect(await read(path)).toMatchObject({ notes: 'Later.', rating: 3 });
    await call('PATCH', path, { cookie, body: { rating: null, at: 3_000 } });
    expect(await read(path)).not.toHaveProperty('rating');
  });

  test.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 2.5 },
    { tags: ['x'.repeat(51)] },
    { tags: [' '] },
    { tags: Array.from({ length: 21 }, (_, index) => `No. ${index}`) },
    { notes: 'x'.repeat(5_001) },
    { isFavorite: 'yes' },
    { at: 'now' },
  ])('that are invalid are refused: %j', async (body) => {
    const { path } = await created();
    expect((await call('PATCH', path, { cookie, body })).status).toBe(400);
  });

  test('Tags, heart, rating and notes of another cook’s recipe are answered like those of a missing one', async () => {
    const { path } = await created();
    const other = await signUp(anEmail());
    const foreign = await call('PATCH', path, { cookie: other, body: { rating: 4 } });
    const missing = await call('PATCH', '/api/recipes/12345', { cookie: other, body: { rating: 4 } });
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
    expect(foreign.status).toBe(404);
    expect(await read(path)).not.toHaveProperty('rating');
  });
});

describe('The record of changes', () => {
  test('has everything at first; then whatever was written, rated, cooked and deleted', async () => {
    const one = await created();
    const two = await created({ ...CRUMBLE, title: 'Pear crumble' });
    const first = await drained();
    expect(first.found).toContainEqual(await read(one.path));
    expect(first.found).toContainEqual(await read(two.path));
    await call('PATCH', one.path, { cookie, body: { rating: 5 } });
    await call('POST', `${one.path}/cooked`, { cookie, body: {} });
    await call('DELETE', two.path, { cookie });
    const second = await drained(first.cursor);
    expect(second.found).toEqual([await read(one.path)]);
    expect(second.found).toMatchObject([{ rating: 5, isCooked: true, timesCooked: 1 }]);
    expect(second.removed).toEqual([two.id]);
  });

  test('is not sent again to a device that has it: a poll without changes is answered 304', async () => {
    await created();
    const { cursor } = await drained();
    const answer = await changes(cursor);
    const again = await call('GET', `/api/recipes/changes?since=${cursor}`, {
      cookie,
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('A cook sees no changes of another cook', async () => {
    await created();
    const { cursor } = await drained();
    const other = await signUp(anEmail());
    expect((await changes(cursor, other)).body).toMatchObject({ recipes: [], removed: [] });
    expect((await changes(undefined, other)).body).toMatchObject({ recipes: [], total: 0 });
  });

  test('since a time before the known deletions is refused in the cook’s language', async () => {
    const { cursor } = await drained();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91 * 86_400_000 });
    const late = await signUp(anEmail());
    expect(await changes(cursor, late)).toMatchObject({
      status: 410,
      body: { type: 'CursorTooOld', error: expect.stringContaining('again') },
    });
  });

  test.each(['x', 'c1', 'a1-', "c' OR 1", 'c0000000000000000;', `c${'9'.repeat(60)}`])(
    'since a cursor like %s is refused',
    async (since) => {
      expect((await changes(encodeURIComponent(since))).status).toBe(400);
    },
  );
});

describe('a search by other clients', () => {
  test('finds words, tags and favourites, and its pages keep the search', async () => {
    for (const title of ['Apfelkuchen', 'Apple pie', 'Käsespätzle'])
      await created({ ...CRUMBLE, title, tags: ['Baking'] });
    const { path } = await created({ ...CRUMBLE, title: 'Leek soup', ingredients: ['2 leeks'] });
    await call('PATCH', path, { cookie, body: { isFavorite: true } });
    const titles = async (query: string) =>
      (JSON.parse((await call('GET', `/api/recipes?${query}`, { cookie })).text) as { title: string }[]).map(
        ({ title }) => title,
      );
    expect(await titles('q=kasespatz')).toEqual(['Käsespätzle']);
    expect(await titles('q=spaetzle')).toEqual(['Käsespätzle']);
    expect(await titles('q=strudel')).toEqual([]);
    expect(await titles('q=K%C3%84SE')).toEqual(['Käsespätzle']);
    expect(await titles('q=kaese%20flour')).toEqual(['Käsespätzle']);
    expect(await titles('favorite=true')).toEqual(['Leek soup']);
    expect(await titles('tag=baking&q=ap')).toEqual(['Käsespätzle', 'Apple pie', 'Apfelkuchen']);
    const page = await call('GET', '/api/recipes?tag=baking&limit=2', { cookie });
    const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(await titles(next.split('?')[1] ?? '')).toEqual(['Apfelkuchen']);
  });

  test.each(['favorite=yes', `q=${'x'.repeat(201)}`, `tag=${'x'.repeat(51)}`])(
    'with ?%s is refused',
    async (query) => {
      expect((await call('GET', `/api/recipes?${query}`, { cookie })).status).toBe(400);
    },
  );
});
