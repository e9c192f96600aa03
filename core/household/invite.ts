import type { KitchenId } from '../kitchen-id.ts';
import { parseToken, tokenOf } from '../account/sign-in.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { InviteUsed, NoHousehold } from './errors.ts';
import { INVITE_LIFETIME, isMember, type Household, type Invite } from './household.ts';
import { kitchenOf, type KitchenUser } from './kitchen.ts';
import type { HouseholdPorts, KitchenReader } from './ports.ts';

type InvitingPorts = HouseholdPorts & Pick<SystemPorts, 'clock' | 'secrets'>;

/** Creates an invite for one person, and voids the previous one. */
export async function makeInvite(
  ports: InvitingPorts,
  user: KitchenUser,
): Promise<Result<{ token: string; expiresAt: number }, NoHousehold>> {
  const { id, household } = await kitchenOf(ports, user);
  if (!household) return err({ type: 'NoHousehold' });
  const { secret, hash } = ports.secrets.create();
  const expiresAt = ports.clock.now() + INVITE_LIFETIME;
  const isMade = await ports.households.setInvite(id, user.userId, { hash, expiresAt, by: user.userId });
  return isMade ? ok({ token: tokenOf(id, secret), expiresAt }) : err({ type: 'NoHousehold' });
}

/** Withdraws the invite. Idempotent. */
export async function withdrawInvite(
  ports: InvitingPorts,
  user: KitchenUser,
): Promise<Result<void, NoHousehold>> {
  const { id, household } = await kitchenOf(ports, user);
  if (!household) return err({ type: 'NoHousehold' });
  await ports.households.setInvite(id, user.userId, undefined);
  return ok(undefined);
}

type OpenInvite = { readonly id: KitchenId; readonly household: Household; readonly invite: Invite };

type ReadingPorts = Pick<SystemPorts, 'clock' | 'secrets'> & { readonly households: KitchenReader };

/** Finds the household of a token. An invite by a former member is void. */
export async function findInvite(
  { households, clock, secrets }: ReadingPorts,
  token: string,
): Promise<Result<OpenInvite, InviteUsed>> {
  const parsed = parseToken(token);
  if (!parsed) return err({ type: 'InviteUsed' });
  const { userId: id, secret } = parsed;
  const { household } = await households.head(id);
  const invite = household?.invite;
  const isOpen = invite && invite.hash === secrets.hash(secret) && invite.expiresAt > clock.now();
  return isOpen && isMember(household, invite.by)
    ? ok({ id, household, invite })
    : err({ type: 'InviteUsed' });
}

/** Returns the names of the household and of the inviting member, shown before joining. */
export async function previewInvite(
  ports: ReadingPorts,
  token: string,
): Promise<Result<{ household: string; by: string }, InviteUsed>> {
  const found = await findInvite(ports, token);
  if (!found.ok) return found;
  const { household, invite } = found.value;
  return ok({ household: household.name, by: household.members[invite.by]?.name ?? '' });
}
