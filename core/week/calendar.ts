import * as v from 'valibot';
import { EpochMs } from '../epoch-ms.ts';
import { KitchenId } from '../kitchen-id.ts';
import { Language } from '../language.ts';
import type { SystemPorts } from '../system-ports.ts';
import { UserId } from '../user-id.ts';

/** ID of a user's calendar. A user has at most one. */
export type CalendarId = string;

/** Derives the ID of a user's calendar from the user's ID without revealing it. */
export const calendarIdOf = ({ hash }: SystemPorts['secrets'], userId: UserId): CalendarId =>
  hash(`The calendar of ${userId}`).slice(0, ID_LENGTH);

const ID_LENGTH = 22;

/** Secret of a calendar's address: `<calendar ID>.<secret>`. Whoever has it may read the titles of planned meals. */
export type CalendarToken = string;

/** File name in a calendar's address, parsed to the token. */
export const CalendarFile = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22}\.[\w-]{43}\.ics$/),
  v.transform((name): CalendarToken => name.slice(0, -'.ics'.length)),
);

export const calendarPath = (token: CalendarToken): string => `/c/${token}.ics`;

/** Address at which calendar apps read a kitchen's week. One item, so a new address replaces the former one. */
export const WeekCalendar = v.object({
  userId: UserId,
  /** Kitchen for which the address was made. The calendar shows no other. */
  kitchenId: KitchenId,
  /** True if the address was made for a kitchen without a household. It works until the kitchen has one. */
  isAlone: v.boolean(),
  /** Hash of the secret in the address. */
  hash: v.string(),
  language: Language,
  createdAt: EpochMs,
});
export type WeekCalendar = v.InferOutput<typeof WeekCalendar>;

/** Response of `POST /api/week/calendar`. */
export const CalendarAnswer = v.object({ url: v.string() });

/** Response of `GET /api/week/calendar`: null without an address. The address itself was shown only once. */
export const CurrentCalendar = v.nullable(v.object({ createdAt: EpochMs }));
export type CurrentCalendar = v.InferOutput<typeof CurrentCalendar>;
