import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, DAY } from '#core/time.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { heldData } from '#tests/support/held-data.ts';
import { aCook, call, found, stage } from '../household/cooks.ts';
import { faultsIn } from './check-calendar.ts';
import {
  aHousehold,
  current,
  expectGone,
  plan,
  read,
  subscribe,
  titles,
  TODAY,
  withdraw,
} from './subscribers.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Headers of the connection and the moment, not of the answer. */
const OF_CONNECTION = new Set(['date', 'connection', 'keep-alive']);

describe('the calendar of the week', () => {
  test('is read without a session, and reveals only titles and days', async () => {
    const cook = await aCook();
    await plan(cook, 'Leek pie, “Grandma’s”');
    await plan(cook, 'Some day', null);
    const path = await subscribe(cook);
    const file = await read(path);
    expect(file.status).toBe(200);
    expect(faultsIn(file.text)).toEqual([]);
    expect(await titles(path)).toEqual(['Dinner: Leek pie, “Grandma’s”']);
    for (const secret of [cook.userId, 'Ada', '@example.org']) expect(file.text).not.toContain(secret);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(file.headers.get('set-cookie')).toBeNull();
  });

  test('answers HEAD as GET, without the text', async () => {
    const cook = await aCook();
    await plan(cook, 'Soup');
    const path = await subscribe(cook);
    for (const address of [path, path.replace('.ics', 'x.ics')]) {
      const [got, told] = [await read(address), await read(address, {}, 'HEAD')];
      expect(told.status).toBe(got.status);
      expect(told.text).toBe('');
      const headersOf = ({ headers }: typeof got) =>
        [...headers].filter(([name]) => !OF_CONNECTION.has(name));
      expect(headersOf(told)).toEqual(headersOf(got));
    }
    const etag = (await read(path)).headers.get('etag') ?? '';
    expect((await read(path, { 'if-none-match': etag }, 'HEAD')).status).toBe(304);
  });

  test('shows the last 30 days and the next 60', async () => {
    const cook = await aCook();
    for (const days of [-31, -30, 60, 61]) await plan(cook, `Day ${days}`, addDays(TODAY, days));
    expect(await titles(await subscribe(cook))).toEqual(['Dinner: Day -30', 'Dinner: Day 60']);
  });

  test('has the language of the cook who created the address', async () => {
    const cook = await aCook();
    await plan(cook, 'Lauchkuchen');
    const path = await subscribe(cook, { 'x-preferred-language': 'de' });
    expect(await titles(path)).toEqual(['Abendessen: Lauchkuchen']);
  });

  test('is not sent again until the week changes', async () => {
    const cook = await aCook();
    await plan(cook, 'Soup');
    const path = await subscribe(cook);
    const etag = (await read(path)).headers.get('etag') ?? '';
    const unchanged = await read(path, { 'if-none-match': etag });
    expect([unchanged.status, unchanged.text, unchanged.headers.get('etag')]).toEqual([304, '', etag]);
    await plan(cook, 'Pie');
    expect(await read(path, { 'if-none-match': etag })).toMatchObject({ status: 200 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY });
    const next = (await read(path)).headers.get('etag');
    expect(next).not.toBe(etag);
  });

  test('is shared by a household, whose members each have their own address', async () => {
    const [owner, guest] = await aHousehold();
    await plan(owner, 'Soup');
    await plan(guest, 'Pie');
    const paths = [await subscribe(owner), await subscribe(guest)];
    expect(new Set(paths).size).toBe(2);
    for (const path of paths)
      expect((await titles(path)).toSorted()).toEqual(['Dinner: Pie', 'Dinner: Soup']);
    await withdraw(guest);
    await expectGone(paths[1] ?? '');
    expect(await titles(paths[0] ?? '')).toHaveLength(2);
  });

  test('continues when its cook founds a household', async () => {
    const cook = await aCook();
    const path = await subscribe(cook);
    await found(cook);
    await plan(cook, 'Soup');
    expect(await titles(path)).toEqual(['Dinner: Soup']);
  });
});

describe('the address', () => {
  test('is stored as a hash, and shown once', async () => {
    const cook = await aCook();
    expect(await current(cook)).toBeNull();
    const path = await subscribe(cook);
    expect(await current(cook)).toEqual({ createdAt: expect.any(Number) });
    const [, secret = ''] = path.split('.');
    // 256 random bits.
    expect(secret).toMatch(/^[\w-]{43}$/);
    const { items } = await heldData(stage.data);
    expect(items.filter((item) => item.includes(secret))).toEqual([]);
  });

  test('is replaced by a new one', async () => {
    const cook = await aCook();
    const [former, next] = [await subscribe(cook), await subscribe(cook)];
    await expectGone(former);
    expect((await read(next)).status).toBe(200);
  });

  test('ends when it is withdrawn; withdrawing it again changes nothing', async () => {
    const cook = await aCook();
    const path = await subscribe(cook);
    for (const _ of [1, 2]) expect((await withdraw(cook)).status).toBe(204);
    await expectGone(path);
    expect(await current(cook)).toBeNull();
  });

  test.each([
    ['a name that is none', () => '/c/nonsense'],
    ['another secret', (path: string) => path.replace(/\.[\w-]{43}\./, `.${'x'.repeat(43)}.`)],
    ['another ending', (path: string) => path.replace('.ics', '.txt')],
    ['none at all', (path: string) => path.replace('.ics', '')],
    ['another calendar', (path: string) => path.replace(/^\/c\/[\w-]{22}/, `/c/${'z'.repeat(22)}`)],
  ])('is not found with %s', async (_, changed) => {
    await expectGone(changed(await subscribe(await aCook())));
  });

  test('is not made, found or withdrawn with an access token', async () => {
    const { cookie } = await aCook();
    const body = { name: 'Home Assistant', scope: 'write' };
    const { token } = (await call('POST', '/api/tokens', { cookie, body })).body;
    const headers = { authorization: `Bearer ${String(token)}` };
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await call(method, '/api/week/calendar', { headers })).toMatchObject({
        status: 403,
        body: { type: 'TokenRefused' },
      });
  });
});

test('a deleted account has no address from that moment on, and leaves nothing of it behind', async () => {
  const cook = await aCook();
  await plan(cook, 'Soup');
  const path = await subscribe(cook);
  const { cookie } = cook;
  await call('DELETE', '/api/user', { cookie, body: { password: PASSWORD } });
  await expectGone(path);
  const { items } = await heldData(stage.data);
  expect(items.filter((item) => item.includes('CALENDAR#') && item.includes(cook.userId))).toEqual([]);
});

test('an export says since when the calendar has an address, but not the address', async () => {
  const cook = await aCook();
  const path = await subscribe(cook);
  const { text } = await call('GET', '/api/user/export', { cookie: cook.cookie });
  const records: { kind: string; data: object }[] = JSON.parse(text);
  expect(records.filter(({ kind }) => kind === 'calendar')).toEqual([
    { kind: 'calendar', data: { createdAt: expect.any(Number) } },
  ]);
  const [, secret = ''] = path.split('.');
  expect(text).not.toContain(secret);
});
