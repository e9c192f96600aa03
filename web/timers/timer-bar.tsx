import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { recipePath } from '../paths.ts';
import { ringBell, tuneBell } from './bell.ts';
import { TimerList } from './timer-list.tsx';
import { takeRinging, type Timer } from './timers.ts';
import { useNow, useTimers } from './use-timers.ts';

/** The timers that run, on every page; it rings when one ends. */
export function TimerBar() {
  const timers = useTimers();
  useRinging(timers);
  return <TimerList className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pb-3" />;
}

/** Rings for each timer that ends, in one tab alone. */
function useRinging(timers: readonly Timer[]): void {
  const { i18n } = useLingui();
  const now = useNow(timers);
  const isSomeOver = timers.some(({ endsAt, pausedWith, hasRung }) => {
    return !hasRung && pausedWith === undefined && endsAt <= now;
  });
  useEffect(() => {
    if (!isSomeOver) return;
    void navigator.locks.request('timers', () => {
      for (const timer of takeRinging(Date.now())) {
        ringBell();
        void notify(timer, i18n._('timer.over'));
      }
    });
  }, [isSomeOver, i18n]);
  // The page was loaded anew since the tap that started them.
  const isAny = timers.length > 0;
  useEffect(() => {
    if (!isAny) return;
    window.addEventListener('pointerdown', tuneBell);
    return () => window.removeEventListener('pointerdown', tuneBell);
  }, [isAny]);
}

/** Says so on the lock screen, where the cook has allowed it. */
async function notify({ id, recipeId, name }: Timer, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(name, {
    body,
    icon: '/icons/icon-192.png',
    tag: id,
    data: { path: recipePath(recipeId) },
  });
}
