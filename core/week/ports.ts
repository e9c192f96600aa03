import type { DayRange } from '../day-range.ts';
import type { EpochMs } from '../epoch-ms.ts';
import type { KitchenId } from '../kitchen-id.ts';
import type { LocalDay } from '../time.ts';
import type { CalendarId, WeekCalendar } from './calendar.ts';
import type { MealEntry } from './meal-entry.ts';
import type { MealId } from './meal.ts';

export type WeekPorts = { readonly meals: MealReader & MealWriter };

export type CalendarPorts = { readonly calendars: CalendarReader & CalendarWriter };

export type MealEntries = ReadonlyMap<MealId, readonly MealEntry[]>;

export type MealReader = {
  /**
   * Returns the meals of some days, both included, and meals without a day. Leaves out removed meals.
   * @param state `isSettled`: nothing was changed lately, so an eventually consistent read at half the price is enough
   */
  planned(kitchenId: KitchenId, days: DayRange, state: { readonly isSettled: boolean }): Promise<MealEntries>;
  /** Returns all meals, including removed ones. Reports unreadable meals and leaves them out. */
  all(kitchenId: KitchenId): Promise<MealEntries>;
};

export type MealWriter = {
  /** Returns the meals with these IDs, including removed ones. Leaves out missing ones. */
  find(kitchenId: KitchenId, ids: readonly MealId[]): Promise<MealEntries>;
  /**
   * Replaces the entries of a meal.
   * @param change `day`: its day in the week, null for none, undefined if removed; `expiresAt`: expiry if removed
   * @returns false if the held entries have changed
   */
  replace(
    kitchenId: KitchenId,
    id: MealId,
    change: {
      readonly held: readonly MealEntry[] | undefined;
      readonly next: readonly MealEntry[];
      readonly day: LocalDay | null | undefined;
      readonly expiresAt?: EpochMs;
    },
  ): Promise<boolean>;
  /** Erases unreadable parts of a week that contain the tag of a user. Idempotent. */
  forgetUnread(kitchenId: KitchenId, tag: string): Promise<void>;
  /** Raises the version, which tells other devices of the change. @returns the version */
  raiseVersion(kitchenId: KitchenId, now: EpochMs): Promise<number>;
  /** Erases all meals. Idempotent. */
  erase(kitchenId: KitchenId): Promise<void>;
};

export type CalendarReader = {
  find(id: CalendarId): Promise<WeekCalendar | undefined>;
};

export type CalendarWriter = {
  /** Stores a calendar in place of the former one. */
  put(id: CalendarId, calendar: WeekCalendar): Promise<void>;
  /**
   * Removes a calendar. Idempotent.
   * @param which `of`: only if it shows this kitchen; `except`: only if it shows another kitchen
   */
  remove(id: CalendarId, which?: { readonly of: KitchenId } | { readonly except: KitchenId }): Promise<void>;
};
