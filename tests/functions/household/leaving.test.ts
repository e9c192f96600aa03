import { expect, test } from 'vitest';
import { PASSWORD } from '#tests/support/api-client.ts';
import { heldData } from '#tests/support/held-data.ts';
import { aCook, add, call, found, invite, join, list, stage, type Cook } from './cooks.ts';

/** A household of three, in which everybody has added items, also before joining. */
async function aHousehold(): Promise<readonly [Cook, Cook, Cook]> {
  const cooks = [await aCook('Ada'), await aCook('Benedikt'), await aCook('Cem')] as const;
  const [owner] = cooks;
  for (const cook of cooks) await add(cook, `Alone ${cooks.indexOf(cook)}`);
  await found(owner, 'Our home');
  for (const cook of cooks.slice(1)) await join(cook, await invite(owner));
  for (const cook of cooks) {
    const from = { recipeId: 7, cookId: cook.userId, title: 'Soup', servings: 2 };
    await add(cook, `Together ${cooks.indexOf(cook)}`, { from });
  }
  return cooks;
}

const deleteAccount = ({ cookie }: Cook) =>
  call('DELETE', '/api/user', { cookie, body: { password: PASSWORD } });

/** All stored data outside the account that name the cook, in full or as entries do. */
async function traces({ userId }: Cook): Promise<string[]> {
  const { items } = await heldData(stage.data);
  const elsewhere = items.filter((item) => !new RegExp(`"(?:USER#${userId}|DELETION)"`).test(item));
  return elsewhere.filter((item) => item.includes(userId.slice(0, 8)));
}

test('a member who deletes their account is out before the answer, and only their shopping stays', async () => {
  const [owner, member] = await aHousehold();
  expect(await traces(member)).not.toEqual([]);
  expect((await deleteAccount(member)).status).toBe(202);
  const { body } = await call('GET', '/api/household', { cookie: owner.cookie });
  expect(JSON.stringify(body)).not.toContain('Benedikt');
  await stage.runJobs();
  expect(await traces(member)).toEqual([]);
  expect((await list(owner)).toSorted()).toEqual(['Alone 0', 'Together 0', 'Together 1', 'Together 2']);
});

test('an owner who deletes their account leaves the kitchen to the others, without a trace of the owner', async () => {
  const [owner, second] = await aHousehold();
  await deleteAccount(owner);
  await stage.runJobs();
  const members = JSON.parse((await call('GET', '/api/household', { cookie: second.cookie })).text).members;
  expect(members).toMatchObject([{ name: 'Benedikt', isOwner: true }, { name: 'Cem' }]);
  expect(await list(second)).toContain('Together 0');
  expect(await traces(owner)).toEqual([]);
});

test('if all accounts are deleted, the household, its invites and every list are deleted', async () => {
  const cooks = await aHousehold();
  await call('POST', '/api/household/invite', { cookie: cooks[2].cookie });
  for (const cook of cooks) await deleteAccount(cook);
  await stage.runJobs();
  for (const cook of cooks) expect(await traces(cook)).toEqual([]);
  const { items } = await heldData(stage.data);
  // The other tests leave two households.
  expect(items.filter((item) => item.includes('Our home'))).toHaveLength(2);
  expect(items.filter((item) => item.includes('"invite"'))).toEqual([]);
});

test('an export has the household and both lists, and names no other member', async () => {
  const [owner, member, third] = await aHousehold();
  const { text } = await call('GET', '/api/user/export', { cookie: member.cookie });
  const records: { kind: string; data: Record<string, unknown> }[] = JSON.parse(text);
  expect(records.filter(({ kind }) => kind === 'household').map(({ data }) => data)).toEqual([
    { name: 'Our home', isOwner: false, joinedAt: expect.any(Number) },
  ]);
  const listed = records.filter(({ kind }) => kind === 'list item').map(({ data }) => data['name']);
  expect(listed).toEqual(expect.arrayContaining(['Together 0', 'Together 1', 'Together 2', 'Alone 1']));
  const items = JSON.stringify(records.filter(({ data }) => !String(data['name']).startsWith('Alone')));
  for (const secret of ['Ada', 'Cem', owner.userId, third.userId]) expect(items).not.toContain(secret);
});
