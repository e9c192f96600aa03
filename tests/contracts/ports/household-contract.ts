import { beforeAll, describe, expect, test } from 'vitest';
import { foundHousehold } from '#core/household/found-household.ts';
import { makeInvite } from '#core/household/invite.ts';
import { joinHousehold } from '#core/household/join.ts';
import { kitchenOf, type KitchenUser } from '#core/household/kitchen.ts';
import { leaveHousehold } from '#core/household/leave.ts';
import { ownKitchenOf } from '#core/kitchen-id.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { aProfile, aUserId, NOON } from '#tests/support/examples.ts';

export function householdContract(open: () => TablePorts): void {
  let ports: ReturnType<typeof fakePorts>;
  beforeAll(() => {
    ports = Object.assign(fakePorts(NOON), open());
  });

  /** A user with a name. */
  async function aNamedUser(): Promise<string> {
    const userId = aUserId();
    await ports.signIns.open({ userId, verified: true, sessions: [] });
    await ports.profiles.add(aProfile({ id: userId, name: 'Ada' }));
    return userId;
  }

  /** The user as in their current session. */
  async function sessionOf(userId: string): Promise<KitchenUser> {
    const membership = await ports.memberships.find(userId);
    return { userId, ...membership, kitchenId: ownKitchenOf(ports.secrets, userId, membership) };
  }

  const first = (userId = '') => ownKitchenOf(ports.secrets, userId);
  const found = async (userId: string, name = 'Home') => foundHousehold(ports, await sessionOf(userId), name);
  const leave = async (userId: string, whom = userId) => leaveHousehold(ports, await sessionOf(userId), whom);
  const join = async (userId: string, token: string) => joinHousehold(ports, await sessionOf(userId), token);
  const kitchen = async (userId: string) => kitchenOf(ports, await sessionOf(userId));
  async function inviteOf(userId: string): Promise<string> {
    const made = await makeInvite(ports, await sessionOf(userId));
    if (!made.ok) throw new Error(`No invite: ${made.error.type}.`);
    return made.value.token;
  }
  async function aHousehold(others: number): Promise<readonly string[]> {
    const owner = await aNamedUser();
    await found(owner);
    const members = [owner];
    for (let left = others; left > 0; left -= 1) {
      const member = await aNamedUser();
      ports.now += 1;
      expect((await join(member, await inviteOf(owner))).ok).toBe(true);
      members.push(member);
    }
    return members;
  }

  /** Both sides agree on the members of a household, and nobody belongs to two. */
  async function expectAgreement(id: string, users: readonly string[]): Promise<readonly string[]> {
    const { household } = await ports.households.head(id);
    const members = Object.keys(household?.members ?? {});
    expect(members.length).toBeLessThanOrEqual(8);
    if (household) expect(members).toContain(household.owner);
    for (const userId of users) {
      const membership = await ports.memberships.find(userId);
      expect(membership?.householdId === id, userId).toBe(members.includes(userId));
    }
    return members;
  }

  describe('households', () => {
    test('An invite that nine cooks use at once admits one; the others stay as they were', async () => {
      const [owner = ''] = await aHousehold(0);
      const token = await inviteOf(owner);
      const nine = await Promise.all(Array.from({ length: 9 }, aNamedUser));
      const joined = await Promise.all(nine.map((userId) => join(userId, token)));
      expect(joined.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await expectAgreement(first(owner), [owner, ...nine])).toHaveLength(2);
    });

    test('A household of seven admits only the first of three who join one after the other', async () => {
      const members = await aHousehold(6);
      const [owner = ''] = members;
      const others = await Promise.all(Array.from({ length: 3 }, aNamedUser));
      const outcomes = [];
      for (const userId of others) outcomes.push(await join(userId, await inviteOf(owner)));
      expect(outcomes.map((each) => each.ok || each.error.type)).toEqual([
        true,
        'HouseholdFull',
        'HouseholdFull',
      ]);
      expect(await expectAgreement(first(owner), [...members, ...others])).toHaveLength(8);
    });

    test('founding, joining and leaving at once leave nobody in two households', async () => {
      for (let round = 0; round < 5; round += 1) {
        const members = await aHousehold(2);
        const [owner = '', second = '', third = ''] = members;
        const token = await inviteOf(owner);
        const newcomer = await aNamedUser();
        await Promise.all([
          join(newcomer, token),
          found(newcomer, 'Alone'),
          leave(owner),
          leave(second),
          leave(owner, third),
        ]);
        const left = await expectAgreement(first(owner), [...members, newcomer]);
        expect(left).not.toContain(owner);
        expect(left).not.toContain(second);
        if (left.includes(newcomer)) continue;
        await expectAgreement(first(newcomer), [newcomer]);
      }
    });

    test('a household that everybody leaves at once ends, and each cook is alone in a kitchen', async () => {
      const members = await aHousehold(3);
      await Promise.all(members.map((userId) => leave(userId)));
      expect((await ports.households.head(first(members[0]))).household).toBeUndefined();
      const kitchens = await Promise.all(members.map(kitchen));
      expect(new Set(kitchens.map(({ id }) => id)).size).toBe(4);
      expect(kitchens.every(({ household }) => household === undefined)).toBe(true);
    });

    test('founding on two devices at once makes one household, with the name that one device gave', async () => {
      const userId = await aNamedUser();
      await Promise.all([found(userId, 'Left'), found(userId, 'Right')]);
      const { household } = await kitchen(userId);
      expect(['Left', 'Right']).toContain(household?.name);
      await expectAgreement(first(userId), [userId]);
    });

    test('only members can rename the household, invite and change a name', async () => {
      const [owner = ''] = await aHousehold(0);
      const stranger = await aNamedUser();
      const { households } = ports;
      const invite = { hash: 'a hash', expiresAt: NOON, by: stranger };
      expect(await households.rename(first(owner), stranger, 'Theirs')).toBe(false);
      expect(await households.renameMember(first(owner), stranger, 'Eve')).toBe(false);
      expect(await households.setInvite(first(owner), stranger, invite)).toBe(false);
      expect(await households.rename(first(owner), owner, 'Ours')).toBe(true);
      expect(await households.renameMember(first(owner), owner, 'Bea')).toBe(true);
      expect(await households.setInvite(first(owner), owner, { ...invite, by: owner })).toBe(true);
      expect((await households.head(first(owner))).household).toEqual({
        name: 'Ours',
        owner,
        members: { [owner]: { name: 'Bea', joinedAt: expect.any(Number) } },
        invite: { ...invite, by: owner },
      });
      expect(await households.setInvite(first(owner), owner, undefined)).toBe(true);
      expect((await households.head(first(owner))).household).not.toHaveProperty('invite');
    });

    test('a closed account belongs to no household', async () => {
      const userId = await aNamedUser();
      await ports.signIns.close(userId);
      expect(await ports.memberships.point(userId, { held: undefined, next: aUserId() })).toBe(false);
      expect(await ports.memberships.find(aUserId())).toBeUndefined();
    });
  });
}
