import type { Weekday } from '#core/week/week-days.ts';

/** Newer than the types of the language; some browsers have it as a property, some not at all. */
type WithWeek = Intl.Locale & {
  getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
};

/** Regions whose weeks begin on a Sunday, for browsers that cannot tell. Source: Unicode CLDR 48, weekData */
const SUNDAY = /-(?:AU|BR|CA|CN|CO|HK|ID|IL|IN|JP|KR|MX|PE|PH|PT|SA|TH|TW|US|ZA)\b/;

/** Returns the day with which weeks begin where a browser's user lives. @param tag of its locale, `en-US` */
export function firstWeekday(tag = navigator.language): Weekday {
  const locale = localeOf(tag);
  if (!locale) return 1;
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (firstDay === undefined) return SUNDAY.test(locale.baseName) ? 7 : 1;
  return WEEKDAYS.find((each) => each === firstDay) ?? 1;
}

/** Returns undefined for an invalid tag: WebKit's is "C" on a Linux without a language. */
function localeOf(tag: string): WithWeek | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
