import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { ownKitchenOf } from '#core/kitchen-id.ts';
import { secrets } from '#functions/ports.ts';
import { putItem } from '#functions/tables/table.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { heldData } from '#tests/support/held-data.ts';
import { aCook, add, call, found, invite, join, leave, list, stage, type Cook } from './cooks.ts';

const week = async ({ cookie }: Cook): Promise<readonly string[]> =>
  JSON.parse((await call('GET', '/api/week?from=2026-11-23&to=2026-11-29', { cookie })).text).meals.map(
    ({ title }: { title: string }) => title,
  );

let meals = 0;
function plan({ cookie }: Cook, title: string) {
  const id = `00000000-0000-4000-9000-${String((meals += 1)).padStart(12, '0')}`;
  const meal = { id: `a-meal-${meals}`, day: '2026-11-28', slot: 'dinner', title, servings: 2 };
  const change = { id, at: Date.now(), type: 'add', meal };
  return call('POST', '/api/week/changes', { cookie, body: { changes: [change] } });
}

async function aHousehold(): Promise<readonly [Cook, Cook]> {
  const [owner, member] = [await aCook('Ada'), await aCook('Ben')];
  await found(owner);
  await join(member, await invite(owner));
  return [owner, member];
}

/** Rows that no release has ever written, and rows of an old release. */
async function spoil(kitchenId: string, { userId }: Cook): Promise<void> {
  const table = { client: new DynamoDBClient(), name: 'munchify' };
  const row = { pk: `K#${kitchenId}` };
  const at = Date.now().toString(36);
  const source = JSON.stringify([7, userId, 'A\u2028B', 2]);
  await putItem(table, { ...row, sk: '#spoilt', e: `? @${userId.slice(0, 8)}` });
  await putItem(table, {
    ...row,
    sk: '#separated',
    e: `a${at}ASNFZ4mr@${userId.slice(0, 8)}"Separated\t${source}`,
  });
  await putItem(table, { ...row, sk: '~spoilt', day: '-', e: `? @${userId.slice(0, 8)}` });
}

const kitchenIdOf = ({ userId }: Cook) => ownKitchenOf(secrets(), userId);

test.each(['A\u2028B', 'A\u2029B', 'A\u0085B', 'A\nB', 'A\u0000B'])(
  'a household with %j as a title keeps working for everybody',
  async (title) => {
    const [owner, member] = await aHousehold();
    const from = { recipeId: 7, cookId: member.userId, title, servings: 2 };
    expect((await add(member, 'Leek', { from })).status).toBe(200);
    expect((await plan(member, title)).status).toBe(200);
    expect(await list(owner)).toEqual(['Leek']);
    expect(await week(owner)).toEqual(['A B']);
    const text = (await call('GET', '/api/list', { cookie: owner.cookie })).body;
    expect(text).toMatchObject({ items: [{ from: [{ title: 'A B' }] }] });
    expect((await call('GET', '/api/user/export', { cookie: owner.cookie })).status).toBe(200);
    expect((await leave(member, member)).status).toBe(204);
  },
);

test('a household with unreadable rows shows all others, and can be left and changed as usual', async () => {
  const [owner, member] = await aHousehold();
  await add(owner, 'Leek');
  await plan(owner, 'Soup');
  await spoil(kitchenIdOf(owner), member);
  expect((await list(owner)).toSorted()).toEqual(['Leek', 'Separated']);
  expect(await week(owner)).toEqual(['Soup']);
  const { text } = await call('GET', '/api/user/export', { cookie: owner.cookie });
  expect(text).toContain('Leek');
  expect((await leave(owner, member)).status).toBe(204);
  expect(await list(owner)).toContain('Leek');
});

test('a member whose household has unreadable rows can delete their account, and their name is gone', async () => {
  const [owner, member] = await aHousehold();
  await add(owner, 'Leek');
  await spoil(kitchenIdOf(owner), member);
  const { status } = await call('DELETE', '/api/user', {
    cookie: member.cookie,
    body: { password: PASSWORD },
  });
  expect(status).toBe(202);
  expect((await call('GET', '/api/user', { cookie: member.cookie })).status).toBe(401);
  await stage.runJobs();
  const { items } = await heldData(stage.data);
  const elsewhere = items.filter(
    (item) => !item.includes(`"USER#${member.userId}"`) && !item.includes('"DELETION"'),
  );
  expect(elsewhere.filter((item) => item.includes(member.userId.slice(0, 8)))).toEqual([]);
  expect(await list(owner)).toContain('Leek');
});
