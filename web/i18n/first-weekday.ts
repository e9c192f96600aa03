import type { Weekday } from '#core/week/week-days.ts';

/** Missing in TypeScript. Some browsers have it as a property, others not at all. */
type WithWeek = Intl.Locale & {
  getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
};

/** Regions whose weeks begin on a Sunday, for browsers that cannot tell. Source: Unicode CLDR 48, weekData */
const SUNDAY = /-(?:AU|BR|CA|CN|CO|HK|ID|IL|IN|JP|KR|MX|PE|PH|PT|SA|TH|TW|US|ZA)\b/;

/** Returns the first day of the week in the user's region. @param tag locale of the browser, such as `en-US` */
export function firstWeekday(tag = navigator.language): Weekday {
  const locale = localeOf(tag);
  if (!locale) return 1;
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (firstDay === undefined) return SUNDAY.test(locale.baseName) ? 7 : 1;
  return WEEKDAYS.find((each) => each === firstDay) ?? 1;
}

/** @returns undefined for an invalid tag: WebKit has "C" on a Linux without a language */
function localeOf(tag: string): WithWeek | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
