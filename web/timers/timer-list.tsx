import { useLingui } from '@lingui/react';
import { toast } from '../ui/feedback/toast.ts';
import { IconButton } from '../ui/icon.tsx';
import { clockText } from './clock-text.ts';
import { timerNames } from './numbered-timers.ts';
import { dropTimer, extendTimer, leftOf, pauseTimer, restoreTimer, resumeTimer } from './timers.ts';
import { fullName, useNow, useTimers, type NamedTimer } from './use-timers.ts';

const MINUTE = 60;

/** Number of timers from which all are narrow, with their buttons below the time, so that they fit on a phone. */
const MANY = 3;

/** All timers with their controls, in one row on narrow screens. Screen readers announce starts and ends. */
export function TimerList({ className = '' }: { className?: string }) {
  const { i18n } = useLingui();
  const timers = useTimers();
  const now = useNow(timers);
  const names = timerNames(timers, i18n);
  const shown = timers.map((timer) => ({ timer, left: leftOf(timer, now) }));
  // Ringing ones come first, so that they are visible without scrolling.
  const ringingFirst = shown.toSorted((a, b) => Number(a.left > 0) - Number(b.left > 0));
  return (
    <>
      <p role="status" aria-atomic="false" className="sr-only">
        {shown.map(({ timer, left }) => {
          const name = fullName(timer, i18n);
          return (
            <span key={`${timer.id} ${left === 0}`}>
              {left === 0 ? i18n._('timer.done', { name }) : i18n._('timer.started', { name })}
            </span>
          );
        })}
      </p>
      {shown.length > 0 && (
        <section aria-label={i18n._('timer.list')} className={className}>
          <div className="@container">
            <ul
              aria-label={i18n._('timer.list')}
              className="-m-1.5 flex gap-1.5 overflow-x-auto p-1.5 [scrollbar-width:thin] roomy:flex-wrap [@media(min-height:40rem)]:flex-wrap"
            >
              {ringingFirst.map(({ timer, left }) => (
                <TimerPill
                  key={timer.id}
                  timer={timer}
                  name={names.get(timer.id) ?? timer.name}
                  what={whatOf(timer, timers, names)}
                  left={left}
                  isCompact={timers.length >= MANY}
                  isBesideAnother={timers.length > 1}
                />
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

/** Returns the purpose of a timer if that is enough, else its name. The dish is shown separately. */
function whatOf(
  { id, what, dish, name }: NamedTimer,
  timers: readonly NamedTimer[],
  names: ReadonlyMap<string, string>,
): string {
  const isOnly = timers.every((each) => each.id === id || each.what !== what || each.dish !== dish);
  if (what && isOnly && timers.length >= MANY) return what;
  return dish === undefined ? (names.get(id) ?? name) : name;
}

type TimerPillProps = {
  timer: NamedTimer;
  name: string;
  /** Purpose that distinguishes the timer on a narrow screen. */
  what: string;
  left: number;
  isCompact: boolean;
  isBesideAnother: boolean;
};

function TimerPill({ timer, name, what, left, isCompact, isBesideAnother }: TimerPillProps) {
  const { i18n } = useLingui();
  const { id, pausedWith } = timer;
  const isOver = left === 0;
  const turn =
    pausedWith === undefined
      ? ({ label: i18n._('timer.pause', { name }), icon: 'pause', onClick: () => pauseTimer(id) } as const)
      : ({ label: i18n._('timer.resume', { name }), icon: 'play', onClick: () => resumeTimer(id) } as const);
  const drop = () => {
    dropTimer(id);
    if (isOver) return;
    toast({
      title: i18n._('timer.dropped', { name }),
      action: { label: i18n._('undo'), act: () => restoreTimer(timer) },
    });
  };
  return (
    <li
      className={`flex min-h-14 max-w-full shrink-0 flex-wrap items-center rounded-[1.75rem] py-1 pr-1 pl-5 ${isBesideAnother ? `@max-[34rem]:max-w-[calc(50%-0.25rem)] ${isCompact ? '@max-[34rem]:pt-2 @max-[34rem]:pr-0 @max-[34rem]:pl-0' : '@max-[34rem]:pl-3'}` : ''} ${isCompact ? '@max-[34rem]:min-w-22 @max-[34rem]:grow @max-[34rem]:basis-[calc(33%-0.5rem)] @max-[34rem]:flex-col @max-[34rem]:items-stretch @max-[34rem]:rounded-md @max-[34rem]:pb-0' : ''} ${isOver ? 'bg-saffron-paper text-on-saffron-paper' : 'bg-sunken'}`}
    >
      <PillText {...{ timer, name, what, left, isCompact, isBesideAnother }} />
      <span className="flex @max-[34rem]:justify-evenly">
        {isOver || (
          <IconButton {...turn} className={`${IN_LARGE_TYPE} ${pausedWith === undefined ? '' : 'bg-line'}`} />
        )}
        <button
          type="button"
          aria-label={i18n._('timer.more', { name })}
          onClick={() => extendTimer(id, MINUTE)}
          className={`grid size-11 place-items-center rounded-pill text-sm font-semibold tabular-nums hover:bg-line focus-visible:rounded-pill ${IN_LARGE_TYPE} ${isBesideAnother && !isOver ? (isCompact ? '@max-[52rem]:hidden' : '@max-[34rem]:hidden') : ''}`}
        >
          +1
        </button>
        <IconButton
          className={IN_LARGE_TYPE}
          label={i18n._('timer.drop', { name })}
          icon="close"
          onClick={drop}
        />
      </span>
    </li>
  );
}

function PillText({ timer: { dish, pausedWith }, what, left, isCompact, isBesideAnother }: TimerPillProps) {
  const { i18n } = useLingui();
  const isPaused = pausedWith !== undefined;
  return (
    <span
      className={`mr-1 grid min-w-0 flex-[1_1_3rem] gap-0.5 ${isCompact ? '@max-[34rem]:mr-0 @max-[34rem]:flex-auto @max-[34rem]:px-2.5' : ''}`}
    >
      <b
        className={`font-title leading-none font-semibold whitespace-nowrap tabular-nums lining-nums ${isBesideAnother ? 'text-[1.5rem] @max-[34rem]:text-[1.25rem]' : 'text-[1.5rem]'} ${isPaused ? 'text-muted' : ''}`}
      >
        {clockText(left)}
      </b>
      {dish !== undefined && (
        <span className="line-clamp-1 max-w-36 text-xs leading-tight font-semibold wrap-anywhere">
          {dish}
        </span>
      )}
      <span
        className={`max-w-44 text-xs leading-tight font-medium wrap-anywhere ${isCompact && left > 0 ? 'line-clamp-1' : 'line-clamp-2'}`}
      >
        {left === 0 ? i18n._('timer.done', { name: what }) : what}
      </span>
      {isPaused && <span className="text-xs leading-tight font-semibold">{i18n._('timer.paused')}</span>}
    </span>
  );
}

/** In very large type a button stays as wide as a finger. */
const IN_LARGE_TYPE = '@max-[17rem]:size-[44px]';
