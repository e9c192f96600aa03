import { useEffect, useRef, useState } from 'react';
import { SECOND } from '#core/time.ts';
import { clockText } from '../../../timers/clock-text.ts';
import { isAt, timersNow, type RecipePlace } from '../../../timers/timers.ts';
import { useTimers } from '../../../timers/use-timers.ts';
import type { Step } from '#core/recipe/steps/step.ts';
import { Icon } from '../../../ui/icon.tsx';

/** ID of the row of timers that a step offers. */
export const STEP_TIMERS = 'step-timers';

type TimersBelowProps = { of: RecipePlace; step: Step | undefined; index: number };

/**
 * Tells above the foot which times a step offers below the edge of the screen, and leads to them. Screen readers find
 * the timers themselves after the text of the step.
 */
export function TimersBelow({ of, step, index }: TimersBelowProps) {
  useTimers();
  const hint = useRef<HTMLButtonElement>(null);
  const clocks = (step?.timers ?? [])
    .filter((_, nth) => !timersNow().some(isAt({ ...of, step: index, nth })))
    .map(({ seconds }) => clockText(seconds * SECOND))
    .join(' · ');
  const isBelow = useBelow(hint, `${index} ${clocks}`);
  return (
    <button
      ref={hint}
      type="button"
      tabIndex={-1}
      aria-hidden
      onClick={() => document.getElementById(STEP_TIMERS)?.scrollIntoView({ block: 'end' })}
      className={`absolute right-4 bottom-full flex min-h-11 items-center gap-1.5 rounded-pill border-[1.5px] border-edge bg-surface px-4 text-sm font-semibold tabular-nums shadow-print low:hidden ${isBelow && clocks ? '' : 'hidden'}`}
    >
      <Icon name="timer" />
      {clocks}
      <Icon name="next" className="rotate-90" />
    </button>
  );
}

/** Returns whether the timers of a step end below the foot, whose child the hint is. A new key checks again. */
function useBelow(hint: React.RefObject<HTMLElement | null>, key: string): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const timers = document.getElementById(STEP_TIMERS);
    const foot = hint.current?.parentElement;
    if (!timers || !foot) return;
    const observer = new IntersectionObserver(
      ([seen]) => setIsBelow((seen?.boundingClientRect.bottom ?? 0) > (seen?.rootBounds?.bottom ?? Infinity)),
      { rootMargin: `0px 0px -${foot.offsetHeight}px`, threshold: [0, 0.5, 1] },
    );
    observer.observe(timers);
    return () => observer.disconnect();
  }, [hint, key]);
  return isBelow;
}
