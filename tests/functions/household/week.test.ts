import { describe, expect, test } from 'vitest';
import { DAY } from '#core/time.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { heldData } from '#tests/support/held-data.ts';
import { aCook, call, found, household, invite, join, leave, stage, type Cook } from './cooks.ts';

let made = 0;
const change = (type: string, meal: object, at = Date.now()) => ({
  id: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
  at,
  type,
  meal,
});
const send = ({ cookie }: Cook, changes: readonly object[], more: object = {}) =>
  call('POST', '/api/week/changes', { cookie, body: { changes, ...more } });
const plan = (cook: Cook, id: string, meal: object = {}) =>
  send(cook, [change('add', { id, day: '2026-11-24', slot: 'dinner', title: 'Soup', servings: 2, ...meal })]);
const read = ({ cookie }: Cook, days = 'from=2026-11-23&to=2026-11-29', etag = '') =>
  call('GET', `/api/week?${days}`, { cookie, headers: { ...(etag && { 'if-none-match': etag }) } });
const titles = async (cook: Cook): Promise<string[]> =>
  JSON.parse((await read(cook)).text).meals.map(({ title }: { title: string }) => title);

async function aRecipe({ cookie }: Cook): Promise<number> {
  const body = { title: 'Soup', servings: 2, ingredients: ['600 g leeks'], instructions: ['Simmer them.'] };
  return Number((await call('POST', '/api/recipes', { cookie, body })).body['id']);
}

describe('the week', () => {
  test('is shared by a household, and closed to others', async () => {
    const [owner, guest, stranger] = [await aCook('Ada'), await aCook('Ben'), await aCook('Eve')];
    await found(owner);
    await join(guest, await invite(owner));
    const recipeId = await aRecipe(guest);
    await plan(guest, 'guests-soup', { recipeId, cookId: guest.userId });
    expect((await read(owner)).body).toMatchObject({
      meals: [{ title: 'Soup', day: '2026-11-24', recipeId, cookId: guest.userId, isDone: false }],
      version: 1,
    });
    const done = change('change', { id: 'guests-soup', isDone: true, day: null });
    expect((await send(owner, [done])).body).toMatchObject({
      meals: [{ isDone: true, day: null }],
      version: 2,
    });
    expect((await read(guest)).body).toMatchObject({ meals: [{ isDone: true }] });
    expect(await titles(stranger)).toEqual([]);
    expect((await read({ cookie: '', userId: '' })).status).toBe(401);

    // A member who leaves sees their own week again; the household keeps the meal without its link.
    await leave(owner, guest);
    expect(await titles(guest)).toEqual([]);
    const { meals } = JSON.parse((await read(owner)).text);
    expect(meals).toMatchObject([{ title: 'Soup' }]);
    expect(meals[0]).not.toHaveProperty('recipeId');
    const { items } = await heldData(stage.data);
    const left = items.filter((item) => item.includes('guests-soup'));
    expect(left).toHaveLength(1);
    expect(left[0]).not.toContain(guest.userId.slice(0, 8));
  });

  test('refuses a change that was made in a household that the cook has left', async () => {
    const [owner, guest] = [await aCook(), await aCook('Ben')];
    await found(owner);
    await join(guest, await invite(owner));
    const { id } = await household(guest);
    await leave(owner, guest);
    const changes = [change('change', { id: 'whose-soup-1', isDone: true })];
    expect(await send(guest, changes, { household: id })).toMatchObject({
      status: 409,
      body: { type: 'AnotherKitchen' },
    });
    expect((await send(guest, changes, { household: null })).status).toBe(200);
  });

  test('is not sent again while it is unchanged', async () => {
    const cook = await aCook();
    await plan(cook, 'their-soup-1');
    const etag = (await read(cook)).headers.get('etag') ?? '';
    const unchanged = await read(cook, undefined, etag);
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    const bytes = [...unchanged.headers].map(([name, value]) => name.length + value.length + 4);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(400);
    expect((await read(cook, 'from=2026-11-23&to=2026-11-30', etag)).status).toBe(200);
    await plan(cook, 'their-soup-2');
    expect((await read(cook, undefined, etag)).status).toBe(200);
  });

  test('refuses too many changes at once, and says which are too old', async () => {
    const cook = await aCook();
    for (const days of [
      '',
      'from=2026-11-23',
      'from=2026-11-24&to=2026-11-23',
      'from=2026-01-01&to=2026-03-04',
    ])
      expect((await read(cook, days)).status).toBe(400);
    expect((await read(cook, 'from=2026-01-01&to=2026-03-03')).status).toBe(200);
    const old = change('change', { id: 'an-old-soup', isDone: true }, Date.now() - 61 * DAY);
    expect((await send(cook, [old])).body).toMatchObject({ refused: [{ id: old.id, reason: 'too-old' }] });
    const many = Array.from({ length: 51 }, () => change('remove', { id: 'an-old-soup' }));
    expect((await send(cook, many)).status).toBe(400);
    expect((await send(cook, [change('change', { id: 'an-old-soup' })])).status).toBe(400);
    expect((await plan(cook, 'a-bad-soup', { day: '2026-02-30' })).status).toBe(400);
  });

  test('is in the export, and is deleted with the account', async () => {
    const cook = await aCook();
    const recipeId = await aRecipe(cook);
    await plan(cook, 'exported-soup', { recipeId, cookId: cook.userId });
    const { text } = await call('GET', '/api/user/export', { cookie: cook.cookie });
    const records: { kind: string; data: object }[] = JSON.parse(text);
    expect(records.filter(({ kind }) => kind === 'meal').map(({ data }) => data)).toMatchObject([
      { title: 'Soup', recipeId, day: '2026-11-24' },
    ]);
    await call('DELETE', '/api/user', { cookie: cook.cookie, body: { password: PASSWORD } });
    await stage.runJobs();
    const { items } = await heldData(stage.data);
    expect(items.filter((item) => item.includes('exported-soup'))).toEqual([]);
  });
});
