import { expect, test } from 'vitest';
import type { CurrentSession } from '#core/account/session.ts';
import { changeRing } from '#core/ring/change-ring.ts';
import { deliverRing } from '#core/ring/deliver-ring.ts';
import { ringOnDevice } from '#core/ring/devices.ts';
import type { PushOutcome } from '#core/ring/ports.ts';
import type { RingChange } from '#core/ring/ring.ts';
import { MINUTE, SECOND } from '#core/time.ts';
import { chanceOf, type Chance } from '#tests/simulation/chance.ts';
import { createWorld, Died, type Fault, type World } from '#tests/simulation/world.ts';
import { aUserId } from '#tests/support/examples.ts';
import { ENDPOINT, ringId } from './rings.ts';

const TIMERS = 200;

/** Change of a timer, queued on its device: the next one is sent when this one was accepted. */
type Made = { readonly at: number; readonly change: RingChange };

type Timer = { readonly number: number; readonly device: CurrentSession; readonly changes: readonly Made[] };

/** A message that a device has received. */
type Rung = { readonly number: number; readonly at: number };

test.each([1, 2, 3, 4])(
  'two hundred timers of two devices, with lost connections and kills, each ring once and never after a stop (%i)',
  async (seed) => {
    const chance = chanceOf(seed);
    const world = createWorld(seed);
    const rung: Rung[] = [];
    // The queue.
    const calls = world.fake.wokenUp;
    const lostAnswers = makeBusy(world, chance);
    const devices = await twoDevices(world);
    const begin = world.fake.now;
    const timers = Array.from({ length: TIMERS }, (_, number) => aTimer(chance, number, devices, begin));
    const requests = timers.flatMap((timer) => timer.changes.map((made) => ({ ...made, timer })));
    let kills = 0;
    let repeated = 0;
    // All events in order of time: requests, some of them repeated and late, and calls from the queue.
    for (;;) {
      const request = earliest(requests);
      const call = earliest(calls);
      if (!request && !call) break;
      if (request && (!call || request.at <= call.at)) {
        requests.splice(requests.indexOf(request), 1);
        world.fake.now = Math.max(world.fake.now, request.at);
        const isAnswered = await sends(world, chance, request.timer, request.change);
        if (!isAnswered) requests.push({ ...request, at: world.fake.now + chance.below(4) * SECOND });
      } else if (call) {
        calls.splice(calls.indexOf(call), 1);
        world.fake.now = Math.max(world.fake.now, call.at);
        const isDone = await runs(world, chance, () => deliverRing(world.ports, call.wakeUp));
        kills += Number(!isDone);
        // A queue redelivers messages that failed, and sometimes others.
        if (!isDone || chance.below(20) === 0) calls.push({ ...call, at: world.fake.now + 30 * SECOND });
        repeated += receive(world, rung);
      }
    }
    expect(kills).toBeGreaterThan(10);
    // Only uncertain messages are sent again: after a kill, or after a lost answer.
    expect(repeated).toBeLessThanOrEqual(kills + lostAnswers());
    for (const timer of timers) expect(faultOf(timer, rung), `timer ${timer.number}`).toBeUndefined();
    expect(rung.length).toBeGreaterThan(TIMERS / 4);
  },
);

/**
 * Makes the push service busy now and then, or accept a message whose answer is lost.
 * @returns the number of lost answers
 */
function makeBusy(world: World, chance: Chance): () => number {
  const { push } = world.ports.pushService;
  let lost = 0;
  const busy: PushOutcome = { type: 'busy' };
  world.ports.pushService.push = async (...message) => {
    const luck = chance.below(10);
    if (luck < 2) return busy;
    const outcome = await push(...message);
    if (luck > 2) return outcome;
    lost += 1;
    return busy;
  };
  return () => lost;
}

/**
 * Takes the arrived messages. A device shows one message for each timer: a later one replaces it silently.
 * @returns the number of replaced messages
 */
function receive({ fake }: World, rung: Rung[]): number {
  const arrived = fake.pushed.splice(0).map(({ message }) => Number(message));
  const isNew = (number: number) => !rung.some((each) => each.number === number);
  const shown = arrived.filter(isNew);
  rung.push(...shown.map((number) => ({ number, at: fake.now })));
  return arrived.length - shown.length;
}

async function twoDevices(world: World): Promise<CurrentSession[]> {
  const userId = aUserId();
  const names = ['phone', 'tablet'];
  const sessions = names.map((device) => ({
    hash: `hash of ${device}`,
    startedAt: 0,
    lastUsedAt: 0,
    device,
  }));
  const signIn = { userId, verified: true, sessions };
  world.fake.signIns = { ...world.fake.signIns, find: async () => signIn };
  const ports = { ...world.ports, signIns: world.fake.signIns };
  const devices = sessions.map(({ hash }) => ({
    userId,
    sessionHash: hash,
    kitchenId: aUserId(),
    renewed: false,
  }));
  for (const device of devices)
    await ringOnDevice(ports, device, { endpoint: `${ENDPOINT}${device.sessionHash.slice(8)}` });
  return devices;
}

/** A timer that is started, and perhaps moved, paused, resumed or stopped before it ends. */
function aTimer(chance: Chance, number: number, devices: readonly CurrentSession[], begin: number): Timer {
  const message = String(number);
  // Never more at once than a cook may have.
  let at = begin + number * MINUTE + chance.below(20) * SECOND;
  let version = 1;
  let endsAt: number | undefined = at + (3 + chance.below(5)) * MINUTE;
  const changes: Made[] = [{ at, change: { version, endsAt, message } }];
  for (let more = chance.below(4); more > 0 && endsAt !== undefined; more -= 1) {
    at += 5 * SECOND + chance.below(20) * SECOND;
    version += 1;
    const kind = chance.below(3);
    if (kind === 0) endsAt = undefined;
    else endsAt += kind * MINUTE;
    changes.push({ at, change: { version, ...(endsAt !== undefined && { endsAt, message }) } });
  }
  const device = devices[number % devices.length];
  if (!device) throw new Error('No device.');
  return { number, device, changes };
}

/**
 * Sends a change over a connection that loses requests and answers, to functions that die. @returns whether it was
 * answered
 */
async function sends(
  world: World,
  chance: Chance,
  { number, device }: Timer,
  change: RingChange,
): Promise<boolean> {
  const luck = chance.below(10);
  if (luck === 0) return false;
  const send = async () => {
    const changed = await changeRing(world.ports, device, ringId(number), change);
    expect(changed).toEqual({ ok: true, value: undefined });
  };
  return (await runs(world, chance, send)) && luck !== 1;
}

/** Runs a function that may fail or die at any of its calls. @returns whether it finished */
async function runs(world: World, chance: Chance, work: () => Promise<void>): Promise<boolean> {
  const types = ['fails before', 'fails after', 'dies before', 'dies after'] as const;
  const type = types[chance.below(types.length)] ?? 'dies after';
  const fault: Fault = chance.below(5) === 0 ? { type, call: 1 + chance.below(8) } : { type: 'none' };
  const before = world.faultCount();
  try {
    await world.runWithFault(fault, work);
    return true;
  } catch (failure) {
    if (!(failure instanceof Died) && world.faultCount() === before) throw failure;
    return false;
  }
}

const earliest = <Event extends { readonly at: number }>(events: readonly Event[]): Event | undefined =>
  events.reduce<Event | undefined>((first, each) => (first && first.at <= each.at ? first : each), undefined);

/** Returns the fault of a timer; undefined if it rang exactly when it should, or rightly not at all. */
function faultOf({ number, changes }: Timer, rung: readonly Rung[]): string | undefined {
  const endsAt = changes.at(-1)?.change.endsAt;
  const rings = rung.filter((each) => each.number === number);
  if (endsAt === undefined) return rings.length > 0 ? 'rang after it was stopped' : undefined;
  if (rings.length !== 1) return `rang ${rings.length} times`;
  const late = (rings[0]?.at ?? 0) - endsAt;
  return late < 0 || late > 3 * MINUTE ? `rang ${late} ms after its end` : undefined;
}
