import type { I18n } from '@lingui/core';
import type { Timer } from './timers.ts';

/** Returns the name of each timer by its ID. Timers of the same name are numbered, so that their controls differ. */
export function timerNames(timers: readonly Timer[], i18n: I18n): ReadonlyMap<Timer['id'], string> {
  return new Map(
    timers.map(({ id, name }, index) => {
      const number = timers.slice(0, index + 1).filter((timer) => timer.name === name).length;
      return [id, number === 1 ? name : i18n._('timer.numbered', { name, number })];
    }),
  );
}
