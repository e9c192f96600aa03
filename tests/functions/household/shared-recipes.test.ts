import { beforeAll, describe, expect, test } from 'vitest';
import { aCook, call, found, invite, join, leave, type Cook } from './cooks.ts';

const create = async ({ cookie }: Cook, title: string, id?: number): Promise<number> => {
  const lines = { servings: 2, ingredients: ['600 g leeks'], instructions: ['Simmer them.'] };
  const own = { tags: ['secret tag'], notes: 'a secret note', ...(id !== undefined && { id }) };
  const { body, status } = await call('POST', '/api/recipes', { cookie, body: { title, ...lines, ...own } });
  expect(status).toBe(201);
  return Number(body['id']);
};
const read = ({ cookie }: Cook, id: number, cook = '') =>
  call('GET', `/api/recipes/${id}${cook && `?cook=${cook}`}`, { cookie });

const changes = ({ cookie }: Cook, cook: string, since = '') =>
  call('GET', `/api/recipes/changes?cook=${cook}${since && `&since=${since}`}`, { cookie });

type Card = { readonly title: string; readonly cookId: string };
async function library({ cookie }: Cook, query = ''): Promise<{ cards: readonly Card[]; next: string }> {
  const { text, headers } = await call('GET', `/api/recipes?scope=household${query}`, { cookie });
  return { cards: JSON.parse(text), next: /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '' };
}

describe('the recipes of a household', () => {
  let [owner, guest, stranger]: Cook[] = [];
  let soup = 0;
  beforeAll(async () => {
    [owner, guest, stranger] = [await aCook('Ada'), await aCook('Ben'), await aCook('Eve')];
    await found(owner);
    await join(guest, await invite(owner));
    soup = await create(owner, 'Soup');
    await call('POST', `/api/recipes/${soup}/cooked`, {
      cookie: owner.cookie,
      body: { servings: 1, date: Date.now() },
    });
  });
  const cooks = () => {
    if (!owner || !guest || !stranger) throw new Error('The cooks are not there.');
    return { owner, guest, stranger };
  };

  test('are read by members, without their cook’s personal notes', async () => {
    const { owner: cook, guest: member } = cooks();
    const own = await read(cook, soup);
    expect(own.body).toMatchObject({ tags: ['secret tag'], notes: 'a secret note', isCooked: true });
    for (const answered of [await read(member, soup), await read(member, soup, cook.userId)]) {
      expect(answered.status).toBe(200);
      expect(answered.body).toMatchObject({ title: 'Soup', userId: cook.userId, isCooked: false });
      expect(answered.text).not.toMatch(/secret|cookedAt/);
    }
    const { cards } = await library(member);
    expect(cards).toMatchObject([{ title: 'Soup', cookId: cook.userId }]);
    expect(JSON.stringify(cards)).not.toContain('secret');
  });

  test('look missing to a stranger, in every request', async () => {
    const { owner: cook, stranger: other } = cooks();
    const missing = await read(other, 12_345);
    for (const answered of [await read(other, soup), await read(other, soup, cook.userId)])
      expect([answered.status, answered.text]).toEqual([404, missing.text]);
    expect((await library(other)).cards).toEqual([]);
    expect((await changes(other, cook.userId)).status).toBe(404);
    expect((await read(other, soup, 'nobody')).status).toBe(400);
  });

  test('reach the devices of members as changes', async () => {
    const { owner: cook, guest: member } = cooks();
    const first = await changes(member, cook.userId);
    expect(first.body).toMatchObject({ recipes: [{ id: soup, title: 'Soup', isCooked: false }], total: 1 });
    expect(first.text).not.toMatch(/secret|cookedAt/);
    const gone = await create(cook, 'Gone');
    await call('DELETE', `/api/recipes/${gone}`, { cookie: cook.cookie });
    const next = await changes(member, cook.userId, String(first.body['cursor']));
    expect(next.body).toMatchObject({ removed: [gone], isLast: true });
    expect(next.text).not.toMatch(/secret|cookedAt/);
  });

  test('are changed by their cook only', async () => {
    const { guest: member } = cooks();
    const { cookie } = member;
    const body = { title: 'Theirs', servings: 1, ingredients: ['1 egg'], instructions: [] };
    const headers = { 'if-match': '"1"' };
    expect((await call('PUT', `/api/recipes/${soup}`, { cookie, body, headers })).status).toBe(404);
    await call('DELETE', `/api/recipes/${soup}`, { cookie });
    expect((await read(cooks().owner, soup)).body).toMatchObject({ title: 'Soup' });
  });

  test('Recipes with one ID are distinguished by their cooks', async () => {
    const { owner: cook, guest: member } = cooks();
    await create(member, 'Stew', soup);
    expect((await read(member, soup)).body).toMatchObject({ title: 'Stew' });
    expect((await read(member, soup, cook.userId)).body).toMatchObject({ title: 'Soup' });
    expect((await read(cook, soup, member.userId)).body).toMatchObject({ title: 'Stew' });
    expect((await library(cook, '&limit=1')).cards.map(({ title }) => title).toSorted()).toEqual([
      'Soup',
      'Stew',
    ]);
  });

  test('come in pages, newest first, each once', async () => {
    const [first, second] = [await aCook('Ada'), await aCook('Ben')];
    await found(first);
    await join(second, await invite(first));
    const titles = [];
    for (let index = 0; index < 45; index += 1) {
      const title = `Recipe ${index}`;
      titles.unshift(title);
      // Most belong to one cook, so that the pages of the other end first.
      await create(index % 9 === 0 ? second : first, title, 1_000_000 + index);
    }
    const seen: string[] = [];
    let pages = 0;
    let next = '/api/recipes?scope=household&limit=20';
    while (next !== '') {
      const { cards, next: following } = await library(first, next.replace(/^[^&]*/, '').replace('?', '&'));
      pages += 1;
      seen.push(...cards.map(({ title }) => title));
      next = following && `/api/recipes?x&${following.split('?')[1]}`;
    }
    expect(seen).toEqual(titles);
    expect(pages).toBeGreaterThan(2);
  });

  test('are closed to a member the moment they are removed', async () => {
    const { owner: cook, guest: member } = cooks();
    expect((await leave(cook, member)).status).toBe(204);
    expect((await read(member, soup, cook.userId)).status).toBe(404);
    expect((await read(cook, soup, member.userId)).status).toBe(404);
    expect((await changes(member, cook.userId)).status).toBe(404);
    expect((await changes(cook, member.userId)).status).toBe(404);
    expect((await library(member)).cards.map(({ title }) => title)).toEqual(['Stew']);
  });
});
