import * as v from 'valibot';
import { EpochMs, HOUR, SECOND } from '#core/time.ts';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { UserId } from '#core/user-id.ts';
import { deviceStorage } from '../device/local-storage.ts';

/** A kitchen timer. Stores its end, so that it continues while the app is closed. */
const Timer = v.object({
  id: v.string(),
  recipeId: RecipeId,
  /** Household member who owns the recipe; absent for the user's own. */
  cookId: v.optional(UserId),
  /** Indexes of the step and of the time in the step. */
  step: v.number(),
  nth: v.number(),
  /** Index of the line with the timer's food, if the verb alone is ambiguous. */
  line: v.optional(v.number()),
  /** For example "Simmer, step 3". */
  name: v.string(),
  endsAt: EpochMs,
  /** Remaining time when it was paused, in ms. */
  pausedWith: v.optional(v.number()),
  /** True once any tab has rung. */
  hasRung: v.boolean(),
});
export type Timer = v.InferOutput<typeof Timer>;

const STORAGE_KEY = 'timers';

/** Milliseconds after its end at which a timer is deleted. */
const EXPIRES_AFTER = 12 * HOUR;

const Stored = v.fallback(v.array(Timer), []);

const listeners = new Set<() => void>();
let current: readonly Timer[] = storedTimers();

/** Returns the stored timers, which may be newer than this tab's. */
export function storedTimers(): readonly Timer[] {
  try {
    const timers = v.parse(Stored, JSON.parse(deviceStorage.get(STORAGE_KEY) ?? '[]'));
    const since = Date.now() - EXPIRES_AFTER;
    return timers.filter(({ endsAt, pausedWith }) => pausedWith !== undefined || endsAt > since);
  } catch {
    return [];
  }
}

/** Applies a change to the stored timers, which another tab may also have changed. */
function change(next: (timers: readonly Timer[]) => readonly Timer[]): void {
  deviceStorage.set(STORAGE_KEY, JSON.stringify(next(storedTimers())));
  refresh();
}

function refresh(): void {
  current = storedTimers();
  for (const listener of listeners) listener();
}

export const timersNow = (): readonly Timer[] => current;

/** Subscribes to changes in this tab and in others. */
export function onTimersChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Another user may have signed in meanwhile.
    current = storedTimers();
    window.addEventListener('storage', refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', refresh);
  };
}

export type TimerPlace = Pick<Timer, 'recipeId' | 'cookId' | 'step' | 'nth' | 'line'>;

export type RecipePlace = Pick<Timer, 'recipeId' | 'cookId'>;

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
  ({ recipeId, cookId, step, nth }: Timer): boolean =>
    recipeId === place.recipeId && cookId === place.cookId && step === place.step && nth === place.nth;

export const dropTimer = (id: string): void => change((timers) => timers.filter((each) => each.id !== id));

/** Undoes a removal. The ID is new, because the server knows the former one as stopped. */
export const restoreTimer = (timer: Timer): void =>
  change((timers) => [...timers, { ...timer, id: crypto.randomUUID() }]);

/** Returns the remaining time in ms; 0 after the end. */
export const leftOf = ({ endsAt, pausedWith, hasRung }: Timer, now: EpochMs): number =>
  hasRung ? 0 : Math.max(0, pausedWith ?? endsAt - now);

export const pauseTimer = (id: string): void =>
  changeTimer(id, (timer) => ({ ...timer, pausedWith: leftOf(timer, Date.now()) }));

export const resumeTimer = (id: string): void =>
  changeTimer(id, ({ pausedWith = 0, ...timer }) => ({ ...timer, endsAt: Date.now() + pausedWith }));

/** Extends a timer. An ended timer starts again. */
export const extendTimer = (id: string, seconds: number): void =>
  changeTimer(id, (timer) => {
    const left = leftOf(timer, Date.now()) + seconds * SECOND;
    return timer.pausedWith === undefined
      ? { ...timer, endsAt: Date.now() + left, hasRung: false }
      : { ...timer, pausedWith: left };
  });

/** Marks the ended timers as rung, and returns those for which no other tab rings. */
export async function claimEndedTimers(now: EpochMs): Promise<readonly Timer[]> {
  const ended = storedTimers().filter((timer) => !timer.hasRung && leftOf(timer, now) === 0);
  const isMine = await Promise.all(ended.map(isFirstToRing));
  for (const { id } of ended) changeTimer(id, (timer) => ({ ...timer, hasRung: true }));
  return ended.filter((_, index) => isMine[index]);
}

/**
 * Returns whether no other tab rings for this end of a timer. A ringing tab holds a lock as long as it is open, because
 * other tabs see a lock at once but a change of local storage only a moment later.
 */
const isFirstToRing = ({ id, endsAt }: Timer): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(`timer ${id} ${endsAt}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {});
    });
  });

/** Changes a stored timer. Does nothing if it was removed. */
export const changeTimer = (id: string, next: (timer: Timer) => Timer): void =>
  change((timers) => timers.map((timer) => (timer.id === id ? next(timer) : timer)));
