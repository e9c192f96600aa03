import type { DeletionPorts } from './ports.ts';
import type { PlanPorts } from '../../plan/ports.ts';
import type { AccountPorts, SignInWriter } from '../ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { PhotoRemover } from '../../photo/ports.ts';
import type { Page } from '../../page.ts';
import { isLive } from '../../plan/subscription.ts';
import type { UserRecord, UserRecordKind } from './user-record.ts';
import { releaseClaims, SWEPT_AGAIN_AFTER, type Deletion, type IdentityOwnerWriters } from './deletion.ts';

type Needs = Pick<SystemPorts, 'clock' | 'mailer'> &
  Pick<PlanPorts, 'billing'> &
  Pick<AccountPorts, 'signInBin'> &
  IdentityOwnerWriters &
  DeletionPorts & { readonly signIns: SignInWriter; readonly photos: PhotoRemover };

/**
 * Erases every account that was deleted: its contract ends, then photos and rows go, an hour later what somebody was
 * still writing, with the runs, then the sign-in, and the wish itself last. Safe to repeat and to be stopped
 * anywhere.
 * @throws when some could not be erased; the others are
 */
export async function processDeletions(ports: Needs): Promise<void> {
  const waiting = await ports.deletions.waiting();
  const outcomes = await Promise.allSettled(waiting.map((each) => processDeletion(ports, each)));
  const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Deletions wait for the next time.');
}

async function processDeletion(ports: Needs, deletion: Deletion): Promise<void> {
  const { clock, deletions } = ports;
  if (deletion.erasedAt === undefined) return eraseFirst(ports, deletion);
  if (clock.now() - deletion.erasedAt < SWEPT_AGAIN_AFTER) return;
  await endContracts(ports, deletion);
  await erase(ports, deletion, ['sign-in']);
  // Who was signing in by Google when the account was closed may have claimed it once more.
  await releaseClaims(ports, deletion);
  await ports.signInBin.remove(deletion.userId);
  await deletions.remove(deletion.userId);
}

async function eraseFirst(ports: Needs, deletion: Deletion): Promise<void> {
  // Whoever asked was stopped before the doors were closed.
  await ports.signIns.close(deletion.userId);
  await releaseClaims(ports, deletion);
  await endContracts(ports, deletion);
  // A run knows the photos that it is still storing: until nobody carries it out any more, they are found by it.
  await erase(ports, deletion, ['sign-in', 'run']);
  const { email: to, language } = deletion;
  await ports.mailer.send({ to, language, mail: { type: 'AccountDeleted' } });
  await ports.deletions.markErased(deletion.userId, ports.clock.now());
}

async function endContracts({ billing, userRecords }: Needs, { userId }: Deletion): Promise<void> {
  const customerId = await userRecords.customerOf(userId);
  if (customerId === undefined) return;
  const subscriptions = await billing.subscriptions(customerId);
  for (const each of subscriptions.filter(isLive)) await billing.cancel(each);
  for (const { id } of await billing.openCheckouts(customerId)) await billing.expireCheckout(id);
}

/** Photos before the rows that know of them; the profile, which knows the customer, goes with the other rows. */
async function erase(
  { userRecords, photos }: Needs,
  { userId }: Deletion,
  staying: readonly UserRecordKind[],
): Promise<void> {
  let page: Page<UserRecord> | undefined;
  do {
    page = await userRecords.list(userId, { limit: 100, cursor: page?.cursor });
    await photos.remove(page.items.flatMap((each) => each.photos));
    await userRecords.remove(
      userId,
      page.items.filter(({ kind }) => !staying.includes(kind)),
    );
  } while (page.cursor !== undefined);
}
