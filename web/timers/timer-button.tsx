import { useLingui } from '@lingui/react';
import { SECOND } from '#core/time.ts';
import type { Timer as TimerMark } from '#core/recipe/steps/step.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { unlockSound } from './bell.ts';
import { clockText } from './clock-text.ts';
import { timerNames } from './numbered-timers.ts';
import { extendTimer, isAt, startTimer, type TimerPlace } from './timers.ts';
import { useTimers } from './use-timers.ts';

const MINUTE = 60;

type TimerButtonProps = {
  place: TimerPlace;
  mark: TimerMark;
  size?: 'normal' | 'big';
  /** The step has other timers. */
  isOneOfSeveral: boolean;
};

/** Starts the timer of a time in a step. While it runs, adds a minute. */
export function TimerButton({ place, mark, size = 'normal', isOneOfSeveral }: TimerButtonProps) {
  const { name: verb, seconds } = mark;
  const { i18n } = useLingui();
  const timers = useTimers();
  const timer = timers.find(isAt(place));
  const number = place.step + 1;
  const name = verb ? i18n._('timer.of_step', { verb, number }) : i18n._('timer.step', { number });
  const clock = clockText(seconds * SECOND);
  const isBig = size === 'big';
  const style = { kind: isBig ? 'line' : 'quiet', size } as const;
  if (timer)
    return (
      <Button
        {...style}
        // With several timers in a step, the visible text tells them apart.
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
            <span className="font-medium text-muted">{[verb, clock].join(' ')}</span>
          </>
        )}
      </Button>
    );
  return (
    <Button
      {...style}
      className="tabular-nums"
      aria-label={i18n._('timer.start_named', { clock, name })}
      onClick={() => {
        unlockSound();
        startTimer(place, name, seconds);
      }}
    >
      <Icon name="timer" />
      {i18n._('timer.start', { clock })}
    </Button>
  );
}
