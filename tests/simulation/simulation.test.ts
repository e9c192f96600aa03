import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RUN_LASTS } from '#core/author/run.ts';
import { badgeStandings } from '#core/badge/settle-badges.ts';
import { yearMonth } from '#core/time.ts';
import { provideLambdaRuntime } from '#local/lambda-runtime.ts';
import { aProfile } from '#tests/support/examples.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';
import { standing, standingPorts } from '#tests/support/standing-ports.ts';
import { fetchIn, loadHandlers, type Fetch } from './api.ts';
import { aCopy, aDevice, type Device, type Outcome } from './device.ts';
import { KEPT } from './regressions.ts';
import { aWorld, type Fault, type Mood, type World } from './world.ts';

/** How many lives are lived; `npm run bench -- seeds` lives more. */
const SEEDS = Number(process.env['MUNCHIFY_SEEDS'] ?? 1_000);

const HOUR = 3_600_000;

vi.mock('#functions/ports.ts', async (importActual) => standingPorts(await importActual<object>()));
vi.mock('#web/generation/downscale.ts', async () => {
  const jpeg = await plainJpeg();
  return {
    prepareSending: async () => new Blob(),
    dataUrlOf: async () => `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  };
});

vi.stubGlobal('window', new EventTarget());
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage() {}
    addEventListener() {}
  },
);
vi.stubGlobal('navigator', {
  onLine: true,
  languages: ['en'],
  locks: { request: (_name: string, act: () => unknown) => act() },
});
const { subtle } = crypto;
vi.spyOn(subtle, 'digest').mockResolvedValue(new ArrayBuffer(32));
vi.spyOn(console, 'error').mockReturnValue();

provideLambdaRuntime();
const copies = [await aCopy(), await aCopy()] as const;
const handlers = await loadHandlers();

const Call = fc.integer({ min: 1, max: 16 });
const Fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ type: 'fine' as const }) },
  fc.record({ type: fc.constantFrom('request lost', 'answer lost', 'refused at the gate') }),
  fc.record({
    type: fc.constantFrom('fails before', 'fails after', 'dies before', 'dies after'),
    call: Call,
  }),
);
const Mood: fc.Arbitrary<Mood> = fc.constantFrom(
  'good',
  'good',
  'good',
  'no food',
  'rambles',
  'throttled',
  'unavailable',
  'cut-off',
);

const Deed = fc.record({
  device: fc.constantFrom(0, 1),
  does: fc.constantFrom(
    'wish',
    'wish',
    'vary',
    'cook',
    'cook',
    'uncook',
    'delete',
    'syncOutbox',
    'look',
    'open',
    'close',
    'cancel',
  ),
  /** Which recipe, of those that were ever written. */
  recipe: fc.nat(5),
});
export type Deed = typeof Deed extends fc.Arbitrary<infer Made> ? Made : never;

/** What is done at the same time, and what befalls it. */
const Moment = fc.record({
  deeds: fc.array(Deed, { minLength: 1, maxLength: 3 }),
  faults: fc.array(Fault, { maxLength: 4 }),
  moods: fc.array(Mood, { maxLength: 2 }),
  hoursLater: fc.constantFrom(0, 0, 0, 1, 7, 26),
});
export type Moment = typeof Moment extends fc.Arbitrary<infer Made> ? Made : never;

/** A life: the seed decides what the schedule leaves open. */
export type Life = readonly [seed: number, moments: readonly Moment[]];

test(`in ${SEEDS} lives of two devices nothing is lost, doubled or overcharged, whatever fails`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.array(Moment, { minLength: 1, maxLength: 10 }), async (seed, moments) => {
      await live([seed, moments]);
    }),
    { numRuns: SEEDS, examples: KEPT.map(([seed, moments]) => [seed, [...moments]] as [number, Moment[]]) },
  );
}, 3_600_000);

async function live([seed, moments]: Life): Promise<void> {
  const world = aWorld(seed);
  standing.ports = world.ports;
  const { userId, cookie } = await signedIn(world);
  const calls = { open: 0 };
  vi.stubGlobal('fetch', counted(calls, fetchIn(world, handlers, cookie)));
  const devices = [await aDevice(copies[0], userId, world), await aDevice(copies[1], userId, world)];
  const recipes = () => [...world.history.written.values()].flat().map(({ id }) => id);

  let wishes = 0;
  const carryOut = async ({ device: index, does, recipe }: Deed) => {
    const device = devices[index];
    const id = recipes()[recipe % Math.max(1, recipes().length)];
    if (does === 'wish' || id === undefined) return device?.wish(`wish-number-${(wishes += 1)}`);
    if (does === 'vary') return device?.wish(`wish-number-${(wishes += 1)}`, id);
    if (does === 'syncOutbox') return device?.syncOutbox();
    if (does === 'look') return device?.look(id);
    if (does === 'open') return device?.open();
    if (does === 'close') return device?.closeTab();
    if (does === 'cancel') return device?.cancelWish();
    return device?.act(does, id);
  };
  for (const { deeds, faults, moods, hoursLater } of moments) {
    world.faults.splice(0, Infinity, ...faults);
    world.moods.splice(0, Infinity, ...moods);
    const done = Promise.all(deeds.map(carryOut));
    await quiet(calls);
    await done;
    world.pass(hoursLater * HOUR);
  }
  await heal(world, devices, calls);
  await expectTruth(world, userId, devices);
}

/** A cook with a session, as a login leaves one behind. */
async function signedIn({ ports }: World): Promise<{ userId: string; cookie: string }> {
  const userId = ports.secrets.id();
  const { secret, hash } = ports.secrets.create();
  const now = ports.clock.now();
  await ports.profiles.add(aProfile({ id: userId, createdAt: now }));
  const session = { hash, startedAt: now, lastUsedAt: now, device: 'A phone' };
  await ports.signIns.open({ userId, verified: true, sessions: [session] });
  return { userId, cookie: `__Host-session=${userId}.${secret}` };
}

/** Notes how many calls are on their way. */
const counted =
  (calls: { open: number }, send: Fetch): Fetch =>
  async (...given) => {
    calls.open += 1;
    try {
      return await send(...given);
    } finally {
      calls.open -= 1;
    }
  };

/** Waits until nothing is on its way, and nothing sets out. */
async function quiet(calls: { open: number }): Promise<void> {
  for (let still = 0; still < 25; still += 1) {
    await setImmediate();
    if (calls.open > 0) still = 0;
  }
}

/** Everything works again, time goes by, and both devices do what they still have to do. */
async function heal(world: World, devices: readonly Device[], calls: { open: number }): Promise<void> {
  world.faults.length = 0;
  world.moods.length = 0;
  for (let round = 0; round < 4; round += 1) {
    world.pass(RUN_LASTS + 1_000);
    window.dispatchEvent(new Event('online'));
    for (const device of devices) {
      await device.open();
      let refused: string[];
      do {
        await device.syncOutbox();
        refused = await device.giveUp();
        // A recipe that is gone cannot be cooked; nothing else is refused.
        expect(refused.filter((why) => why !== 'Recipe not found')).toEqual([]);
      } while (refused.length > 0);
    }
    await quiet(calls);
  }
}

/** What must hold at the end of every life. */
async function expectTruth(world: World, userId: string, devices: readonly Device[]): Promise<void> {
  const { ports, history } = world;
  expect(history.broken).toEqual([]);
  for (const device of devices) {
    expect(await device.pendingGenerations()).toEqual([]);
    expect(await device.entries()).toEqual([]);
    for (const [key, outcome] of device.outcomes) expectOutcome(world, key, outcome);
  }
  await expectCharged(world, userId);
  for (const { id, imageUrls } of [...history.written.values()].flat()) {
    const truth = await ports.recipes.find(userId, id);
    const photos = imageUrls.map((url) =>
      ports.photos.find(url.split('/').at(-1)?.replace('.jpg', '') ?? ''),
    );
    if (truth) expect(await Promise.all(photos)).not.toContain(undefined);
    const lastCooked = await ports.cookMarks.lastCooked(userId, id);
    for (const device of devices) {
      await device.look(id);
      expect(await device.sees(id)).toBe(truth && lastCooked !== undefined);
    }
  }
  const [first] = await badgeStandings(ports, { userId, timeZone: 'UTC' });
  const { items } = await ports.recipes.list(userId, { limit: 1 });
  if (items.length > 0) expect(first?.earnedAt).toBeDefined();
}

function expectOutcome({ history }: World, key: string, outcome: Outcome): void {
  const written = history.written.get(key)?.map(({ id }) => id) ?? [];
  if (outcome.type === 'granted') expect(written).toContain(outcome.recipe.id);
  if (outcome.type === 'taken back') expect(written).toEqual([]);
  // What was written and deleted since is not found any more.
  if (outcome.type === 'refused' && outcome.why !== 'RecipeNotFound') expect(written).toEqual([]);
}

/** Every recipe that was ever written is charged once, in the month of its run, and nothing else is. */
async function expectCharged({ ports, history }: World, userId: string): Promise<void> {
  const months = new Map<string, number>();
  for (const key of history.written.keys()) {
    const month = (await ports.runs.find(userId, key))?.month ?? '';
    months.set(month, (months.get(month) ?? 0) + 1);
  }
  for (const month of new Set(['2026-11', '2026-12', yearMonth(ports.clock.now(), 'UTC')])) {
    const { taken, leases } = await ports.usage.find(userId, month);
    expect({ month, charged: taken - leases.length }).toEqual({ month, charged: months.get(month) ?? 0 });
  }
}
