import { endMembership, eraseKitchen, type LeavingPorts } from '../household/leave.ts';
import { ownKitchenOf } from '../kitchen-id.ts';
import type { UserId } from '../user-id.ts';

/**
 * Leaves the household of a user who deletes their account, and any other household that may list them after an
 * interrupted join. Idempotent.
 */
export async function endMemberships(ports: LeavingPorts, userId: UserId): Promise<void> {
  const { householdId, households = [] } = (await ports.memberships.find(userId)) ?? {};
  for (const id of new Set([...(householdId === undefined ? [] : [householdId]), ...households]))
    await endMembership(ports, id, userId);
}

/** Erases list and week of a user's own kitchen, unless a household that they left uses it. Idempotent. */
export async function eraseOwnKitchen(ports: LeavingPorts, userId: UserId): Promise<void> {
  const { memberships, households, secrets } = ports;
  const kitchenId = ownKitchenOf(secrets, userId, await memberships.find(userId));
  const { household } = await households.head(kitchenId);
  if (!household) await eraseKitchen(ports, kitchenId);
}
