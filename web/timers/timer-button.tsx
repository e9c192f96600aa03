import { useLingui } from '@lingui/react';
import { SECOND } from '#core/time.ts';
import type { NamedTimer } from '#core/recipe/steps/named-timers.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { unlockSound } from './bell.ts';
import { clockText } from './clock-text.ts';
import { timerNames } from './numbered-timers.ts';
import { extendTimer, isAt, startTimer, type TimerPlace } from './timers.ts';
import { timerName, useTimers } from './use-timers.ts';

const MINUTE = 60;

type TimerButtonProps = {
  place: Omit<TimerPlace, 'line'>;
  timer: NamedTimer;
  size?: 'normal' | 'big';
  /** True if the step has other timers. */
  isOneOfSeveral: boolean;
};

/** Starts the timer for a time in a step. While the timer runs, adds a minute. */
export function TimerButton({
  place,
  timer: { mark, line, what },
  size = 'normal',
  isOneOfSeveral,
}: TimerButtonProps) {
  const { i18n } = useLingui();
  const timers = useTimers();
  const timer = timers.find(isAt(place));
  const name = timerName(place.step + 1, what, i18n);
  const clock = clockText(mark.seconds * SECOND);
  const isBig = size === 'big';
  const style = { kind: isBig ? 'line' : 'quiet', size } as const;
  if (timer)
    return (
      <Button
        {...style}
        className="flex-wrap"
        // If a step has several timers, the visible text distinguishes them.
        aria-label={
          isOneOfSeveral
            ? undefined
            : i18n._('timer.more', { name: timerNames(timers, i18n).get(timer.id) ?? name })
        }
        onClick={() => {
          unlockSound();
          extendTimer(timer.id, MINUTE);
        }}
      >
        <Icon name="add" />
        {i18n._('timer.minute')}
        {isOneOfSeveral && (
          <>
            {' '}
            <span className="min-w-0 font-medium text-muted wrap-anywhere">{[what, clock].join(' ')}</span>
          </>
        )}
      </Button>
    );
  return (
    <Button
      {...style}
      className="flex-wrap tabular-nums"
      aria-label={i18n._('timer.start_named', { clock, name })}
      onClick={() => {
        unlockSound();
        startTimer({ ...place, line }, name, mark.seconds);
      }}
    >
      <Icon name="timer" />
      {i18n._('timer.start', { clock })}
      {isOneOfSeveral && what && (
        <>
          {' '}
          <span className="min-w-0 font-medium text-muted wrap-anywhere">{what}</span>
        </>
      )}
    </Button>
  );
}
