import type { DeletionPorts } from './ports.ts';
import type { PlanPorts } from '../plan/ports.ts';
import type { AccountPorts, SignInWriter } from '../account/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { EveningEraser } from '../ring/ports.ts';
import type { PhotoRemover } from '../photo/ports.ts';
import type { Page } from '../page.ts';
import { isLive } from '../plan/subscription.ts';
import type { LeavingPorts } from '../household/leave.ts';
import type { OrphanReader, OrphanRemover } from '../recipe/pictures/ports.ts';
import { removeOrphans } from '../sharing/sweep-orphans.ts';
import { eraseOwnKitchen, endMemberships } from './leave-household.ts';
import type { UserRecord, UserRecordKind } from './user-record.ts';
import { withdrawAccount, withdrawLinks, type LinkPorts } from './withdraw-account.ts';
import {
  releaseIdentities,
  SECOND_SWEEP_DELAY,
  type Deletion,
  type IdentityOwnerWriters,
} from './deletion.ts';
import { tryEach, trySteps } from '../try-each.ts';

type ErasurePorts = Pick<SystemPorts, 'mailer'> &
  LeavingPorts &
  LinkPorts &
  Pick<PlanPorts, 'billing'> &
  Pick<AccountPorts, 'signInEraser'> &
  IdentityOwnerWriters &
  DeletionPorts & {
    readonly signIns: SignInWriter;
    readonly evenings: EveningEraser;
    readonly photos: PhotoRemover;
    readonly orphans: OrphanReader & OrphanRemover;
  };

/**
 * Erases every deleted account. First ends its contract and removes photos and records. An hour later removes records
 * that were still being written, then the runs, the sign-in and the deletion itself. Idempotent, and safe to interrupt
 * at any point.
 * @throws AggregateError if some accounts could not be erased; the others are
 */
export async function processDeletions(ports: ErasurePorts): Promise<void> {
  const waiting = await ports.deletions.pending();
  await tryEach(waiting, (each) => processDeletion(ports, each), 'Deletions wait for the next time.');
}

async function processDeletion(ports: ErasurePorts, deletion: Deletion): Promise<void> {
  const { clock, deletions } = ports;
  if (deletion.erasedAt === undefined) return eraseFirst(ports, deletion);
  if (clock.now() - deletion.erasedAt < SECOND_SWEEP_DELAY) return;
  await endContracts(ports, deletion);
  // A join or change that was running when the account was closed may have finished after the first sweep.
  await endMemberships(ports, deletion.userId);
  await eraseOwnKitchen(ports, deletion.userId);
  await withdrawLinks(ports, deletion.userId);
  await erase(ports, deletion, ['sign-in']);
  await removeOrphans(ports, deletion.userId, { isLast: true });
  // A Google sign-in that was running when the account was closed may have claimed the identity again.
  await releaseIdentities(ports, deletion);
  await ports.signInEraser.remove(deletion.userId);
  await deletions.remove(deletion.userId);
}

/**
 * Runs independent steps, even if some fail: a failure to leave a household must not keep a contract running or data
 * stored. The email confirms that all steps are done.
 */
async function eraseFirst(ports: ErasurePorts, deletion: Deletion): Promise<void> {
  // The request may have been interrupted before it closed the sign-in, or afterwards.
  await ports.signIns.close(deletion.userId);
  await trySteps(
    () => withdrawAccount(ports, deletion),
    () => eraseOwnKitchen(ports, deletion.userId),
    () => eraseRecords(ports, deletion),
  );
  const { email: to, language } = deletion;
  await ports.mailer.send({ to, language, mail: { type: 'AccountDeleted' } });
  await ports.deletions.markErased(deletion.userId, ports.clock.now());
}

/** Erases a user's records, after the contracts and shared pages to which they refer. */
async function eraseRecords(ports: ErasurePorts, deletion: Deletion): Promise<void> {
  await trySteps(
    () => endContracts(ports, deletion),
    () => withdrawLinks(ports, deletion.userId),
  );
  // Runs stay for now: they list the photos that a running request may still store.
  await erase(ports, deletion, ['sign-in', 'run']);
  // Runs after the recipes are erased: a request may have been replacing photos, which no recipe lists then.
  await removeOrphans(ports, deletion.userId, { isLast: false });
}

async function endContracts({ billing, userRecords }: ErasurePorts, { userId }: Deletion): Promise<void> {
  const customerId = await userRecords.customerOf(userId);
  if (customerId === undefined) return;
  const subscriptions = await billing.subscriptions(customerId);
  for (const each of subscriptions.filter(isLive)) await billing.cancel(each);
  for (const { id } of await billing.openCheckouts(customerId)) await billing.expireCheckout(id);
}

/** Removes records, after the photos that they list. Removes the evenings of devices, so that they ring no more. */
async function erase(
  { evenings, userRecords, photos }: ErasurePorts,
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
  await evenings.removeAll(userId);
}
