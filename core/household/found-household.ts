import type { ProfileReader } from '../account/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { InHousehold, NameNeeded } from './errors.ts';
import { isMember, memberIds, type Household, type ShownHousehold } from './household.ts';
import { kitchenOf, type Kitchen, type KitchenUser } from './kitchen.ts';
import { removeMember } from './leave.ts';
import type { HouseholdPorts } from './ports.ts';

type FoundingPorts = HouseholdPorts &
  Pick<SystemPorts, 'clock' | 'secrets'> & { readonly profiles: ProfileReader };

/** Founds a household in the user's own kitchen. Idempotent: an owner's existing household is renamed. */
export async function foundHousehold(
  ports: FoundingPorts,
  user: KitchenUser,
  name: string,
): Promise<Result<ShownHousehold, InHousehold | NameNeeded>> {
  const { households, memberships, profiles, clock } = ports;
  const { userId } = user;
  const own = await profiles.get(userId);
  if (own.name === undefined) return err({ type: 'NameNeeded' });
  const kitchen = await kitchenOf(ports, user);
  if (kitchen.household)
    return kitchen.household.owner === userId && kitchen.household.name === name
      ? ok(showHousehold({ ...kitchen, household: kitchen.household }, userId))
      : err({ type: 'InHousehold' });
  if (!(await takePointer(ports, userId, kitchen.id))) return err({ type: 'InHousehold' });
  const members = { [userId]: { name: own.name, joinedAt: clock.now() } };
  await households.found(kitchen.id, { name, owner: userId, members });
  // Meanwhile another device may have left the previous household and cleared the pointer.
  const isPointed =
    (await memberships.find(userId))?.householdId === kitchen.id ||
    (await memberships.point(userId, { held: undefined, next: kitchen.id }));
  if (!isPointed) await removeMember(ports, kitchen.id, userId);
  const { household } = await households.head(kitchen.id);
  if (!household || !isMember(household, userId)) {
    await memberships.point(userId, { held: kitchen.id, next: undefined });
    return err({ type: 'InHousehold' });
  }
  return ok(showHousehold({ ...kitchen, household }, userId));
}

/**
 * Points a user to a household that they are about to found or join.
 * @returns false if they are in another household or are joining one at the same time
 */
export async function takePointer(
  { memberships, households }: HouseholdPorts,
  userId: KitchenUser['userId'],
  next: Kitchen['id'],
): Promise<boolean> {
  const { householdId: held, households: listing = [] } = (await memberships.find(userId)) ?? {};
  if (held === next) return true;
  const former = held === undefined ? undefined : (await households.head(held)).household;
  if (isMember(former, userId)) return false;
  // The pointer may remain from a removal or an interrupted join.
  if (!(await memberships.point(userId, { held, next })))
    // The request may have been sent more than once.
    return (await memberships.find(userId))?.householdId === next;
  // An interrupted join may also be still running and have added the user meanwhile.
  const others = [...new Set([...listing, ...(held === undefined ? [] : [held])])].filter(
    (id) => id !== next,
  );
  for (const id of others) await removeMember({ households }, id, userId);
  await memberships.settle(userId, others);
  return true;
}

/** Returns a household as its members see it. */
export const showHousehold = (
  { id, household }: { readonly id: Kitchen['id']; readonly household: Household },
  userId: KitchenUser['userId'],
): ShownHousehold => ({
  id,
  name: household.name,
  members: memberIds(household).map((member) => ({
    id: member,
    name: household.members[member]?.name ?? '',
    isYou: member === userId,
    isOwner: member === household.owner,
  })),
  ...(household.invite && { invite: { expiresAt: household.invite.expiresAt } }),
});
