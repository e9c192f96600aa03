import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { ListedRingDevices } from '#core/ring/ring-device.ts';
import { MAX_OTHERS, type RingChange, type RingId } from '#core/ring/ring.ts';
import { EpochMs, MINUTE } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { deviceStorage } from '../device/local-storage.ts';
import { endRingsHere, TOLD_KEY } from '../offline/operation-rules/switch-rings.ts';
import { get } from '../requests/api.ts';
import { toast } from '../ui/feedback/toast.ts';
import { enqueue } from '../offline/outbox.ts';
import { showOutboxChange } from '../offline/use-outbox.ts';
import { queryClient } from '../session/query-client.ts';
import { DEMO_COOK } from './dish-path.ts';
import { storedTimers, type Timer } from './timers.ts';
import type { NamedTimer } from './use-timers.ts';
import { ringMessage, ringMessageFor } from './ring-message.ts';
import { currentSubscription } from './ring-subscription.ts';

/** State of each timer as last sent to the server. */
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
 * Tells the server, through the outbox, which timers were started, moved, paused or stopped since the last time. If the
 * browser has ended the subscription, tells the user instead.
 * @param named the timers with their names on screen
 */
export async function tellTimers(userId: UserId, named: readonly NamedTimer[], i18n: I18n): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) {
    endRingsHere();
    toast({ kind: 'error', title: i18n._('ring.ended') });
    return;
  }
  // One tab at a time, so that each change is sent once.
  const started = await navigator.locks.request('rings', async () => {
    const running: Running[] = [];
    const own = storedTimers().filter(({ cookId }) => cookId !== DEMO_COOK);
    for (const timer of own) {
      const { name = timer.name, dish } = named.find(({ id }) => id === timer.id) ?? {};
      const shown = { ...timer, name, ...(dish !== undefined && { dish }) };
      const endsAt = endOf(timer);
      const message = () => ringMessage(subscription, shown, i18n);
      const start = endsAt === undefined ? undefined : { endsAt, message };
      const isTold = await tell(userId, timer.id, start);
      if (isTold && start) running.push({ ...start, shown });
    }
    const isGone = (id: string) => own.every((timer) => timer.id !== id);
    for (const id of Object.keys(readTold()).filter(isGone)) {
      await tell(userId, id, undefined);
      const { [id]: _, ...others } = readTold();
      storeTold(others);
    }
    return running;
  });
  if (started.length > 0) await tellOthers(userId, started, i18n);
}

/** A running timer, with this device's notification at its end. */
type Start = { readonly endsAt: EpochMs; readonly message: () => Promise<string> };
type Running = Start & { readonly shown: NamedTimer };

/**
 * Sends the server the notifications that other devices show at the end of timers that have just started, if any ring
 * for this one. Comes last, because without a connection only this device rings.
 */
async function tellOthers(userId: UserId, started: readonly Running[], i18n: I18n): Promise<void> {
  const others = await devicesThatRingForThis(userId);
  if (others.length === 0) return;
  await navigator.locks.request('rings', async () => {
    for (const { shown, endsAt, message } of started) {
      const { id } = shown;
      const told = readTold()[id];
      // The timer was moved or stopped meanwhile.
      if (told?.endsAt !== endsAt) continue;
      const messages = others.map(async ({ device, keys }) => ({
        id: device,
        message: await ringMessageFor(keys, shown, i18n),
      }));
      const change = { version: told.version + 1, endsAt, message: await message() };
      await send(userId, id, { ...change, others: await Promise.all(messages) });
    }
  });
}

async function devicesThatRingForThis(userId: UserId) {
  const { devices } = await listedDevices(userId);
  return devices
    .flatMap(({ id, current, keys }) => (keys && !current ? [{ device: id, keys }] : []))
    .slice(0, MAX_OTHERS);
}

type Listed = Pick<ListedRingDevices, 'devices'>;

/** Milliseconds for which a fetched list is reused, because timers of a dish start one after the other. */
const FRESH = 5 * MINUTE;

let held: { readonly userId: UserId; readonly until: EpochMs; readonly listed: Listed } | undefined;

/** Returns the list of devices, at most some minutes old; empty without a connection. */
async function listedDevices(userId: UserId): Promise<Listed> {
  if (held?.userId === userId && Date.now() < held.until) return held.listed;
  const listed = await get('/api/ring-devices', { schema: ListedRingDevices }).catch(() => undefined);
  if (listed) held = { userId, until: Date.now() + FRESH, listed };
  return listed ?? { devices: [] };
}

/** @returns undefined unless the timer runs */
const endOf = ({ endsAt, pausedWith, hasRung }: Timer): EpochMs | undefined =>
  pausedWith === undefined && !hasRung ? endsAt : undefined;

/** Records a change that the service worker has sent to the server. */
export const noteTold = (id: string, state: Told[string]): void => storeTold({ ...readTold(), [id]: state });

/** @param start absent for a timer that does not run. @returns true if there was anything to send */
async function tell(userId: UserId, id: string, start?: Start): Promise<boolean> {
  const told = readTold()[id];
  const isOver = !start && (told?.endsAt ?? 0) <= Date.now();
  if (told?.endsAt === start?.endsAt || isOver) return false;
  const version = Math.max(Date.now(), (told?.version ?? 0) + 1);
  await send(userId, id, {
    version,
    ...(start && { endsAt: start.endsAt, message: await start.message() }),
  });
  return true;
}

async function send(userId: UserId, id: string, change: RingChange): Promise<void> {
  const ringId: RingId = id.replaceAll('-', '');
  await enqueue(userId, { type: 'ring', ringId, ...change });
  // Makes the outbox send it.
  await showOutboxChange(queryClient, userId, []);
  const { version, endsAt } = change;
  noteTold(id, { version, ...(endsAt !== undefined && { endsAt }) });
}
