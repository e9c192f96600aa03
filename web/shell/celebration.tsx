import { useLingui } from '@lingui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { UserBadge } from '#core/badge/badge.ts';
import { SECOND } from '#core/time.ts';
import { badgeWords } from '../i18n/badge-words.ts';
import { PATHS } from '../paths.ts';
import { currentCelebration, endCelebration, onCelebrationChange } from '../ui/feedback/celebrations.ts';
import { IconButton } from '../ui/icon.tsx';

const DURATION = 7 * SECOND;

/** Shows a newly earned badge for a moment, without blocking the page. */
export function Celebration() {
  const { i18n } = useLingui();
  const badge = useSyncExternalStore(onCelebrationChange, currentCelebration);
  return (
    <section
      aria-label={i18n._('celebration.label')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-gutter bottom-[calc(6rem+var(--tabs)+env(safe-area-inset-bottom))] z-40 grid justify-items-center lg:right-6 lg:bottom-6 lg:left-auto"
    >
      {badge && <Card key={`${badge.badge.type} ${badge.earnedAt}`} badge={badge} />}
    </section>
  );
}

/** Pointer events pass through the card, except on its controls. */
function Card({ badge }: { badge: UserBadge }) {
  const { i18n } = useLingui();
  const { name } = badgeWords(badge, i18n);
  const [hasFocus, setHasFocus] = useState(false);
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  // The card stays between press and release, because not every browser focuses a pressed element.
  const isHeld = hasFocus || isUnderPointer;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(endCelebration, DURATION);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className="flex w-full max-w-sm animate-write items-center gap-3 rounded-lg bg-surface p-2 pl-3 shadow-print outline outline-line"
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
    >
      <img
        src={badge.badge.imageUrl}
        alt=""
        width="240"
        height="240"
        className="size-[min(5rem,22vw)] shrink-0 animate-pop"
      />
      <div className="min-w-0 grow">
        <p className="text-sm text-muted">{i18n._('celebration.title')}</p>
        <p className="font-title text-lg leading-tight font-semibold">{name}</p>
        <Link
          to={PATHS.badges}
          onClick={endCelebration}
          className="pointer-events-auto inline-flex min-h-11 items-center text-sm font-semibold"
        >
          {i18n._('celebration.all')}
        </Link>
      </div>
      <IconButton
        label={i18n._('close')}
        icon="close"
        onClick={endCelebration}
        className="pointer-events-auto self-start"
      />
    </div>
  );
}
