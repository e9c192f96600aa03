import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { ringBell, unlockSound } from '../data/bell.ts';
import { dishPath } from '../data/dish-path.ts';
import { TimerList } from './timer-list.tsx';
import { claimEndedTimers, type Timer } from '../data/timers.ts';
import { takeNotes, useRings } from '#web/features/ring/data/use-rings.ts';
import { useTimerOnLockScreen } from '../data/use-timer-on-lock-screen.ts';
import { fullName, useNow, useTimers, type NamedTimer } from '../data/use-timers.ts';

/** Running timers, on every page and at every scroll position. Rings when one ends. */
export function TimerBar() {
  const timers = useTimers();
  useRinging(timers);
  useRings(timers);
  useTimerOnLockScreen(timers);
  return <TimerList className="timers sticky top-0 z-4 bg-bg px-[max(var(--gutter),50%-35rem)] py-2" />;
}

/** Rings for each timer that ends, in one tab only. */
function useRinging(timers: readonly NamedTimer[]): void {
  const { i18n } = useLingui();
  const now = useNow(timers);
  const hasEnded = timers.some(({ endsAt, pausedWith, hasRung }) => {
    return !hasRung && pausedWith === undefined && endsAt <= now;
  });
  const ring = useEffectEvent((ended: Timer) => {
    const timer = timers.find(({ id }) => id === ended.id) ?? ended;
    const name = fullName(timer, i18n);
    ringBell(name);
    void notify(timer, name, i18n._('timer.over'));
  });
  useEffect(() => {
    if (!hasEnded) return;
    void navigator.locks.request('timers', async () => {
      await takeNotes();
      for (const timer of await claimEndedTimers(Date.now())) ring(timer);
    });
  }, [hasEnded]);
  // After a reload the sound needs a new gesture.
  const hasTimers = timers.length > 0;
  useEffect(() => {
    if (!hasTimers) return;
    window.addEventListener('pointerdown', unlockSound);
    return () => window.removeEventListener('pointerdown', unlockSound);
  }, [hasTimers]);
}

/** Shows a notification if the user has allowed it. */
async function notify({ id, recipeId, cookId }: Timer, name: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(name, {
    body,
    icon: '/icons/icon-192.png',
    tag: id,
    data: { path: dishPath({ recipeId, cookId }) },
  });
}
