import { ownKitchenOf, type KitchenId } from '../kitchen-id.ts';
import { forgetCook } from '../list/change-list.ts';
import type { ListPorts } from '../list/ports.ts';
import { forgetRecipesOf } from '../week/change-week.ts';
import { calendarIdOf } from '../week/calendar.ts';
import type { CalendarWriter, WeekPorts } from '../week/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { NoHousehold, NotOwner } from './errors.ts';
import { isMember, memberIds } from './household.ts';
import { kitchenOf, type KitchenUser } from './kitchen.ts';
import type { HouseholdPorts } from './ports.ts';

export type LeavingPorts = HouseholdPorts &
  ListPorts &
  WeekPorts &
  Pick<SystemPorts, 'clock' | 'secrets'> & { readonly calendars: CalendarWriter };

/**
 * Removes a member. Every member may leave; only the owner may remove others. Access ends with the first write.
 * Idempotent, and completes an interrupted removal.
 */
export async function leaveHousehold(
  ports: LeavingPorts,
  user: KitchenUser,
  memberId: UserId,
): Promise<Result<void, NoHousehold | NotOwner>> {
  const { id, household } = await kitchenOf(ports, user);
  const isOneself = memberId === user.userId;
  if (!household && !isOneself) return err({ type: 'NoHousehold' });
  if (household && !isOneself && household.owner !== user.userId) return err({ type: 'NotOwner' });
  const left = household ? id : user.householdId;
  if (left !== undefined) await endMembership(ports, left, memberId);
  return ok(undefined);
}

/**
 * Ends a membership on both sides. The last member keeps the kitchen if it is their own; otherwise its list and week
 * are erased. A member who leaves others in their own kitchen gets a new one. Their items stay on the list without a
 * name, and meals of their recipes stay without a link. Their calendar address ends.
 */
export async function endMembership(ports: LeavingPorts, id: KitchenId, userId: UserId): Promise<void> {
  const { households, memberships, secrets } = ports;
  const isTheirs = ownKitchenOf(secrets, userId, await memberships.find(userId)) === id;
  // Erases first: nobody could reach the kitchen once the household has ended.
  if (!isTheirs && (await isLastMember(ports, id, userId))) await eraseKitchen(ports, id);
  await removeMember(ports, id, userId);
  await Promise.all([
    ports.calendars.remove(calendarIdOf(secrets, userId), { of: id }),
    forgetCook(ports, id, userId),
    forgetRecipesOf(ports, id, userId),
  ]);
  // Clears the pointer last: while it is set, a second attempt completes an interrupted one.
  await memberships.point(userId, { held: id, next: undefined });
  // Meanwhile the user may have joined or founded the household again, by a request that set the pointer before it was
  // cleared.
  if ((await memberships.find(userId))?.householdId !== id) await removeMember(ports, id, userId);
  const { household: left } = await households.head(id);
  // If a household founded since lists the user, the kitchen stays theirs.
  if (left && isTheirs && !isMember(left, userId))
    await memberships.renewKitchen(userId, { held: id, next: secrets.id() });
}

/** Erases the shared data of a kitchen except the household. Idempotent. */
export async function eraseKitchen({ lists, meals }: ListPorts & WeekPorts, id: KitchenId): Promise<void> {
  await Promise.all([lists.erase(id), meals.erase(id)]);
}

/** Returns whether the user is the only member of a household and nobody can still join. */
async function isLastMember(
  { households }: Pick<HouseholdPorts, 'households'>,
  id: KitchenId,
  userId: UserId,
): Promise<boolean> {
  const isAlone = async () => {
    const { household } = await households.head(id);
    return household !== undefined && isMember(household, userId) && memberIds(household).length === 1;
  };
  if (!(await isAlone())) return false;
  await households.setInvite(id, userId, undefined);
  // Somebody may have used the invite before it was withdrawn.
  return isAlone();
}

/**
 * Removes a user from the members of a household. If the owner leaves, the longest-standing member becomes the owner.
 * If the last member leaves, the household ends. Retries if others change the household at the same time.
 */
export async function removeMember(
  { households }: Pick<HouseholdPorts, 'households'>,
  id: KitchenId,
  userId: UserId,
): Promise<void> {
  for (;;) {
    const { household } = await households.head(id);
    if (!household || !isMember(household, userId)) return;
    const { owner, invite } = household;
    const heir = memberIds(household).find((member) => member !== userId);
    const isGone =
      heir === undefined
        ? await households.end(id, userId)
        : await households.removeMember(id, {
            userId,
            owner,
            ...(owner === userId && { heir }),
            takesInvite: invite?.by === userId,
          });
    if (isGone) return;
  }
}
