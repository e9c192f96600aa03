import { useLingui } from '@lingui/react';
import type { BadgeType, UserBadge } from '#core/badge/badge.ts';
import { badgeWords } from '../../i18n/badge-words.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { askedFor } from './asked-for.ts';

export function OpenBadges({ badges }: { badges: readonly UserBadge[] }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="open" className="grid gap-4">
      <h2 id="open">{i18n._('badges.open')}</h2>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {badges.map((badge) => (
          <OpenBadge key={badge.badge.type} badge={badge} />
        ))}
      </ul>
    </section>
  );
}

/** Message ID of each badge's progress. */
const PROGRESS_TEXT = {
  FIRST_RECIPE: /*i18n*/ 'badges.recipes',
  COOKING_STREAK: /*i18n*/ 'badges.days',
  NUTRITION_GOALS: /*i18n*/ 'badges.days',
  RECIPE_MASTER: /*i18n*/ 'badges.recipes',
  HEALTHY_CHOICE: /*i18n*/ 'badges.meals',
} as const satisfies Record<BadgeType, string>;

function OpenBadge({ badge }: { badge: UserBadge }) {
  const { i18n } = useLingui();
  const { name } = badgeWords(badge, i18n);
  const { type, requirement, imageUrl } = badge.badge;
  const progress = i18n._(PROGRESS_TEXT[type], { count: badge.currentProgress, requirement });
  return (
    <li className="grid">
      <Sheet className="grid grid-cols-[min(5rem,25%)_1fr] items-center gap-4 md:grid-cols-[7rem_1fr] md:p-6">
        <img src={imageUrl} alt="" width="240" height="240" className="faded" />
        <div className="grid gap-2">
          <h3 className="text-[1.1875rem]">{name}</h3>
          <p className="text-sm text-muted">{askedFor(badge, i18n)}</p>
          <ProgressBar label={name} text={progress} percent={(badge.currentProgress / requirement) * 100} />
          <p className="text-sm font-semibold tabular-nums">{progress}</p>
        </div>
      </Sheet>
    </li>
  );
}
