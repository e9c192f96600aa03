import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DAY } from '#core/time.ts';
import { ROUTES } from '#functions/routes.ts';
import { anEmail, type Answered } from '#tests/support/api-client.ts';
import { aCook, add, call, found, household, invite, join, leave, list, signUp, type Cook } from './cooks.ts';

const german = { 'x-preferred-language': 'de' };

const told = ({ status, body }: Answered) => [status, body['type']];

describe('a household', () => {
  test('is founded once the cook has said which name others see', async () => {
    const cookie = await signUp(anEmail());
    const nameless = await call('POST', '/api/household', {
      cookie,
      body: { name: 'Home' },
      headers: german,
    });
    expect(nameless).toMatchObject({ status: 409, body: { type: 'NameNeeded', error: /Namen/ } });
    const cook = await aCook();
    expect(await household(cook)).toBeNull();
    const { status, body } = await found(cook);
    const ada = { id: cook.userId, name: 'Ada', isYou: true, isOwner: true };
    expect([status, body]).toEqual([201, { id: expect.any(String), name: 'Home', members: [ada] }]);
    expect((await found(cook)).status).toBe(201);
    expect(told(await found(cook, 'Another'))).toEqual([409, 'InHousehold']);
  });

  test('admits one cook by an invite, once, and shows a preview before', async () => {
    const [owner, guest, late] = [await aCook(), await aCook('Ben'), await aCook('Cem')];
    await found(owner);
    const token = await invite(owner);
    const preview = await call('POST', '/api/household/invite/preview', { body: { token } });
    expect([preview.status, preview.body]).toEqual([200, { household: 'Home', by: 'Ada' }]);
    expect((await household(owner)).invite).toEqual({ expiresAt: expect.any(Number) });
    expect((await join(guest, token)).status).toBe(200);
    expect((await join(guest, token)).status).toBe(200);
    expect((await household(guest)).members).toEqual([
      { id: owner.userId, name: 'Ada', isYou: false, isOwner: true },
      { id: guest.userId, name: 'Ben', isYou: true, isOwner: false },
    ]);
    expect(told(await join(late, token))).toEqual([410, 'InviteUsed']);
    expect(told(await call('POST', '/api/household/invite/preview', { body: { token } }))).toEqual([
      410,
      'InviteUsed',
    ]);
    expect(told(await join(owner, await invite(guest)))).toEqual([200, undefined]);
    await found(late);
    expect(told(await join(late, await invite(owner)))).toEqual([409, 'InHousehold']);
  });

  test('refuses an invite that was replaced, withdrawn, is a week old, or was made by a former member', async () => {
    const [owner, guest, other] = [await aCook(), await aCook('Ben'), await aCook('Cem')];
    await found(owner);
    const replaced = await invite(owner);
    const current = await invite(owner);
    expect(told(await join(guest, replaced))).toEqual([410, 'InviteUsed']);
    await join(guest, current);
    const ofGuest = await invite(guest);
    await leave(owner, guest);
    expect(told(await join(other, ofGuest))).toEqual([410, 'InviteUsed']);
    const withdrawn = await invite(owner);
    expect((await call('DELETE', '/api/household/invite', { cookie: owner.cookie })).status).toBe(204);
    const old = await invite(owner);
    expect(told(await join(other, withdrawn))).toEqual([410, 'InviteUsed']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY });
    try {
      expect(told(await join(other, old))).toEqual([410, 'InviteUsed']);
    } finally {
      vi.useRealTimers();
    }
    for (const token of ['', 'nonsense', `${owner.userId}.${'x'.repeat(43)}`])
      expect(told(await join(other, token))).toEqual([410, 'InviteUsed']);
  });

  test('goes to the longest-standing member when its owner leaves, who gets an empty kitchen', async () => {
    const [owner, second, third] = [await aCook(), await aCook('Ben'), await aCook('Cem')];
    await add(second, 'Tea of my own');
    await found(owner);
    await add(owner, 'Milk');
    await join(second, await invite(owner));
    await join(third, await invite(owner));
    expect(await list(third)).toEqual(['Milk']);
    expect((await leave(owner, owner)).status).toBe(204);
    expect(await list(owner)).toEqual([]);
    expect(await household(owner)).toBeNull();
    expect((await household(third)).members[0]).toMatchObject({ name: 'Ben', isOwner: true });
    expect(await list(second)).toEqual(['Milk']);
    await leave(third, third);
    await leave(second, second);
    expect(await list(second)).toEqual(['Tea of my own']);
    expect(await household(second)).toBeNull();
    // The kitchen was the first owner's: founding there again starts anew.
    await found(owner, 'New');
    expect(await list(owner)).toEqual([]);
  });

  test('is left by its founder as the last member, who keeps the list', async () => {
    const owner = await aCook();
    await found(owner);
    await add(owner, 'Milk');
    await leave(owner, owner);
    expect(await list(owner)).toEqual(['Milk']);
  });

  test('has the household name, members’ names and aisles that members choose', async () => {
    const [owner, guest] = [await aCook(), await aCook('Ben')];
    await found(owner);
    await join(guest, await invite(owner));
    const { cookie } = guest;
    const aisles = JSON.parse((await call('GET', '/api/list', { cookie })).text).aisles;
    expect(aisles).toBeUndefined();
    const order = ['other', 'drinks', 'pantry', 'pulses, nuts and seeds', 'meat and fish'].concat([
      'dairy and eggs',
      'grains and breads',
      'herbs and spices',
      'fruit',
      'vegetables',
    ]);
    const body = { name: 'Ours', aisles: order };
    expect((await call('PATCH', '/api/household', { cookie, body })).body).toMatchObject({ name: 'Ours' });
    await call('POST', '/api/user/name', { cookie, body: { name: '  Bea ' } });
    expect(await household(owner)).toMatchObject({
      name: 'Ours',
      members: [{ name: 'Ada' }, { name: 'Bea' }],
    });
    expect((await call('GET', '/api/list', { cookie: owner.cookie })).body).toMatchObject({ aisles: order });
    expect((await call('GET', '/api/user', { cookie })).body).toMatchObject({ name: 'Bea' });
    for (const name of ['', ' ', 'x'.repeat(41), 'a\nb'])
      expect((await call('POST', '/api/user/name', { cookie, body: { name } })).status).toBe(400);
  });
});

describe('The rights in a household', () => {
  let roles: Record<'owner' | 'member' | 'former' | 'stranger', Cook>;
  beforeAll(async () => {
    roles = {
      owner: await aCook('Owner'),
      member: await aCook('Member'),
      former: await aCook('Former'),
      stranger: await aCook('Stranger'),
    };
    await found(roles.owner);
    await join(roles.member, await invite(roles.owner));
    await join(roles.former, await invite(roles.owner));
    await add(roles.former, 'Secret of ours');
    await leave(roles.owner, roles.former);
  });

  test.each([
    ['owner', { find: 'Home', list: 1, rename: 200, invite: 200, withdraw: 204, remove: 204 }],
    ['member', { find: 'Home', list: 1, rename: 200, invite: 200, withdraw: 204, remove: 403 }],
    ['former', { find: undefined, list: 0, rename: 404, invite: 404, withdraw: 404, remove: 404 }],
    ['stranger', { find: undefined, list: 0, rename: 404, invite: 404, withdraw: 404, remove: 404 }],
  ] as const)('the %s: %j', async (role, may) => {
    const { cookie } = roles[role];
    const status = async (method: string, path: string, body?: object) =>
      (await call(method, path, { cookie, ...(body && { body }) })).status;
    expect({
      find: (await household(roles[role]))?.name,
      list: (await list(roles[role])).length,
      rename: await status('PATCH', '/api/household', { name: 'Home' }),
      invite: await status('POST', '/api/household/invite'),
      withdraw: await status('DELETE', '/api/household/invite'),
      // A missing user, so that the others keep their roles.
      remove: await status('DELETE', `/api/household/members/${'x'.repeat(22)}`),
    }).toEqual(may);
  });

  /** Status by the role of the caller and of the member to be removed. */
  const REMOVALS = {
    owner: { owner: 204, member: 204, former: 204, stranger: 204 },
    member: { owner: 403, member: 204, former: 403, stranger: 403 },
    former: { owner: 404, member: 404, former: 204, stranger: 404 },
    // An owner of another household: removing a non-member succeeds.
    stranger: { owner: 204, member: 204, former: 204, stranger: 204 },
  } as const;

  test.each(
    Object.entries(REMOVALS).flatMap(([actor, answers]) =>
      Object.entries(answers).map(([about, status]) => [actor, about, status] as const),
    ),
  )('the %s removes the %s: %d, and nobody else leaves', async (actor, about, status) => {
    const cooks: Record<string, Cook> = {
      owner: await aCook('Owner'),
      member: await aCook('Member'),
      former: await aCook('Former'),
      stranger: await aCook('Stranger'),
    };
    const { owner, member, former, stranger } = cooks as typeof roles;
    await found(owner);
    for (const cook of [member, former]) await join(cook, await invite(owner));
    await leave(owner, former);
    await found(stranger, 'Elsewhere');
    expect((await leave(cooks[actor] as Cook, cooks[about] as Cook)).status).toBe(status);
    const isOut = (name: string) =>
      status === 204 && about === name && (actor === 'stranger') === (name === 'stranger');
    expect((await household(owner))?.name).toBe(isOut('owner') ? undefined : 'Home');
    expect((await household(member))?.name).toBe(isOut('member') ? undefined : 'Home');
    expect(await household(former)).toBeNull();
    expect((await household(stranger))?.name).toBe(isOut('stranger') ? undefined : 'Elsewhere');
  });

  test('Items that a former member and a stranger put on a list are seen by nobody of the household', async () => {
    await add(roles.former, 'Mine again');
    await add(roles.stranger, 'Mine');
    expect(await list(roles.owner)).toEqual(['Secret of ours']);
    expect(await list(roles.former)).toEqual(['Mine again']);
  });

  test('without a session only the preview answers', async () => {
    const routes = ROUTES.filter(({ path }) => /^\/api\/(household|list)/.test(path));
    expect(routes).toHaveLength(10);
    for (const { method, path } of routes) {
      const body = method === 'POST' || method === 'PATCH' ? { body: { token: 'none' } } : {};
      const answered = await call(method, path.replace('{id}', roles.owner.userId), body);
      expect(answered.status, `${method} ${path}`).toBe(path.endsWith('preview') ? 410 : 401);
    }
  });
});
