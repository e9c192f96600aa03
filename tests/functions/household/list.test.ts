import { describe, expect, test } from 'vitest';
import { DAY } from '#core/time.ts';
import { aCook, add, call, found, household, invite, join, leave, list } from './cooks.ts';

describe('the list', () => {
  test('shows who added an item, as long as they are a member', async () => {
    const [owner, guest] = [await aCook(), await aCook('Ben')];
    await found(owner);
    await join(guest, await invite(owner));
    await add(guest, 'Tea');
    const read = async () => (await call('GET', '/api/list', { cookie: owner.cookie })).body;
    expect(await read()).toMatchObject({ items: [{ name: 'Tea', addedBy: guest.userId }], version: 1 });
    await leave(guest, guest);
    expect((await read())['items']).not.toMatchObject([{ addedBy: expect.anything() }]);
  });

  test('gives the removed items, the latest first', async () => {
    const cook = await aCook();
    for (const name of ['Candles', 'Tea']) await add(cook, name);
    const gone = ['candles', 'tea'].map((id, index) => ({
      id: `00000000-0000-4000-9000-00000000000${index}`,
      at: Date.now() - 1 + index,
      type: 'remove',
      item: { id },
    }));
    const { body } = await call('POST', '/api/list/changes', {
      cookie: cook.cookie,
      body: { changes: gone },
    });
    expect(body).toMatchObject({ items: [], recent: ['Tea', 'Candles'], changedAt: expect.any(Number) });
    expect((await call('GET', '/api/list', { cookie: cook.cookie })).body).toEqual(body);
    await add(cook, 'Tea');
    expect((await call('GET', '/api/list', { cookie: cook.cookie })).body).toMatchObject({
      recent: ['Candles'],
    });
  });

  test('refuses a change that was made in a household that the cook has left', async () => {
    const [owner, guest] = [await aCook(), await aCook('Ben')];
    await found(owner);
    await join(guest, await invite(owner));
    const { id } = await household(guest);
    const change = {
      id: '5b0c2b0e-9d0e-4b0e-8f0e-3c1d2e4f5a6c',
      at: Date.now(),
      type: 'add',
      item: { name: 'Tea' },
    };
    const send = (made: string | null) =>
      call('POST', '/api/list/changes', {
        cookie: guest.cookie,
        body: { household: made, changes: [change] },
      });
    expect((await send(null)).body).toMatchObject({ type: 'AnotherKitchen' });
    await leave(owner, guest);
    expect(await send(id)).toMatchObject({ status: 409, body: { type: 'AnotherKitchen' } });
    expect([await list(owner), await list(guest)]).toEqual([[], []]);
    expect((await send(null)).status).toBe(200);
    expect(await list(guest)).toEqual(['Tea']);
  });

  test('is not sent again while it is unchanged', async () => {
    const cook = await aCook();
    await add(cook, 'Tea');
    const read = (etag?: string) =>
      call('GET', '/api/list', { cookie: cook.cookie, headers: { ...(etag && { 'if-none-match': etag }) } });
    const etag = (await read()).headers.get('etag') ?? '';
    const unchanged = await read(etag);
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    const bytes = [...unchanged.headers].map(([name, value]) => name.length + value.length + 4);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(400);
    await add(cook, 'Milk');
    expect((await read(etag)).status).toBe(200);
  });

  test('refuses too many changes at once, and says which are too old', async () => {
    const { cookie } = await aCook();
    const change = {
      id: '5b0c2b0e-9d0e-4b0e-8f0e-3c1d2e4f5a6b',
      at: Date.now() - 61 * DAY,
      type: 'add',
      item: { name: 'Tea' },
    };
    const send = (body: object) => call('POST', '/api/list/changes', { cookie, body });
    expect((await send({ changes: [change] })).body).toMatchObject({
      items: [],
      refused: [{ id: change.id, reason: 'too-old' }],
    });
    expect((await send({ changes: Array.from({ length: 51 }, () => change) })).status).toBe(400);
    const large = { changes: [change], more: 'x'.repeat(64 * 1024) };
    expect((await send(large)).status).toBe(413);
  });
});
