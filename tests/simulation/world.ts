import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Model, ModelFailureReason } from '#core/author/model.ts';
import type { Ports } from '#core/ports.ts';
import type { Intercept } from '#local/intercept.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { DRAFT, NO_FOOD, scriptedModel } from '#tests/support/models.ts';
import { chanceOf, type Chance } from './chance.ts';
import { watched, type History } from './history.ts';

/** What befalls a request on its way, or the function that answers it at its n-th call of a port. */
export type Fault =
  | { readonly type: 'fine' | 'request lost' | 'answer lost' | 'refused at the gate' }
  | { readonly type: 'fails before' | 'fails after' | 'dies before' | 'dies after'; readonly call: number };

/** How the author fares when it is asked next. */
export type Mood = 'good' | 'no food' | 'rambles' | ModelFailureReason;

/** Everything outside the devices, under one seed: clock, storage, author and whatever goes wrong with them. */
export type World = {
  readonly ports: Ports;
  /** The same past every fault, with what can be seen there. */
  readonly fake: FakePorts;
  readonly history: History;
  /** What the faults of the coming requests are, in their order; then all is well. */
  readonly faults: Fault[];
  readonly moods: Mood[];
  pass(milliseconds: number): void;
  /** Lets a function answer under a fault. It never answers where it dies. */
  under<Answer>(fault: Fault, answer: () => Promise<Answer>): Promise<Answer>;
  /** Decides for what stands outside of this world, as a call of the function that was last let answer. */
  readonly intercept: Intercept;
  /** How many calls have met their fault. */
  readonly met: () => number;
};

/** A function was stopped half-way: nobody hears of it again. */
export class Died extends Error {}

/** The storage did not answer, whether or not it did what it was told. */
class Outage extends Error {}

type Running = { calls: number; readonly fault: Fault; readonly die: () => void };

/**
 * @param others ports that stand outside of it
 */
export function aWorld(seed: number, others: Partial<Ports> = {}, now = Date.UTC(2026, 10, 29, 22)): World {
  const chance = chanceOf(seed);
  const running = new AsyncLocalStorage<Running>();
  const moods: Mood[] = [];
  const fake = fakePorts(now, [moodyModel(moods)]);
  Object.assign(fake, { secrets: chosenSecrets(chance) });
  const history = watched(fake);
  const turn = async () => {
    for (let left = chance.below(4); left > 0; left -= 1) await setImmediate();
  };
  let last: Running | undefined;
  let met = 0;
  const next = (asked: Running | undefined): Fault['type'] | 'dead' => {
    const befalls = befallsNext(asked);
    met += befalls === 'fine' ? 0 : 1;
    return befalls;
  };
  const ports = {
    ...mapPorts(fake, (call) => befalling(() => running.getStore(), next, turn, call)),
    secrets: fake.secrets,
    models: fake.models,
    clock: {
      now: () => fake.now,
      async pause(milliseconds: number) {
        // Others get on with theirs meanwhile.
        for (let turns = Math.min(30, milliseconds / 50); turns > 0; turns -= 1) await setImmediate();
        fake.now += milliseconds;
      },
    },
    ...others,
  };
  return {
    ports,
    fake,
    history,
    faults: [],
    moods,
    pass: (milliseconds) => void (fake.now += milliseconds),
    under: (fault, answer) =>
      new Promise((resolve, reject) => {
        last = { calls: 0, fault, die: () => reject(new Died()) };
        running.run(last, answer).then(resolve, reject);
      }),
    intercept() {
      const befalls = next(last);
      return befalls === 'fails before' ? 'fail before' : befalls === 'fails after' ? 'fail after' : 'answer';
    },
    met: () => met,
  };
}

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/** What befalls the next call that a function makes. */
function befallsNext(asked: Running | undefined): Fault['type'] | 'dead' {
  if (!asked) return 'fine';
  const number = (asked.calls += 1);
  const { fault } = asked;
  if (!('call' in fault) || number < fault.call) return 'fine';
  if (number === fault.call) return fault.type;
  return fault.type.startsWith('dies') ? 'dead' : 'fine';
}

/** Lets a call of a port meet the fault of the function that makes it. */
const befalling =
  (
    asking: () => Running | undefined,
    next: (asked: Running | undefined) => Fault['type'] | 'dead',
    turn: () => Promise<void>,
    call: Call,
  ): Call =>
  async (...given) => {
    await turn();
    const asked = asking();
    const befalls = next(asked);
    if (befalls === 'fails before') throw new Outage();
    if (befalls === 'dies before' || befalls === 'dead') return stopped(asked);
    const answer = await call(...given);
    if (befalls === 'fails after') throw new Outage();
    if (befalls === 'dies after') return stopped(asked);
    await turn();
    return answer;
  };

function stopped(asked: Running | undefined): Promise<never> {
  asked?.die();
  return new Promise(() => undefined);
}

/** The ports with every method of theirs put through `change`. */
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

function chosenSecrets(chance: Chance): Ports['secrets'] {
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

const ANSWERS: Partial<Record<Mood, string>> = { 'no food': NO_FOOD, rambles: 'Soup, perhaps?' };

/** A model that fares by what is on the list; when that is through, well. */
function moodyModel(moods: Mood[]): Model {
  return {
    name: 'moody',
    answer(prompt, deadline) {
      const mood = moods.shift() ?? 'good';
      const script = mood === 'good' ? DRAFT : (ANSWERS[mood] ?? mood);
      return scriptedModel('moody', script).answer(prompt, deadline);
    },
  };
}
