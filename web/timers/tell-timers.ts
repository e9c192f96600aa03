import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import type { RingId } from '#core/ring/ring.ts';
import { EpochMs } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { deviceStorage } from '../local-storage.ts';
import { endRingsHere, TOLD_KEY } from '../offline/operation-rules/switch-rings.ts';
import { toast } from '../ui/feedback/toast.ts';
import { enqueue } from '../offline/outbox.ts';
import { showOutboxChange } from '../offline/use-outbox.ts';
import { queryClient } from '../session/query-client.ts';
import { DEMO_COOK } from './dish-path.ts';
import { storedTimers, type Timer } from './timers.ts';
import type { NamedTimer } from './use-timers.ts';
import { ringMessage } from './ring-message.ts';
import { subscriptionHere } from './ring-subscription.ts';

/** The state of each timer as the server was told it. */
const Told = v.record(v.string(), v.object({ version: v.number(), endsAt: v.optional(EpochMs) }));
type Told = v.InferOutput<typeof Told>;

function readTold(): Told {
  try {
    return v.parse(Told, JSON.parse(deviceStorage.get(TOLD_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

const storeTold = (told: Told): void => deviceStorage.set(TOLD_KEY, JSON.stringify(told));

/**
 * Tells the server by the outbox which timers were started, moved, paused or stopped since it was last told. Where the
 * browser has ended the subscription, the user is told instead.
 * @param named the timers with the names that the screen shows
 */
export async function tellTimers(userId: UserId, named: readonly NamedTimer[], i18n: I18n): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) {
    endRingsHere();
    toast({ kind: 'error', title: i18n._('ring.ended') });
    return;
  }
  // One tab at a time, so that each change is told once.
  await navigator.locks.request('rings', async () => {
    const own = storedTimers().filter(({ cookId }) => cookId !== DEMO_COOK);
    for (const timer of own) {
      const { name = timer.name, dish } = named.find(({ id }) => id === timer.id) ?? {};
      const shown = { ...timer, name, ...(dish !== undefined && { dish }) };
      await tell(userId, timer.id, endOf(timer), () => ringMessage(subscription, shown, i18n));
    }
    const isGone = (id: string) => own.every((timer) => timer.id !== id);
    for (const id of Object.keys(readTold()).filter(isGone)) {
      await tell(userId, id, undefined);
      const { [id]: _, ...others } = readTold();
      storeTold(others);
    }
  });
}

/** @returns undefined while it does not run */
const endOf = ({ endsAt, pausedWith, hasRung }: Timer): EpochMs | undefined =>
  pausedWith === undefined && !hasRung ? endsAt : undefined;

/** Notes a change that the service worker has told the server. */
export const noteTold = (id: string, state: Told[string]): void => storeTold({ ...readTold(), [id]: state });

async function tell(
  userId: UserId,
  id: string,
  endsAt: EpochMs | undefined,
  write?: () => Promise<string>,
): Promise<void> {
  const told = readTold()[id];
  const isOver = endsAt === undefined && (told?.endsAt ?? 0) <= Date.now();
  if (told?.endsAt === endsAt || isOver) return;
  const version = Math.max(Date.now(), (told?.version ?? 0) + 1);
  const ringId: RingId = id.replaceAll('-', '');
  const started = endsAt !== undefined && write && { endsAt, message: await write() };
  await enqueue(userId, { type: 'ring', ringId, version, ...started });
  // Sends it.
  await showOutboxChange(queryClient, userId, []);
  noteTold(id, { version, ...(endsAt !== undefined && { endsAt }) });
}
