import { MAX_AVOIDED_WORDS } from '../../nutrition/avoid.ts';
import { err, ok, type Result } from '../../result.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { UserId } from '../../user-id.ts';
import { toStore, type StoredAvoid } from '../account.ts';
import type { AvoidChange } from './avoid-change.ts';
import { withAvoidChange } from './with-avoid-change.ts';
import type { TooManyAvoided } from '../errors.ts';
import type { ProfileReader, ProfileWriter } from '../ports.ts';

type ProfilePorts = { readonly profiles: ProfileReader & ProfileWriter };

/** Changes a user's avoided foods, diets and preferences. Idempotent. Concurrent changes add up. */
export async function changeAvoid(
  { profiles }: ProfilePorts,
  userId: UserId,
  change: AvoidChange,
): Promise<Result<void, TooManyAvoided>> {
  const isStored = await store({ profiles }, userId, change.id, (held) => {
    const next = withAvoidChange(held, change);
    return next.words.length <= MAX_AVOIDED_WORDS ? next : undefined;
  });
  return isStored ? ok(undefined) : err({ type: 'TooManyAvoided', most: MAX_AVOIDED_WORDS });
}

/** Replaces all avoided foods and diets. Outdated devices send the whole list. */
export async function replaceAvoid(
  { profiles, secrets }: ProfilePorts & Pick<SystemPorts, 'secrets'>,
  userId: UserId,
  avoid: Omit<StoredAvoid, 'cupboard'>,
): Promise<void> {
  await store({ profiles }, userId, secrets.id(), (held) => toStore(avoid, held));
}

/** Number of change IDs that are remembered, so that repeated changes are recognised. */
const REMEMBERED = 50;

/**
 * Applies a change to the newest state and stores the result. Repeats both if another change was stored meanwhile.
 * @returns false if the result may not be stored
 */
async function store(
  { profiles }: ProfilePorts,
  userId: UserId,
  changeId: string,
  next: (held: StoredAvoid) => StoredAvoid | undefined,
): Promise<boolean> {
  for (;;) {
    const { avoid, changes } = await profiles.findAvoid(userId);
    if (changes.includes(changeId)) return true;
    const changed = next(avoid);
    if (!changed) return false;
    const stored = { avoid: changed, changes: [...changes, changeId].slice(-REMEMBERED) };
    if (await profiles.replaceAvoid(userId, { held: changes, next: stored })) return true;
  }
}
