import { setImmediate } from 'node:timers/promises';
import type { FakePorts } from '#tests/fakes/ports.ts';

const SHARED = ['memberships', 'households', 'lists', 'meals', 'calendars'] as const;

/**
 * Runs actions at once whose calls take turns in a random order. Real races reach few orders; this one reaches all, and
 * can repeat them.
 * @param pick returns a number below the given one
 */
export async function takeTurns(
  ports: FakePorts,
  pick: (below: number) => number,
  tasks: readonly ((ports: FakePorts) => Promise<unknown>)[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const waiting: (() => void)[] = [];
  const turn = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    return promise;
  };
  const turning = {
    ...ports,
    ...Object.fromEntries(SHARED.map((name) => [name, calledInTurn(ports[name], turn)])),
  };
  let isDone = false;
  const done = Promise.allSettled(tasks.map((task) => task(turning))).finally(() => {
    isDone = true;
  });
  for (;;) {
    await setImmediate();
    if (isDone) return done;
    const [next] = waiting.splice(pick(Math.max(1, waiting.length)), 1);
    next?.();
  }
}

const calledInTurn = (port: object, turn: () => Promise<void>): object =>
  new Proxy(port, {
    get(target, member) {
      const method: unknown = Reflect.get(target, member);
      if (typeof method !== 'function') return method;
      return async (...given: readonly unknown[]) => {
        await turn();
        const answer: unknown = await Reflect.apply(method, target, given);
        return answer;
      };
    },
  });
