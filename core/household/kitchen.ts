import type { CurrentSession } from '../account/session.ts';
import { ownKitchenOf, type KitchenId } from '../kitchen-id.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import { isMember, type Household, type KitchenHead } from './household.ts';
import type { KitchenReader, MembershipReader, MembershipWriter } from './ports.ts';

/** Kitchen that a user works in. `household` is present only for its members. */
export type Kitchen = {
  readonly id: KitchenId;
  readonly household?: Household;
  readonly list: KitchenHead['list'];
  readonly week: KitchenHead['week'];
};

/** User with the kitchens of their session. */
export type KitchenUser = Pick<CurrentSession, 'userId' | 'kitchenId' | 'householdId'>;

export type KitchenPorts = Pick<SystemPorts, 'secrets'> & {
  readonly households: KitchenReader;
  readonly memberships: MembershipReader & MembershipWriter;
};

/**
 * Returns the kitchen of a user: that of the household if both sides confirm the membership, else the user's own. Only
 * this function decides who may see and change shared data. Costs one read, except after an interrupted leave.
 */
export async function kitchenOf(ports: KitchenPorts, user: KitchenUser): Promise<Kitchen> {
  const { households } = ports;
  if (user.householdId !== undefined) {
    const { household, ...shared } = await households.head(user.householdId);
    if (household && isMember(household, user.userId)) return { id: user.householdId, household, ...shared };
  }
  const { household, ...own } = await households.head(user.kitchenId);
  if (!household) return { id: user.kitchenId, ...own };
  if (await isAgain(ports, user, household)) return { id: user.kitchenId, household, ...own };
  return freshKitchen(ports, user);
}

/**
 * Returns whether a user is in the household of their own kitchen although their session does not say so. Either the
 * household was founded since, or another device left and cleared the pointer. In the second case the user is the only
 * member.
 */
async function isAgain(
  { memberships }: KitchenPorts,
  { userId, kitchenId }: KitchenUser,
  household: Household,
): Promise<boolean> {
  if (!isMember(household, userId)) return false;
  const pointer = (await memberships.find(userId))?.householdId;
  if (pointer === kitchenId) return true;
  const isAlone = Object.keys(household.members).length === 1;
  return isAlone && pointer === undefined && memberships.point(userId, { held: undefined, next: kitchenId });
}

/** Replaces the own kitchen of a user who has left it to others. */
async function freshKitchen(ports: KitchenPorts, { userId, kitchenId }: KitchenUser): Promise<Kitchen> {
  const next = ports.secrets.id();
  const isTheirs = await ports.memberships.renewKitchen(userId, { held: kitchenId, next });
  const id = isTheirs ? next : ownKitchenOf(ports.secrets, userId, await ports.memberships.find(userId));
  const { household, ...own } = await ports.households.head(id);
  if (household) throw new Error('A fresh kitchen has a household.');
  return { id, ...own };
}

/** Returns the household that a kitchen belongs to, null for none. */
export const householdIdOf = ({ id, household }: Kitchen): KitchenId | null => (household ? id : null);

/** Returns the members of a user's kitchen, the user first. */
export const cooksIn = ({ household }: Kitchen, userId: UserId): readonly UserId[] => [
  userId,
  ...Object.keys(household?.members ?? {}).filter((id) => id !== userId),
];

/**
 * Returns the cooks whose recipes a user may read: the user, and members whose own pointer confirms the membership. A
 * member without such a pointer has left or closed the account.
 */
export async function readableCooks(
  { memberships }: { readonly memberships: MembershipReader },
  { id }: Pick<Kitchen, 'id'>,
  userId: UserId,
  cooks: readonly UserId[],
): Promise<readonly UserId[]> {
  const agrees = async (cook: UserId) =>
    cook === userId ||
    (await memberships.find(cook, { isExact: false }))?.householdId === id ||
    // An eventually consistent read may miss a member who has just joined.
    (await memberships.find(cook))?.householdId === id;
  const agree = await Promise.all(cooks.map(agrees));
  return cooks.filter((_, at) => agree[at]);
}
