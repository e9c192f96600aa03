import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { MINUTE } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { preferredLanguage } from '../i18n/language.ts';
import { askLibrary } from '../library/library.ts';
import type { StoredHousehold } from '../offline/schema.ts';
import { useOnDevice } from '../offline/use-held.ts';
import { useOnReturn } from '../ui/hooks/use-on-return.ts';
import { usePoll } from '../requests/use-poll.ts';
import { householdOf } from './household.ts';
import { connectionNow } from '../requests/connection.ts';

/**
 * Keeps the recipes of other members on the device, and deletes them when the access ends. Syncs at the start, when the
 * user returns, and every minute while the page is visible.
 */
export function useSyncMembers(userId: UserId, isSignedIn: boolean): void {
  const client = useQueryClient();
  const held = useOnDevice(householdOf(userId, client));
  const cooks = held && othersIn(held).join(' ');
  const refresh = () => {
    if (!isSignedIn || !connectionNow().isOnline) return;
    void navigator.locks.request(`household ${userId}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      try {
        await householdOf(userId, client).refresh(AbortSignal.timeout(MINUTE));
        const now = await householdOf(userId, client).read();
        if (now) await syncMembers(userId, othersIn(now));
      } catch {
        // A later attempt may succeed.
      }
    });
  };
  const begin = useEffectEvent(refresh);
  useEffect(() => begin(), [userId, isSignedIn]);
  useEffect(() => {
    if (cooks !== undefined)
      void syncMembers(userId, cooks.split(' ').filter(Boolean)).catch(() => undefined);
  }, [userId, cooks]);
  useOnReturn(refresh);
  usePoll({ name: `household ${userId}`, every: MINUTE, isWanted: Boolean(cooks) }, refresh);
}

const othersIn = ({ household }: StoredHousehold): readonly UserId[] =>
  household?.members.filter(({ isYou }) => !isYou).map(({ id }) => id) ?? [];

const syncMembers = (userId: UserId, cooks: readonly UserId[]) =>
  askLibrary({ userId, language: preferredLanguage() }, 'members', { cooks });
