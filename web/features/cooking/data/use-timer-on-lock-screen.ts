import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { showOnLockScreen } from '#web/shared/platform/device/media-session.ts';
import { extendTimer } from './timers.ts';
import { fullName, type NamedTimer } from './use-timers.ts';

const MINUTE = 60;

/** Shows the next timer and its end on the lock screen, where "forward" adds a minute. */
export function useTimerOnLockScreen(timers: readonly NamedTimer[]): void {
  const { i18n } = useLingui();
  const [next] = timers
    .filter(({ pausedWith, hasRung }) => pausedWith === undefined && !hasRung)
    .toSorted((a, b) => a.endsAt - b.endsAt);
  const id = next?.id;
  const endsAt = next?.endsAt;
  const name = next && fullName(next, i18n);
  useEffect(() => {
    if (id === undefined || endsAt === undefined || name === undefined) return;
    const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' }).format(endsAt);
    showOnLockScreen('timer', {
      artist: i18n._('timer.until', { name, time }),
      countdown: (endsAt - Date.now()) / 1_000,
      actions: { seekforward: () => extendTimer(id, MINUTE) },
    });
    return () => showOnLockScreen('timer', undefined);
  }, [id, endsAt, name, i18n]);
}
