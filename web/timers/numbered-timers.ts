import type { I18n } from '@lingui/core';
import { fullName, type NamedTimer } from './use-timers.ts';

/** Returns the name of each timer by its ID. Timers with equal names are numbered, so that their controls differ. */
export function timerNames(timers: readonly NamedTimer[], i18n: I18n): ReadonlyMap<NamedTimer['id'], string> {
  return new Map(
    timers.map((timer, index) => {
      const { id } = timer;
      const name = fullName(timer, i18n);
      const number = timers.slice(0, index + 1).filter((each) => fullName(each, i18n) === name).length;
      return [id, number === 1 ? name : i18n._('timer.numbered', { name, number })];
    }),
  );
}
