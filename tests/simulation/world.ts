import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Model, ModelFailureReason } from '#core/generation/model/model.ts';
import type { Ports } from '#core/ports.ts';
import type { Intercept } from '#local/aws/intercept.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { DRAFT, NO_FOOD, scriptedModel } from '#tests/support/models.ts';
import { chanceOf, type Chance } from './chance.ts';
import { watch, type History } from './history.ts';

/** A fault of a request on its way, or of the n-th port call in the function that answers it. */
export type Fault =
  | { readonly type: 'none' | 'request lost' | 'answer lost' | 'refused at the gate' }
  /** No answer comes, whether or not the request has arrived. */
  | { readonly type: 'hangs before' | 'hangs after' }
  /** The answer is of a newer server: with an unknown field, or in an unreadable shape. */
  | { readonly type: 'new field' | 'new shape' }
  | { readonly type: 'fails before' | 'fails after' | 'dies before' | 'dies after'; readonly call: number };

/** The model's behaviour when it is called next. */
export type ModelScript = 'good' | 'no food' | 'rambles' | ModelFailureReason;

/** Everything outside the devices, determined by one seed: clock, storage, model, and their faults. */
export type World = {
  readonly ports: Ports;
  /** The same ports without faults, with inspection. */
  readonly fake: FakePorts;
  readonly history: History;
  /** Faults of the next requests, in order; later requests have none. */
  readonly faults: Fault[];
  readonly modelScripts: ModelScript[];
  /** Recipe on which the server fails with every change, until it is repaired. */
  broken: number | undefined;
  /** Controllers that abort pending requests at their timeout. */
  readonly timeouts: Set<AbortController>;
  advance(milliseconds: number): void;
  /** Runs a function with a fault. Rejects with `Died` if the function dies. */
  runWithFault<Answer>(fault: Fault, answer: () => Promise<Answer>): Promise<Answer>;
  /** Gives calls of outside services the fault of the function that was started last. */
  readonly intercept: Intercept;
  /** Number of calls that failed or died. */
  readonly faultCount: () => number;
};

/** A function was stopped before it answered. */
export class Died extends Error {}

/** The storage did not answer; it may have done its work. */
class Outage extends Error {}

type Running = { calls: number; readonly fault: Fault; readonly die: () => void };

/** @param others ports of services outside this world */
export function createWorld(
  seed: number,
  others: Partial<Ports> = {},
  now = Date.UTC(2026, 10, 29, 22),
): World {
  const chance = chanceOf(seed);
  const storage = new AsyncLocalStorage<Running>();
  const modelScripts: ModelScript[] = [];
  const fake = fakePorts(now, [scriptedByWorld(modelScripts)]);
  Object.assign(fake, { secrets: seededSecrets(chance) });
  const history = watch(fake);
  const turn = async () => {
    for (let left = chance.below(4); left > 0; left -= 1) await setImmediate();
  };
  let last: Running | undefined;
  let faultCount = 0;
  const next = (running: Running | undefined): Fault['type'] | 'dead' => {
    const fault = faultOfNextCall(running);
    faultCount += fault === 'none' ? 0 : 1;
    return fault;
  };
  const ports = {
    ...mapPorts(fake, (call) => withFaults(() => storage.getStore(), next, turn, call)),
    secrets: fake.secrets,
    models: fake.models,
    clock: simulatedClock(fake),
    ...others,
  };
  return {
    ports,
    fake,
    history,
    faults: [],
    modelScripts,
    broken: undefined,
    timeouts: new Set(),
    advance: (milliseconds) => void (fake.now += milliseconds),
    runWithFault: (fault, answer) =>
      new Promise((resolve, reject) => {
        last = { calls: 0, fault, die: () => reject(new Died()) };
        storage.run(last, answer).then(resolve, reject);
      }),
    intercept() {
      const fault = next(last);
      return fault === 'fails before' ? 'fail before' : fault === 'fails after' ? 'fail after' : 'answer';
    },
    faultCount: () => faultCount,
  };
}

type Call = (...given: readonly unknown[]) => Promise<unknown>;

function faultOfNextCall(running: Running | undefined): Fault['type'] | 'dead' {
  if (!running) return 'none';
  const number = (running.calls += 1);
  const { fault } = running;
  if (!('call' in fault) || number < fault.call) return 'none';
  if (number === fault.call) return fault.type;
  return fault.type.startsWith('dies') ? 'dead' : 'none';
}

/** Wraps a call of a port, so that the calling function's fault applies. */
const withFaults =
  (
    caller: () => Running | undefined,
    next: (running: Running | undefined) => Fault['type'] | 'dead',
    turn: () => Promise<void>,
    call: Call,
  ): Call =>
  async (...given) => {
    await turn();
    const running = caller();
    const fault = next(running);
    if (fault === 'fails before') throw new Outage();
    if (fault === 'dies before' || fault === 'dead') return stopped(running);
    const answer = await call(...given);
    if (fault === 'fails after') throw new Outage();
    if (fault === 'dies after') return stopped(running);
    await turn();
    return answer;
  };

function stopped(running: Running | undefined): Promise<never> {
  running?.die();
  return new Promise(() => undefined);
}

/** Returns the ports with every method wrapped. */
function mapPorts(ports: Ports, change: (call: Call) => Call): Ports {
  const changed = Object.entries(ports).map(([name, port]) => [
    name,
    typeof port === 'object' ? mapPort(port, change) : port,
  ]);
  // The same names, with methods of the same shapes.
  return Object.fromEntries(changed) as Ports;
}

const mapPort = (port: object, change: (call: Call) => Call) =>
  Object.fromEntries(
    Object.entries(port).map(([name, method]) => [
      name,
      typeof method === 'function' ? change(method) : method,
    ]),
  );

const simulatedClock = (fake: FakePorts): Ports['clock'] => ({
  now: () => fake.now,
  async pause(milliseconds) {
    // Concurrent work proceeds meanwhile.
    for (let turns = Math.min(30, milliseconds / 50); turns > 0; turns -= 1) await setImmediate();
    fake.now += milliseconds;
  },
});

function seededSecrets(chance: Chance): Ports['secrets'] {
  const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');
  return {
    id: () => chance.bytes(16).toString('base64url'),
    create() {
      const secret = chance.bytes(32).toString('base64url');
      return { secret, hash: hash(secret) };
    },
    hash,
    below: (limit) => chance.below(limit),
  };
}

const ANSWERS: Partial<Record<ModelScript, string>> = { 'no food': NO_FOOD, rambles: 'Soup, perhaps?' };

/** A model that follows the scripts in order, and then answers well. */
function scriptedByWorld(modelScripts: ModelScript[]): Model {
  return {
    name: 'scripted',
    answer(prompt, deadline) {
      const next = modelScripts.shift() ?? 'good';
      const script = next === 'good' ? DRAFT : (ANSWERS[next] ?? next);
      return scriptedModel('scripted', script).answer(prompt, deadline);
    },
  };
}
