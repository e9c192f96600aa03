import { setImmediate } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { RUN_TIMEOUT } from '#core/generation/run/run.ts';
import { HOUR, SECOND } from '#core/time.ts';
import { aProfile } from '#tests/support/examples.ts';
import { standing } from '#tests/support/standing-ports.ts';
import { fetchIn, type Fetch, type Handlers } from './api.ts';
import { Device } from './device.ts';
import type { App } from './load-app.ts';
import { expectInvariants, expectOnlyBrokenWaits } from './invariants.ts';
import type { Action, Round, Scenario } from './scenario.ts';
import { createWorld, type World } from './world.ts';

/** Runs a scenario on two devices of one user, lets both recover, and expects the invariants to hold. */
export async function runScenario(
  [seed, rounds]: Scenario,
  apps: readonly App[],
  handlers: Handlers,
): Promise<void> {
  const world = createWorld(seed);
  standing.ports = world.ports;
  const { userId, cookie } = await signIn(world);
  const calls = { open: 0 };
  vi.stubGlobal('fetch', abortable(counted(calls, fetchIn(world, handlers, cookie))));
  stubKeys();
  hurryTimeouts(world);
  const devices: Device[] = [];
  for (const app of apps) devices.push(await Device.create(app, userId, world));

  try {
    for (const round of rounds) await runRound(round, world, devices, calls);
    await recover(world, devices, calls);
    await expectOnlyBrokenWaits(world, devices);
    world.broken = undefined;
    for (const device of devices) await device.saveTextsAlone();
    await recover(world, devices, calls);
    await expectInvariants(world, userId, devices);
  } finally {
    // Pages of a failed scenario must not disturb the next one.
    for (const device of devices) device.close();
  }
}

async function runRound(
  { actions, faults, modelScripts, breaks, hoursUntilNext }: Round,
  world: World,
  devices: readonly Device[],
  calls: { open: number },
): Promise<void> {
  world.faults.splice(0, Infinity, ...faults);
  world.modelScripts.splice(0, Infinity, ...modelScripts);
  if (breaks !== null) world.broken = recipeAt(world, breaks);
  const done = Promise.all(actions.map((action) => perform(action, devices, world)));
  await untilQuiet(calls);
  await done;
  world.advance(hoursUntilNext * HOUR);
}

async function perform(
  { device: index, type, recipe }: Action,
  devices: readonly Device[],
  world: World,
): Promise<void> {
  const device = devices[index];
  if (type === 'avoid') return device?.avoid(recipe);
  if (type === 'write' || type === 'write, picture lost')
    return device?.write(OWN_RECIPES + world.ports.secrets.below(1_000_000_000), type !== 'write');
  const id = recipeAt(world, recipe);
  if (type === 'generate' || id === undefined) return device?.generate();
  if (type === 'vary') return device?.generate(id);
  if (type === 'sync') return device?.sync();
  if (type === 'refresh') return device?.refreshRecipe(id);
  if (type === 'open' || type === 'close' || type === 'cancel' || type === 'upgrade') return device?.[type]();
  return device?.enqueue(type, id);
}

/** IDs from here on belong to typed recipes. */
const OWN_RECIPES = 1_700_000_000_000;

/** Returns a recipe among all that were ever written; undefined without any. */
function recipeAt({ history }: World, index: number): number | undefined {
  const recipes = [...history.written.values()].flat().map(({ id }) => id);
  return recipes[index % Math.max(1, recipes.length)];
}

/** Times out all open requests when one has hung for some turns of the event loop. */
function hurryTimeouts(world: World): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    world.timeouts.add(controller);
    return controller.signal;
  });
}

/** Adds a user with a session. */
async function signIn({ ports }: World): Promise<{ userId: string; cookie: string }> {
  const userId = ports.secrets.id();
  const { secret, hash } = ports.secrets.create();
  const now = ports.clock.now();
  await ports.profiles.add(aProfile({ id: userId, createdAt: now }));
  const session = { hash, startedAt: now, lastUsedAt: now, device: 'A phone' };
  await ports.signIns.open({ userId, verified: true, sessions: [session] });
  return { userId, cookie: `__Host-session=${userId}.${secret}` };
}

/** Makes idempotency keys the same in every run of a scenario. */
function stubKeys(): void {
  let count = 0;
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  });
}

/** Counts the requests that are in flight. */
const counted =
  (calls: { open: number }, send: Fetch): Fetch =>
  async (...request) => {
    calls.open += 1;
    try {
      return await send(...request);
    } finally {
      calls.open -= 1;
    }
  };

/** Breaks off requests of pages that were closed; the server carries on. */
const abortable =
  (send: Fetch): Fetch =>
  (path, init) => {
    const aborted = Promise.withResolvers<never>();
    const { signal } = init ?? {};
    if (signal?.aborted) aborted.reject(signal.reason);
    signal?.addEventListener('abort', () => aborted.reject(signal.reason));
    return Promise.race([send(path, init), aborted.promise]);
  };

/** Number of event-loop turns without a request after which nothing is left to happen. */
const QUIET_TURNS = 25;

async function untilQuiet(calls: { open: number }): Promise<void> {
  for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
    await setImmediate();
    if (calls.open > 0) turns = 0;
  }
}

/** Ends all faults, lets time pass, and has both devices finish their work. */
async function recover(world: World, devices: readonly Device[], calls: { open: number }): Promise<void> {
  world.faults.length = 0;
  world.modelScripts.length = 0;
  for (let round = 0; round < 4; round += 1) {
    world.advance(RUN_TIMEOUT + SECOND);
    for (const device of devices) device.open();
    window.dispatchEvent(new Event('online'));
    for (const device of devices) await syncAll(device);
    await untilQuiet(calls);
  }
}

async function syncAll(device: Device): Promise<void> {
  let refusals: string[];
  do {
    await device.sync();
    refusals = await device.discardRefused();
    // A deleted recipe cannot be cooked; nothing else is refused.
    expect(refusals.filter((reason) => reason !== 'Recipe not found')).toEqual([]);
  } while (refusals.length > 0);
}
