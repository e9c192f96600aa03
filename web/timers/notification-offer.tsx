import { useLingui } from '@lingui/react';
import { useId, useReducer } from 'react';
import { deviceStorage } from '../local-storage.ts';
import { Button } from '../ui/button.tsx';
import { useTimers } from './use-timers.ts';

const STORAGE_KEY = 'timers.asked';

/** Offers notifications once a timer runs, before the browser asks for the permission. */
export function NotificationOffer({ className = '' }: { className?: string }) {
  const { i18n } = useLingui();
  const text = useId();
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const isOpen =
    useTimers().length > 0 &&
    'Notification' in window &&
    Notification.permission === 'default' &&
    deviceStorage.get(STORAGE_KEY) === null;
  if (!isOpen) return null;
  const answer = async (isAccepted: boolean) => {
    deviceStorage.set(STORAGE_KEY, '1');
    if (isAccepted) await Notification.requestPermission();
    rerender();
  };
  return (
    <section aria-labelledby={text} className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-4 py-2 text-sm">
        <p id={text} className="max-w-none min-w-0 flex-[1_1_12rem]">
          {i18n._('timer.ask')}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button kind="line" onClick={() => void answer(true)}>
            {i18n._('timer.ask.yes')}
          </Button>
          <Button kind="bare" onClick={() => void answer(false)}>
            {i18n._('timer.ask.no')}
          </Button>
        </span>
      </div>
    </section>
  );
}
