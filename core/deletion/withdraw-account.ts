import type { SystemPorts } from '../system-ports.ts';
import type { LeavingPorts } from '../household/leave.ts';
import type { WithdrawingPorts } from '../sharing/ports.ts';
import type { RingDeviceRemover } from '../ring/ports.ts';
import { withdrawShares } from '../sharing/withdraw-share.ts';
import type { UserId } from '../user-id.ts';
import { calendarIdOf } from '../week/calendar.ts';
import type { CalendarWriter } from '../week/ports.ts';
import { releaseIdentities, type Deletion, type IdentityOwnerWriters } from './deletion.ts';
import { endMemberships } from './leave-household.ts';
import { trySteps } from '../try-each.ts';

/** Ports that end shared links, the calendar and reminders on devices. */
export type LinkPorts = WithdrawingPorts & { readonly ringDevices: RingDeviceRemover };

type WithdrawalPorts = LeavingPorts & LinkPorts & IdentityOwnerWriters;

/**
 * Ends everything that others can see of a closed account: frees its address, leaves its household, ends its links.
 * Idempotent.
 * @throws AggregateError if a step failed; the others are done
 */
export const withdrawAccount = (ports: WithdrawalPorts, deletion: Deletion): Promise<void> =>
  trySteps(
    () => releaseIdentities(ports, deletion),
    () => endMemberships(ports, deletion.userId),
    () => withdrawLinks(ports, deletion.userId),
  );

/** Ends the user's links to shared recipes and to the calendar. Their devices ring no more. */
export async function withdrawLinks(
  ports: LinkPorts & Pick<SystemPorts, 'secrets'> & { readonly calendars: CalendarWriter },
  userId: UserId,
): Promise<void> {
  await withdrawShares(ports, userId);
  await ports.calendars.remove(calendarIdOf(ports.secrets, userId));
  await ports.ringDevices.remove(userId);
}
