import type { ProfileReader } from '../account/ports.ts';
import { parseToken } from '../account/sign-in.ts';
import type { KitchenId } from '../kitchen-id.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import { calendarIdOf } from '../week/calendar.ts';
import type { CalendarWriter } from '../week/ports.ts';
import type { HouseholdFull, InHousehold, InviteUsed, NameNeeded } from './errors.ts';
import { showHousehold, takePointer } from './found-household.ts';
import { isMember, MAX_MEMBERS, type ShownHousehold } from './household.ts';
import { findInvite } from './invite.ts';
import { kitchenOf, type KitchenUser } from './kitchen.ts';
import { removeMember } from './leave.ts';
import type { HouseholdPorts } from './ports.ts';

type JoiningPorts = HouseholdPorts &
  Pick<SystemPorts, 'clock' | 'secrets'> & {
    readonly profiles: ProfileReader;
    readonly calendars: CalendarWriter;
  };

type Refusal = InviteUsed | HouseholdFull | InHousehold | NameNeeded;

/**
 * Joins the household of an invite. First sets the user's pointer. Then one conditional write adds the member, checks
 * the number of members and consumes the invite. A failure resets the pointer. Voids the calendar address of the user's
 * own kitchen. Idempotent.
 */
export async function joinHousehold(
  ports: JoiningPorts,
  user: KitchenUser,
  token: string,
): Promise<Result<ShownHousehold, Refusal>> {
  const asked = await join(ports, user, token);
  const joined = asked.ok ? asked : ((await memberOf(ports, user.userId, token)) ?? asked);
  // Keeps a calendar that the user has created in the household since, because the request may be repeated late.
  if (joined.ok)
    await ports.calendars.remove(calendarIdOf(ports.secrets, user.userId), { except: joined.value.id });
  return joined;
}

async function join(
  ports: JoiningPorts,
  user: KitchenUser,
  token: string,
): Promise<Result<ShownHousehold, Refusal>> {
  const { userId } = user;
  const kitchen = await kitchenOf(ports, user);
  if (kitchen.household)
    return kitchen.id === parseToken(token)?.userId
      ? ok(showHousehold({ ...kitchen, household: kitchen.household }, userId))
      : err({ type: 'InHousehold' });
  const found = await findInvite(ports, token);
  if (!found.ok) return found;
  const { name } = await ports.profiles.get(userId);
  if (name === undefined) return err({ type: 'NameNeeded' });
  const { id, invite } = found.value;
  if (!(await takePointer(ports, userId, id))) return err({ type: 'InHousehold' });
  const now = ports.clock.now();
  const member = { name, joinedAt: now };
  const isAdded = await ports.households.addMember(id, { userId, member, invite, now });
  return isAdded ? confirm(ports, userId, id) : refuse(ports, userId, id);
}

/** Returns the household of a token if the user is already a member, because the request was sent twice. */
async function memberOf(
  { memberships, households }: HouseholdPorts,
  userId: UserId,
  token: string,
): Promise<Result<ShownHousehold, never> | undefined> {
  const { householdId: id } = (await memberships.find(userId)) ?? {};
  if (id === undefined || id !== parseToken(token)?.userId) return undefined;
  const { household } = await households.head(id);
  return household && isMember(household, userId) ? ok(showHousehold({ id, household }, userId)) : undefined;
}

/**
 * Confirms that the pointer still leads to the household. Meanwhile the user may have founded or joined another one on
 * another device, which then counts.
 */
async function confirm(
  ports: JoiningPorts,
  userId: UserId,
  id: KitchenId,
): Promise<Result<ShownHousehold, InHousehold | InviteUsed>> {
  const membership = await ports.memberships.find(userId);
  const { household } = await ports.households.head(id);
  if (membership?.householdId !== id) {
    await removeMember(ports, id, userId);
    return err({ type: 'InHousehold' });
  }
  if (household && isMember(household, userId)) return ok(showHousehold({ id, household }, userId));
  await ports.memberships.point(userId, { held: id, next: undefined });
  return err({ type: 'InviteUsed' });
}

async function refuse(
  ports: JoiningPorts,
  userId: UserId,
  id: KitchenId,
): Promise<Result<ShownHousehold, InviteUsed | HouseholdFull>> {
  const { household } = await ports.households.head(id);
  // Another device, or a repetition of this request, was faster.
  if (household && isMember(household, userId)) return ok(showHousehold({ id, household }, userId));
  await ports.memberships.point(userId, { held: id, next: undefined });
  const isFull = household && Object.keys(household.members).length >= MAX_MEMBERS;
  return err(isFull ? { type: 'HouseholdFull', most: MAX_MEMBERS } : { type: 'InviteUsed' });
}
