import { parseToken, tokenOf } from '../account/sign-in.ts';
import type { KitchenId } from '../kitchen-id.ts';
import type { Language } from '../language.ts';
import type { SystemPorts } from '../system-ports.ts';
import { addDays, localDay, type LocalDay } from '../time.ts';
import { calendarIdOf, type CalendarToken, type CurrentCalendar } from '../week/calendar.ts';
import { findWeek } from '../week/change-week.ts';
import type { Meal, WeekHead } from '../week/meal.ts';
import type { CalendarReader, CalendarWriter, MealReader } from '../week/ports.ts';
import { isMember } from './household.ts';
import { kitchenOf, type KitchenPorts, type KitchenUser } from './kitchen.ts';
import type { KitchenReader } from './ports.ts';

/** Number of days that a calendar shows before today, and after it. */
const DAYS_BEFORE = 30;
const DAYS_AFTER = 60;

/** Creates a calendar address for a user's kitchen and voids the previous one. */
export async function makeCalendar(
  ports: KitchenPorts & Pick<SystemPorts, 'clock'> & { readonly calendars: CalendarWriter },
  user: KitchenUser,
  language: Language,
): Promise<CalendarToken> {
  const { userId } = user;
  const kitchen = await kitchenOf(ports, user);
  const id = calendarIdOf(ports.secrets, userId);
  const { secret, hash } = ports.secrets.create();
  await ports.calendars.put(id, {
    userId,
    kitchenId: kitchen.id,
    isAlone: !kitchen.household,
    hash,
    language,
    createdAt: ports.clock.now(),
  });
  return tokenOf(id, secret);
}

/** Returns the creation time of a user's calendar address; null without one. */
export async function findCalendar(
  ports: KitchenPorts & { readonly calendars: CalendarReader },
  user: KitchenUser,
): Promise<CurrentCalendar> {
  const calendar = await ports.calendars.find(calendarIdOf(ports.secrets, user.userId));
  if (!calendar) return null;
  const { id } = await kitchenOf(ports, user);
  return calendar.kitchenId === id ? { createdAt: calendar.createdAt } : null;
}

/** Withdraws the address of a user's calendar. Idempotent. */
export const withdrawCalendar = (
  { calendars, secrets }: Pick<SystemPorts, 'secrets'> & { readonly calendars: CalendarWriter },
  { userId }: Pick<KitchenUser, 'userId'>,
): Promise<void> => calendars.remove(calendarIdOf(secrets, userId));

/** Calendar with a valid address. */
export type OpenCalendar = {
  readonly kitchenId: KitchenId;
  readonly week: WeekHead;
  readonly language: Language;
};

/**
 * Finds the calendar of an address. The address is valid while its user may see the kitchen: as a member of its
 * household, or alone in their own.
 */
export async function openCalendar(
  {
    calendars,
    households,
    secrets,
  }: Pick<SystemPorts, 'secrets'> & {
    readonly calendars: CalendarReader;
    readonly households: KitchenReader;
  },
  token: CalendarToken,
): Promise<OpenCalendar | undefined> {
  const { userId: id = '', secret = '' } = parseToken(token) ?? {};
  const calendar = await calendars.find(id);
  if (!calendar || calendar.hash !== secrets.hash(secret)) return undefined;
  const { userId, kitchenId, isAlone, language } = calendar;
  const { household, week } = await households.head(kitchenId);
  const isTheirs = household ? isMember(household, userId) : isAlone;
  return isTheirs ? { kitchenId, week, language } : undefined;
}

export type DatedMeal = Pick<Meal, 'id' | 'slot' | 'title' | 'changedAt'> & { readonly day: LocalDay };

/** Returns the first day of a calendar, in UTC, because a day more or less does not matter. */
export const firstDayOf = ({ clock }: Pick<SystemPorts, 'clock'>): LocalDay =>
  addDays(localDay(clock.now(), 'UTC'), -DAYS_BEFORE);

/** Returns the dated meals of an open calendar. */
export async function mealsOf(
  ports: Pick<SystemPorts, 'clock'> & { readonly meals: Pick<MealReader, 'planned'> },
  { kitchenId, week }: OpenCalendar,
): Promise<readonly DatedMeal[]> {
  const from = firstDayOf(ports);
  const days = { from, to: addDays(from, DAYS_BEFORE + DAYS_AFTER) };
  const { meals } = await findWeek(ports, { id: kitchenId, week, cooks: [] }, days);
  return meals.flatMap(({ id, day, slot, title, changedAt }) =>
    day === null ? [] : [{ id, day, slot, title, changedAt }],
  );
}
