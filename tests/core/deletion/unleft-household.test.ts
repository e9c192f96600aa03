import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#core/deletion/delete-account.ts';
import { processDeletions } from '#core/deletion/process-deletions.ts';
import { withdrawAccount } from '#core/deletion/withdraw-account.ts';
import { foundHousehold } from '#core/household/found-household.ts';
import { makeInvite } from '#core/household/invite.ts';
import { joinHousehold } from '#core/household/join.ts';
import { ownKitchenOf } from '#core/kitchen-id.ts';
import { HOUR } from '#core/time.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { PASSWORD } from '#tests/support/api-client.ts';
import { aRecipe } from '#tests/support/examples.ts';
import { storeUser } from '#tests/support/store-user.ts';
import { aRun } from '#tests/contracts/ports/a-run.ts';

let ports: FakePorts;
let userId: string;
let hostKitchen: string;

beforeEach(async () => {
  ports = fakePorts();
  const aUser = async (email: string) => {
    const stored = await storeUser(ports, {
      email,
      createdAt: ports.now,
      name: 'Ada',
      id: ports.secrets.id(),
    });
    return { userId: stored.userId, kitchenId: ownKitchenOf(ports.secrets, stored.userId) };
  };
  const host = await aUser('host@example.org');
  const member = await aUser('cook@example.org');
  ({ userId } = member);
  hostKitchen = host.kitchenId;
  await foundHousehold(ports, host, 'Home');
  const invite = await makeInvite(ports, { ...host, householdId: hostKitchen });
  if (!invite.ok) throw new Error('No invite.');
  await joinHousehold(ports, member, invite.value.token);
  await ports.recipes.add(aRecipe(userId), aRun().key);
});

/** Makes every read of the household's list fail. @returns the repair */
function breakList(): () => void {
  const { items } = ports.lists;
  ports.lists = {
    ...ports.lists,
    items: async () => {
      throw new Error('The list cannot be read.');
    },
  };
  return () => {
    ports.lists = { ...ports.lists, items };
  };
}

const kindsLeft = async () =>
  (await ports.userRecords.list(userId, { limit: 100 })).items.map(({ kind }) => kind);

async function closeAccount() {
  const deleted = await deleteAccount(ports, userId, { password: PASSWORD });
  if (!deleted.ok) throw new Error(deleted.error.type);
  return deleted.value;
}

describe('an account whose household cannot be left', () => {
  test('is closed all the same, and its address is free', async () => {
    breakList();
    const deletion = await closeAccount();
    await expect(withdrawAccount(ports, deletion)).rejects.toThrow(AggregateError);
    expect(await ports.signIns.find(userId)).toMatchObject({ closed: true, sessions: [] });
    expect(await ports.emailOwners.find('cook@example.org')).toBeUndefined();
    expect((await ports.households.head(hostKitchen)).household?.members).not.toHaveProperty(userId);
  });

  test('is erased all the same; the mail about it is sent once the household is left', async () => {
    const repair = breakList();
    await closeAccount();
    for (const _ of [1, 2]) await expect(processDeletions(ports)).rejects.toThrow(AggregateError);
    expect(await kindsLeft()).toEqual(['sign-in']);
    expect(ports.sent).toEqual([]);
    repair();
    await processDeletions(ports);
    expect(ports.sent.map(({ mail }) => mail.type)).toEqual(['AccountDeleted']);
    expect(await ports.memberships.find(userId)).not.toHaveProperty('householdId');
    ports.now += HOUR;
    await processDeletions(ports);
    expect(await kindsLeft()).toEqual([]);
    expect(await ports.deletions.pending()).toEqual([]);
    expect(ports.sent).toHaveLength(1);
  });

  test('keeps the records that lead to a contract until the contract has ended', async () => {
    breakList();
    await ports.profiles.claimCustomer(userId, 'cus_1');
    ports.billing = {
      ...ports.billing,
      subscriptions: async () => {
        throw new Error('Stripe is down.');
      },
    };
    await closeAccount();
    await expect(processDeletions(ports)).rejects.toThrow(AggregateError);
    expect(await kindsLeft()).toContain('profile');
  });
});
