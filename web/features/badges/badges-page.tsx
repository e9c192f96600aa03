import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { UserBadge } from '#core/badge/badge.ts';
import { SECOND } from '#core/time.ts';
import { badgesOf } from '../../offline/badges.ts';
import { refreshKey, useHeld } from '../../offline/use-held.ts';
import { useUser } from '../../session/require-user.tsx';
import { useConnection } from '../../requests/use-connection.ts';
import { DataUnavailable } from '../../shell/data-unavailable.tsx';
import { useOnReturn } from '../../ui/hooks/use-on-return.ts';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { usePoll } from '../../requests/use-poll.ts';
import { Medals } from './medals.tsx';
import { OpenBadges } from './open-badges.tsx';

const REFRESH_INTERVAL = 5 * SECOND;

export function BadgesPage() {
  const { i18n } = useLingui();
  const { badges, error, isOffline } = useBadges();
  usePageTitle(i18n._('badges.title'));
  const earned = badges?.filter(({ earnedAt }) => earnedAt !== undefined) ?? [];
  const open = badges?.filter(({ earnedAt }) => earnedAt === undefined) ?? [];
  return (
    <main id="main" className="page grid grow content-start gap-10 pt-6 pb-16 md:gap-12 md:pt-10">
      <div className="grid gap-2">
        <h1>{i18n._('badges.title')}</h1>
        {earned.length > 0 && (
          <p className="text-muted">
            {i18n._('badges.summary', { earned: earned.length, open: open.length })}
          </p>
        )}
      </div>
      {badges ? (
        <>
          <Medals earned={earned} />
          {open.length > 0 && <OpenBadges badges={open} />}
        </>
      ) : (
        <DataUnavailable
          error={error}
          isOffline={isOffline}
          offlineText={i18n._('badges.offline')}
          failedTitle={i18n._('badges.failed')}
        />
      )}
    </main>
  );
}

/** Returns the badges on the device and refreshes them while the page is visible. */
function useBadges(): {
  badges: readonly UserBadge[] | undefined;
  error: Error | null;
  isOffline: boolean;
} {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { data: badges, error, isOffline } = useHeld(badgesOf(userId, client));
  const isWanted = !useConnection().isSignedOut;
  const refresh = () =>
    void client.refetchQueries({ queryKey: refreshKey(['badges', userId]) }, { cancelRefetch: false });
  usePoll({ name: `badges of ${userId}`, every: REFRESH_INTERVAL, isWanted }, refresh);
  useOnReturn(refresh);
  return { badges, error, isOffline };
}
