import { useLingui } from '@lingui/react';
import type { UserBadge } from '#core/badge/badge.ts';
import { timeZone } from '../../i18n/language.ts';
import { badgeWords } from '../../i18n/badge-words.ts';
import { askedFor } from './asked-for.ts';

export function Medals({ earned }: { earned: readonly UserBadge[] }) {
  const { i18n } = useLingui();
  if (earned.length === 0) {
    return (
      <div className="grid gap-1">
        <p className="text-lg font-semibold">{i18n._('badges.none')}</p>
        <p className="text-muted">{i18n._('badges.none.text')}</p>
      </div>
    );
  }
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 *:last:odd:col-span-2 md:grid-cols-3 md:*:last:odd:col-span-1">
      {earned.map((badge) => (
        <Medal key={badge.badge.type} badge={badge} />
      ))}
    </ul>
  );
}

function Medal({ badge }: { badge: UserBadge }) {
  const { i18n } = useLingui();
  const { name } = badgeWords(badge, i18n);
  return (
    <li className="grid content-start justify-items-center gap-1.5 text-center wrap-anywhere hyphens-auto">
      <img
        src={badge.badge.imageUrl}
        alt=""
        width="240"
        height="240"
        className="mb-1 w-[min(100%,11rem)] animate-pop"
        onError={() => console.info(`The picture of ${badge.badge.type} could not be loaded.`)}
      />
      <h2 className="text-lg">{name}</h2>
      <p className="max-w-[26ch] text-sm leading-snug">{askedFor(badge, i18n)}</p>
      {badge.earnedAt !== undefined && (
        <time dateTime={new Date(badge.earnedAt).toISOString()} className="text-sm text-muted">
          {i18n.date(new Date(badge.earnedAt), {
            day: 'numeric',
            month: 'long',
            year: 'numeric',
            timeZone: timeZone(),
          })}
        </time>
      )}
    </li>
  );
}
