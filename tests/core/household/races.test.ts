import { beforeEach, describe, expect, test } from 'vitest';
import { endMemberships } from '#core/deletion/leave-household.ts';
import { foundHousehold } from '#core/household/found-household.ts';
import { makeInvite } from '#core/household/invite.ts';
import { joinHousehold } from '#core/household/join.ts';
import { kitchenOf, type KitchenUser } from '#core/household/kitchen.ts';
import { leaveHousehold } from '#core/household/leave.ts';
import {
  findReadableChanges,
  findReadableRecipe,
  listHouseholdRecipes,
} from '#core/household/shared-recipes.ts';
import { ownKitchenOf } from '#core/kitchen-id.ts';
import { changeList, findList } from '#core/list/change-list.ts';
import { randomOf } from '#tests/core/list/devices.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { aRun } from '#tests/contracts/ports/a-run.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { tries } from '#tests/long.ts';
import { aProfile, aRecipe, aUserId } from '#tests/support/examples.ts';
import { takeTurns } from './take-turns.ts';

const ROUNDS = tries(120, 400);

let ports: FakePorts;
beforeEach(() => {
  ports = fakePorts();
});

async function aUser(): Promise<string> {
  const userId = aUserId();
  await ports.signIns.open({ userId, verified: true, sessions: [] });
  await ports.profiles.add(aProfile({ id: userId, name: 'Ada' }));
  return userId;
}

async function sessionOf(userId: string): Promise<KitchenUser> {
  const { householdId, ...membership } = (await ports.memberships.find(userId)) ?? {};
  const kitchenId = ownKitchenOf(ports.secrets, userId, membership);
  return { userId, kitchenId, ...(householdId !== undefined && { householdId }) };
}

const found = async (by: string, on = ports) => foundHousehold(on, await sessionOf(by), 'Home');
const leave = async (by: string, whom: string, on = ports) => leaveHousehold(on, await sessionOf(by), whom);
const join = async (by: string, token: string, on = ports) => joinHousehold(on, await sessionOf(by), token);

async function invite(by: string): Promise<string> {
  const made = await makeInvite(ports, await sessionOf(by));
  if (!made.ok) throw new Error(made.error.type);
  return made.value.token;
}

const aPintOfMilk = () =>
  ({
    id: '5b0c2b0e-9d0e-4b0e-8f0e-3c1d2e4f5a6b',
    at: ports.now,
    type: 'add',
    item: { name: 'Milk' },
  }) as const;

const isListed = async (id: string, userId: string) =>
  Object.hasOwn((await ports.households.head(id)).household?.members ?? {}, userId);

describe('a cook who joins while the owner removes them', () => {
  test(
    `is listed only if they belong to the household, in each of ${ROUNDS} orders`,
    MANY_INPUTS,
    async () => {
      for (let seed = 0; seed < ROUNDS; seed += 1) {
        const [owner, guest] = [await aUser(), await aUser()];
        await found(owner);
        const token = await invite(owner);
        const { kitchenId } = await sessionOf(owner);
        await takeTurns(ports, randomOf(seed), [
          (on) => join(guest, token, on),
          (on) => leave(owner, guest, on),
          ...(seed % 2 ? [(on: FakePorts) => leave(guest, guest, on)] : []),
        ]);
        const pointer = (await ports.memberships.find(guest))?.householdId;
        const isMember = await isListed(kitchenId, guest);
        if (isMember) expect(pointer, `seed ${seed}`).toBe(kitchenId);
        const { household } = await kitchenOf(ports, await sessionOf(guest));
        expect(household !== undefined, `seed ${seed}`).toBe(isMember);
      }
    },
  );
});

describe('a member whom the household lists, but who is not in it', () => {
  async function aGhost(): Promise<readonly [string, string, string]> {
    const [owner, ghost] = [await aUser(), await aUser()];
    await found(owner);
    await join(ghost, await invite(owner));
    const { kitchenId } = await sessionOf(owner);
    await ports.recipes.add(aRecipe(ghost, { id: 7 }), aRun().key);
    return [owner, ghost, kitchenId];
  }

  test('sees and shows no recipes', async () => {
    const [owner, ghost, kitchenId] = await aGhost();
    const shown = async () => {
      const user = await sessionOf(owner);
      const whole = await findReadableRecipe(ports, user, 7, ghost);
      const anyone = await findReadableRecipe(ports, user, 7);
      const changes = await findReadableChanges(ports, user, ghost, undefined);
      const { items } = await listHouseholdRecipes(ports, user, { limit: 10 });
      return [whole.ok, anyone.ok, changes.ok, items.length > 0];
    };
    expect(await shown()).toEqual([true, true, true, true]);
    // The state after a removal that was interrupted after clearing the pointer of a member who had just joined.
    await ports.memberships.point(ghost, { held: kitchenId, next: undefined });
    expect(await shown()).toEqual([false, false, false, false]);
  });

  test('is removed with the account, and when they join another household', async () => {
    for (const end of [
      (ghost: string) => endMemberships(ports, ghost),
      async (ghost: string) => {
        const other = await aUser();
        await found(other);
        expect(await join(ghost, await invite(other))).toMatchObject({ ok: true });
      },
    ]) {
      const [owner, ghost, kitchenId] = await aGhost();
      await ports.memberships.point(ghost, { held: kitchenId, next: undefined });
      expect(await isListed(kitchenId, ghost)).toBe(true);
      await end(ghost);
      expect(await isListed(kitchenId, ghost)).toBe(false);
      expect(await isListed(kitchenId, owner)).toBe(true);
    }
  });
});

test(
  `a cook who founds a household on one device and leaves on another keeps list and week, in each of ${ROUNDS} orders`,
  MANY_INPUTS,
  async () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const cook = await aUser();
      if (seed % 2) await found(cook);
      const before = await sessionOf(cook);
      const held = await ports.households.head(before.kitchenId);
      await changeList(ports, { id: before.kitchenId, cooks: [cook], list: held.list }, cook, [
        aPintOfMilk(),
      ]);
      await takeTurns(ports, randomOf(seed), [
        (on) => found(cook, on),
        (on) => leave(cook, cook, on),
        (on) => kitchenOf(on, before),
        (on) => found(cook, on),
      ]);
      // And once more without a race, from both states.
      for (const _ of [1, 2]) {
        const kitchen = await kitchenOf(ports, await sessionOf(cook));
        const { items } = await findList(ports, { ...kitchen, cooks: [cook] });
        expect(
          items.map(({ name }) => name),
          `seed ${seed}`,
        ).toEqual(['Milk']);
        await leave(cook, cook);
      }
    }
  },
);

test(
  `a join that is sent five times at once counts once, and each answer says so, in each of ${ROUNDS} orders`,
  MANY_INPUTS,
  async () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const [owner, guest] = [await aUser(), await aUser()];
      await found(owner);
      const token = await invite(owner);
      const five = Array.from({ length: 5 }, () => (on: FakePorts) => join(guest, token, on));
      const joined = await takeTurns(ports, randomOf(seed), five);
      expect(joined, `seed ${seed}`).toEqual(
        joined.map(() => ({ status: 'fulfilled', value: expect.objectContaining({ ok: true }) })),
      );
      const { kitchenId } = await sessionOf(owner);
      expect(await isListed(kitchenId, guest)).toBe(true);
      expect((await ports.memberships.find(guest))?.householdId).toBe(kitchenId);
    }
  },
);

test(
  `a cook who joins while the last member leaves finds the old list or is refused, in each of ${ROUNDS} orders`,
  MANY_INPUTS,
  async () => {
    const outcomes = new Set<boolean>();
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const [founder, last, guest] = [await aUser(), await aUser(), await aUser()];
      await found(founder);
      const { kitchenId: id } = await sessionOf(founder);
      await join(last, await invite(founder));
      await leave(founder, founder);
      const { list } = await ports.households.head(id);
      await changeList(ports, { id, cooks: [last], list }, last, [aPintOfMilk()]);
      const token = await invite(last);
      const [, joined] = await takeTurns(ports, randomOf(seed), [
        (on) => leave(last, last, on),
        (on) => join(guest, token, on),
      ]);
      expect(await isListed(id, last), `seed ${seed}`).toBe(false);
      const isMember = await isListed(id, guest);
      expect(joined, `seed ${seed}`).toMatchObject({ status: 'fulfilled', value: { ok: isMember } });
      expect((await ports.lists.items(id)).size, `seed ${seed}`).toBe(isMember ? 1 : 0);
      outcomes.add(isMember);
    }
    expect(outcomes.size).toBe(2);
  },
);
