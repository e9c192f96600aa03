import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SECOND } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { preferredLanguage } from '../i18n/language.ts';
import { invalidate } from '../offline/invalidate.ts';
import { useOnReturn } from '../ui/hooks/use-on-return.ts';
import { usePoll } from '../requests/use-poll.ts';
import { askLibrary, closeLibrary, onLibraryChange } from './library.ts';
import { connectionNow } from '../requests/connection.ts';
import { noteAnswer } from '../requests/reconnect.ts';

/** Interval of polling for changes of other devices. */
const EVERY = 5 * SECOND;

/**
 * Maximum number of consecutive attempts that are skipped while the server cannot be reached: 15 s. Only an attempt
 * notices that the server is back.
 */
const MOST_LEFT_OUT = 3;

/** Minimum time between two updates of the screens while many recipes arrive. */
const RENEWAL = 2 * SECOND;

type SyncRecipes = {
  readonly userId: UserId;
  /** False after the end of the session: then nothing is requested. */
  readonly isSignedIn: boolean;
  /** Called if the session has ended on the server. */
  readonly onSignedOut: () => void;
  /** Called if the user belongs to no household according to the server. */
  readonly onAlone: () => void;
};

/**
 * Keeps a copy of all recipes on the device. Syncs at the start, when the user returns, and every few seconds while the
 * page is visible; only one tab at a time.
 */
export function useSyncRecipes({ userId, isSignedIn, onSignedOut, onAlone }: SyncRecipes): void {
  const client = useQueryClient();
  const failures = useRef({ inARow: 0, toLeaveOut: 0 });
  const renew = useEffectEvent(() => invalidate(client, ['recipes', userId]));
  const report = (outcome: Outcome) => {
    if (outcome === 'signed out') onSignedOut();
    if (outcome === 'alone') onAlone();
  };
  const reportFirst = useEffectEvent(report);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = onLibraryChange(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void renew();
      }, RENEWAL);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      // Pending queries no longer have a reader.
      void client.cancelQueries({ queryKey: ['library', userId] });
      closeLibrary();
    };
  }, [client, userId]);

  const sync = async () => {
    const { current: state } = failures;
    if (!isSignedIn || !connectionNow().isOnline) return;
    const outcome = await syncOnce(userId);
    report(outcome);
    state.inARow = outcome === 'failed' ? state.inARow + 1 : 0;
    state.toLeaveOut = state.inARow === 0 ? 0 : Math.min(2 ** state.inARow - 1, MOST_LEFT_OUT);
  };
  useEffect(() => {
    if (isSignedIn && connectionNow().isOnline) void syncOnce(userId).then((outcome) => reportFirst(outcome));
  }, [userId, isSignedIn]);
  useOnReturn(() => void sync());
  usePoll({ name: `recipes ${userId}`, every: EVERY, isWanted: isSignedIn }, () => {
    const { current: state } = failures;
    if (state.toLeaveOut > 0) state.toLeaveOut -= 1;
    else void sync();
  });
}

/** `alone`: synced, but the user is in no household. */
type Outcome = 'synced' | 'alone' | 'signed out' | 'failed' | 'busy';

/** Syncs unless another tab does. A failure needs no handling, because a later attempt follows. */
async function syncOnce(userId: UserId): Promise<Outcome> {
  let outcome: Outcome = 'busy';
  await navigator.locks.request(`sync recipes ${userId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    try {
      const asker = { userId, language: preferredLanguage() };
      const { isSignedOut, isAlone } = await askLibrary(asker, 'sync', {});
      noteAnswer();
      outcome = isSignedOut ? 'signed out' : isAlone ? 'alone' : 'synced';
    } catch {
      outcome = 'failed';
    }
  });
  return outcome;
}
