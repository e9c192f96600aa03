import * as v from 'valibot';
import { EpochMs } from '../epoch-ms.ts';
import { KitchenId } from '../kitchen-id.ts';
import { Language } from '../language.ts';
import type { SystemPorts } from '../system-ports.ts';
import { UserId } from '../user-id.ts';

/** ID of a user's calendar. A user has one at most. */
export type CalendarId = string;

/** Returns the ID of a user's calendar. It follows from the user's ID and does not reveal it. */
export const calendarIdOf = ({ hash }: SystemPorts['secrets'], userId: UserId): CalendarId =>
  hash(`The calendar of ${userId}`).slice(0, ID_LENGTH);

const ID_LENGTH = 22;

/** Secret of an address: `<calendar ID>.<secret>`. Anybody who has it may read the titles of the planned meals. */
export type CalendarToken = string;

/** Name of the file at an address. Parsing it gives the token. */
export const CalendarFile = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22}\.[\w-]{43}\.ics$/),
  v.transform((name): CalendarToken => name.slice(0, -'.ics'.length)),
);

export const calendarPath = (token: CalendarToken): string => `/c/${token}.ics`;

/**
 * The address at which calendar apps read a kitchen's week. One item, so that a new address replaces the former one.
 */
export const WeekCalendar = v.object({
  userId: UserId,
  /** Kitchen for which it was made. It shows no other. */
  kitchenId: KitchenId,
  /** The kitchen had no household: it was the user's own. The address works until there is one. */
  isAlone: v.boolean(),
  /** Hash of the address's secret. */
  hash: v.string(),
  language: Language,
  createdAt: EpochMs,
});
export type WeekCalendar = v.InferOutput<typeof WeekCalendar>;

/** Answer of `POST /api/week/calendar`. */
export const CalendarAnswer = v.object({ url: v.string() });

/** Answer of `GET /api/week/calendar`: null if there is no address. The address itself was shown once. */
export const CurrentCalendar = v.nullable(v.object({ createdAt: EpochMs }));
export type CurrentCalendar = v.InferOutput<typeof CurrentCalendar>;
