import * as v from 'valibot';
import { EpochMs, HOUR, SECOND } from '#core/time.ts';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { kept } from '../local-storage.ts';

/** A kitchen timer. It is kept as the instant at which it ends, so that nothing has to run for it to go on. */
const Timer = v.object({
  id: v.string(),
  recipeId: RecipeId,
  /** The step of the recipe that names the time, and which of its times that is; both from 0. */
  step: v.number(),
  nth: v.number(),
  /** What it is for: "Simmer, step 3". */
  name: v.string(),
  endsAt: EpochMs,
  /** What was left when it was paused, in ms. */
  pausedWith: v.optional(v.number()),
  /** It was rung for, here or in another tab. */
  hasRung: v.boolean(),
});
export type Timer = v.InferOutput<typeof Timer>;

const STORED_UNDER = 'timers';

/** How long after its end a timer still is of use to anybody. */
const FORGOTTEN_AFTER = 12 * HOUR;

const Stored = v.fallback(v.array(Timer), []);

const listeners = new Set<() => void>();
let held: readonly Timer[] = read();

function read(): readonly Timer[] {
  try {
    const timers = v.parse(Stored, JSON.parse(kept.get(STORED_UNDER) ?? '[]'));
    const since = Date.now() - FORGOTTEN_AFTER;
    return timers.filter(({ endsAt, pausedWith }) => pausedWith !== undefined || endsAt > since);
  } catch {
    return [];
  }
}

/** Changes the timers as they stand in storage, where another tab may have changed them too. */
function change(next: (timers: readonly Timer[]) => readonly Timer[]): void {
  kept.set(STORED_UNDER, JSON.stringify(next(read())));
  refresh();
}

function refresh(): void {
  held = read();
  for (const listener of listeners) listener();
}

export const timersNow = (): readonly Timer[] => held;

/** Tells of changes, in this tab and in others. */
export function onTimersChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Another cook may have signed in since.
    held = read();
    window.addEventListener('storage', refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', refresh);
  };
}

/** What a timer is started for. */
export type TimerPlace = Pick<Timer, 'recipeId' | 'step' | 'nth'>;

/** @param seconds how long it runs */
export const startTimer = (place: TimerPlace, name: string, seconds: number): void =>
  change((timers) => [
    ...timers,
    {
      ...place,
      id: crypto.randomUUID(),
      name,
      endsAt: Date.now() + seconds * SECOND,
      hasRung: false,
    },
  ]);

export const isAt =
  (place: TimerPlace) =>
  ({ recipeId, step, nth }: Timer): boolean =>
    recipeId === place.recipeId && step === place.step && nth === place.nth;

export const dropTimer = (id: string): void => change((timers) => timers.filter((each) => each.id !== id));

/** What is left of a timer, in ms; 0 when it has ended. */
export const leftOf = ({ endsAt, pausedWith, hasRung }: Timer, now: EpochMs): number =>
  hasRung ? 0 : Math.max(0, pausedWith ?? endsAt - now);

export const pauseTimer = (id: string): void =>
  changeOne(id, (timer) => ({ ...timer, pausedWith: leftOf(timer, Date.now()) }));

export const resumeTimer = (id: string): void =>
  changeOne(id, ({ pausedWith = 0, ...timer }) => ({ ...timer, endsAt: Date.now() + pausedWith }));

/** Lets a timer run for longer; one that has ended runs anew. */
export const extendTimer = (id: string, seconds: number): void =>
  changeOne(id, (timer) => {
    const left = leftOf(timer, Date.now()) + seconds * SECOND;
    return timer.pausedWith === undefined
      ? { ...timer, endsAt: Date.now() + left, hasRung: false }
      : { ...timer, pausedWith: left };
  });

/** @returns the timers that have ended and that no tab has rung for; from now on this one has */
export function takeRinging(now: EpochMs): Timer[] {
  const ringing = read().filter((timer) => !timer.hasRung && leftOf(timer, now) === 0);
  for (const { id } of ringing) changeOne(id, (timer) => ({ ...timer, hasRung: true }));
  return ringing;
}

const changeOne = (id: string, next: (timer: Timer) => Timer): void =>
  change((timers) => timers.map((timer) => (timer.id === id ? next(timer) : timer)));
