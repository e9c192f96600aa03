import { useLingui } from '@lingui/react';
import { Icon } from '../ui/icon.tsx';
import { clockText } from './clock-text.ts';
import { NotificationOffer } from './notification-offer.tsx';
import { dropTimer, extendTimer, leftOf, pauseTimer, resumeTimer, type Timer } from './timers.ts';
import { useNow, useTimers } from './use-timers.ts';

const MINUTE = 60;

/** All timers with their controls. Screen readers announce those that start and end. */
export function TimerList({ className = '' }: { className?: string }) {
  const { i18n } = useLingui();
  const timers = useTimers();
  const now = useNow(timers);
  const shown = timers.map((timer) => ({ timer, left: leftOf(timer, now) }));
  return (
    <>
      <p role="status" aria-atomic="false" className="sr-only">
        {shown.map(({ timer: { id, name }, left }) => (
          <span key={`${id} ${left === 0}`}>
            {left === 0 ? i18n._('timer.done', { name }) : i18n._('timer.started', { name })}
          </span>
        ))}
      </p>
      {shown.length > 0 && (
        <section aria-label={i18n._('timer.list')} className={`grid gap-2 ${className}`}>
          <ul aria-label={i18n._('timer.list')} className="flex flex-wrap gap-2">
            {shown.map(({ timer, left }) => (
              <TimerPill key={timer.id} timer={timer} left={left} />
            ))}
          </ul>
          <NotificationOffer />
        </section>
      )}
    </>
  );
}

function TimerPill({ timer: { id, name, pausedWith }, left }: { timer: Timer; left: number }) {
  const { i18n } = useLingui();
  const isOver = left === 0;
  return (
    <li
      className={`flex min-h-14 items-center rounded-pill py-1 pr-1 pl-5 ${isOver ? 'bg-saffron-paper text-on-saffron-paper' : 'bg-sunken'}`}
    >
      <span className="mr-1 grid gap-0.5">
        <b className="font-title text-[1.5rem] leading-none font-semibold tabular-nums lining-nums">
          {clockText(left)}
        </b>
        <span className="max-w-48 truncate text-xs leading-tight font-medium">
          {isOver ? i18n._('timer.done', { name }) : name}
        </span>
      </span>
      {!isOver && pausedWith === undefined && (
        <PillButton label={i18n._('timer.pause', { name })} icon="pause" onClick={() => pauseTimer(id)} />
      )}
      {pausedWith !== undefined && (
        <PillButton label={i18n._('timer.resume', { name })} icon="play" onClick={() => resumeTimer(id)} />
      )}
      <PillButton label={i18n._('timer.more', { name })} icon="add" onClick={() => extendTimer(id, MINUTE)} />
      <PillButton label={i18n._('timer.drop', { name })} icon="close" onClick={() => dropTimer(id)} />
    </li>
  );
}

type PillButtonProps = { label: string; icon: 'add' | 'pause' | 'play' | 'close'; onClick: () => void };

const PillButton = ({ label, icon, onClick }: PillButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="grid size-11 place-items-center rounded-pill hover:bg-line focus-visible:rounded-pill"
  >
    <Icon name={icon} />
  </button>
);
