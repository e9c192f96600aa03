import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { canRing, RING_ANSWER_KEY, useRingsHere } from '../device/ring-switch.ts';
import { storeText, useStoredText } from '../device/stored-text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Icon } from '../ui/icon.tsx';
import { DEMO_COOK } from './dish-path.ts';
import { isAt, type TimerPlace } from './timers.ts';
import { turnOnRings } from './turn-on-rings.ts';
import { useTimers } from './use-timers.ts';

type RingOfferProps = {
  /** Step beside which the offer stands. Without one, it stands for the timers of all steps. */
  at?: Omit<TimerPlace, 'nth'>;
  className?: string;
};

/**
 * Offers once, beside the timer that the user started last, to ring even while the screen is locked. Timers of the demo
 * ring only on the page.
 */
export function RingOffer({ at, className = '' }: RingOfferProps) {
  const { i18n } = useLingui();
  const text = useId();
  const isOn = useRingsHere();
  const isAnswered = useStoredText(RING_ANSWER_KEY) !== null;
  const timer = useTimers().at(-1);
  const isOpen =
    timer &&
    timer.cookId !== DEMO_COOK &&
    (!at || isAt({ ...at, nth: timer.nth })(timer)) &&
    !isOn &&
    !isAnswered &&
    canRing() &&
    Notification.permission !== 'denied';
  if (!isOpen) return null;
  const answer = async (isAccepted: boolean) => {
    storeText(RING_ANSWER_KEY, '1');
    if (!isAccepted) return;
    await turnOnRings().then(
      (rings) => rings && toast({ title: i18n._('ring.on') }),
      () => toast({ kind: 'error', title: i18n._('ring.not_on') }),
    );
  };
  return (
    <section aria-labelledby={text} className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-4 py-2 text-sm">
        <p id={text} className="max-w-none min-w-0 flex-[1_1_12rem]">
          {i18n._('ring.ask')}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button kind="line" onClick={() => void answer(true)}>
            <Icon name="bell" />
            {i18n._('ring.ask.yes')}
          </Button>
          <Button kind="bare" onClick={() => void answer(false)}>
            {i18n._('ring.ask.no')}
          </Button>
        </span>
      </div>
    </section>
  );
}
