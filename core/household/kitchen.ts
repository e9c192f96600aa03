import type { CurrentSession } from '../account/session.ts';
import { ownKitchenOf, type KitchenId } from '../kitchen-id.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import { isMember, type Household, type KitchenHead } from './household.ts';
import type { KitchenReader, MembershipReader, MembershipWriter } from './ports.ts';

/** The kitchen that a user works in. `household` is present only for its members. */
export type Kitchen = {
  readonly id: KitchenId;
  readonly household?: Household;
  readonly list: KitchenHead['list'];
  readonly week: KitchenHead['week'];
};

/** User with the kitchens that their session knows of. */
export type KitchenUser = Pick<CurrentSession, 'userId' | 'kitchenId' | 'householdId'>;

export type KitchenPorts = Pick<SystemPorts, 'secrets'> & {
  readonly households: KitchenReader;
  readonly memberships: MembershipReader & MembershipWriter;
};

/**
 * Returns the kitchen of a user: that of the household if both sides say that they belong to it, else their own. The one
 * place that decides who may see and change what a household shares. One read, save after an interrupted leave.
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
 * Returns whether a user belongs to the household in their own kitchen, which their session does not know of: they have
 * founded it since, or did so while another device left, which cleared the pointer. In that one they are alone.
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

/** Gives a user who has left what was once their own kitchen a fresh one. */
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

/** Returns who shares a kitchen with a user, themselves first. */
export const cooksIn = ({ household }: Kitchen, userId: UserId): readonly UserId[] => [
  userId,
  ...Object.keys(household?.members ?? {}).filter((id) => id !== userId),
];

/**
 * Returns those of a kitchen's cooks whose recipes a user may read: their own, and of members who themselves say that they
 * belong to the household. A member whom the household lists alone has left it, or their account is gone.
 */
export async function readableCooks(
  { memberships }: Pick<KitchenPorts, 'memberships'>,
  { id }: Pick<Kitchen, 'id'>,
  userId: UserId,
  cooks: readonly UserId[],
): Promise<readonly UserId[]> {
  const agrees = async (cook: UserId) =>
    cook === userId ||
    (await memberships.find(cook, { isExact: false }))?.householdId === id ||
    // A member who joined a moment ago may not be read as one yet.
    (await memberships.find(cook))?.householdId === id;
  const agree = await Promise.all(cooks.map(agrees));
  return cooks.filter((_, at) => agree[at]);
}
