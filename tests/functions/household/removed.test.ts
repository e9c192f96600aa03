import { expect, test } from 'vitest';
import { aCook, add, call, found, household, invite, join, leave, type Cook } from './cooks.ts';

const DAYS = 'from=2026-11-23&to=2026-11-29';

/** Requests that a phone polls or sends. */
const ANSWERS: Readonly<Record<string, (cook: Cook) => Promise<unknown>>> = {
  'the list': async ({ cookie }) => (await call('GET', '/api/list', { cookie })).body,
  'the week': async ({ cookie }) => (await call('GET', `/api/week?${DAYS}`, { cookie })).body,
  'changes of recipes': async ({ cookie }) => (await call('GET', '/api/recipes/changes', { cookie })).body,
  'a change of the list': async (cook) => (await add(cook, 'Tea')).body,
};

test.each(Object.entries(ANSWERS))(
  '%s says which household a cook belongs to, until they leave it',
  async (_, ask) => {
    const [owner, guest] = [await aCook(), await aCook('Ben')];
    expect(await ask(owner)).toMatchObject({ household: null });
    await found(owner);
    await join(guest, await invite(owner));
    const { id } = await household(owner);
    for (const cook of [owner, guest]) expect(await ask(cook)).toMatchObject({ household: id });
    await leave(owner, guest);
    expect(await ask(guest)).toMatchObject({ household: null });
    expect(await ask(owner)).toMatchObject({ household: id });
  },
);

test('a phone that has the list hears of a new household even if the list is unchanged', async () => {
  const { cookie, ...cook } = await aCook();
  const { headers } = await call('GET', '/api/list', { cookie });
  await found({ cookie, ...cook });
  const again = await call('GET', '/api/list', {
    cookie,
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(200);
});
