import { useLingui } from '@lingui/react';
import { useReducer } from 'react';
import { kept } from '../local-storage.ts';
import { Button } from '../ui/button.tsx';

const STORED_UNDER = 'timers.asked';

/** Asks once whether the end of a timer may be told outside the app too, before the browser asks the same. */
export function NotificationOffer() {
  const { i18n } = useLingui();
  const [, settle] = useReducer((times: number) => times + 1, 0);
  const isOpen =
    'Notification' in window && Notification.permission === 'default' && kept.get(STORED_UNDER) === null;
  if (!isOpen) return null;
  const answer = async (isWelcome: boolean) => {
    kept.set(STORED_UNDER, '1');
    if (isWelcome) await Notification.requestPermission();
    settle();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-4 py-2 text-sm">
      <p className="max-w-none min-w-48 flex-1">{i18n._('timer.ask')}</p>
      <span className="flex flex-wrap gap-2">
        <Button kind="line" onClick={() => void answer(true)}>
          {i18n._('timer.ask.yes')}
        </Button>
        <Button kind="bare" onClick={() => void answer(false)}>
          {i18n._('timer.ask.no')}
        </Button>
      </span>
    </div>
  );
}
