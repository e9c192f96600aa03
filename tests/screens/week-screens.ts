import { addDays, localDay } from '#core/time.ts';
import { weekOf } from '#core/week/week-days.ts';
import { TIME_ZONE } from '#tests/journeys/support/ask.ts';
import { PATHS, weekPath } from '#web/paths.ts';
import { CALENDAR } from './refusals.ts';
import { answer, at, DIALOG, open, press, see, type Step } from './steps.ts';

/** A week with free days, as the current one may have none on a Sunday. */
export const NEXT_WEEK = weekPath(addDays(weekOf(localDay(Date.now(), TIME_ZONE), 1).from, 7));

/** The week with its sheets. */
export const WEEK_SCREENS: Readonly<Record<string, readonly Step[]>> = {
  'week, menu': [at(`${PATHS.week}?menu`), see('main li'), open('[data-menu=week]'), DIALOG],
  'week, a meal': [at(`${PATHS.week}?meal`), see('main [data-menu]'), open('main li [data-menu]'), DIALOG],
  'week, add': [at(`${PATHS.week}?add`), press('week.from_recipes'), see('dialog li')],
  'week, fill': [at(NEXT_WEEK), press('week.fill'), see('dialog li')],
  'week, calendar': [
    answer('**/api/week/calendar', CALENDAR),
    at(`${PATHS.week}?calendar`),
    press('calendar.subscribe'),
    press('calendar.again'),
    see('dialog input'),
  ],
  'week, nutrition': [at(`${PATHS.week}?day`), open('main section [aria-haspopup]:has(span)'), DIALOG],
};
