import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';
import { databaseState, onDatabaseState } from '../offline/database/database-state.ts';
import { useConnection } from '../requests/use-connection.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { updateNow } from './update-now.ts';

/**
 * Registers the service worker and offers new versions without interrupting. Explains why a page cannot continue:
 * another tab or the server has another version, or the browser stores nothing.
 */
export function AppUpdate() {
  const { i18n } = useLingui();
  const activate = useNewVersion();
  const state = useSyncExternalStore(onDatabaseState, databaseState);
  const { isTooOld } = useConnection();
  useRereadOnceUsable();
  const title = state === 'usable' ? titleOf(isTooOld, activate !== undefined) : UNUSABLE[state];
  if (!title) return null;
  return (
    <div className="page pb-3">
      <Note
        kind="attention"
        title={i18n._(title)}
        action={
          <Button kind="line" className="text-ink" onClick={activate ?? (() => void updateNow())}>
            {state === 'closed' ? i18n._('try_again') : i18n._('update.reload')}
          </Button>
        }
      >
        {state === 'closed' && i18n._('storage.closed.text')}
      </Note>
    </div>
  );
}

/** @returns undefined without a reason to update */
function titleOf(isTooOld: boolean, isReady: boolean): string | undefined {
  if (isTooOld) return /*i18n*/ 'update.needed';
  return isReady ? /*i18n*/ 'update.ready' : undefined;
}

const UNUSABLE = {
  outdated: /*i18n*/ 'update.other_tab',
  blocked: /*i18n*/ 'update.blocked',
  closed: /*i18n*/ 'storage.closed',
} as const;

/** Rereads data that could not be read before. */
function useRereadOnceUsable(): void {
  const client = useQueryClient();
  useEffect(() => {
    let former = databaseState();
    return onDatabaseState(() => {
      const isOpenAgain = former === 'closed' && databaseState() === 'usable';
      former = databaseState();
      if (isOpenAgain) void client.invalidateQueries();
    });
  }, [client]);
}

/** @returns a function that activates the waiting version; undefined without one */
function useNewVersion(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<Workbox>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workbox = new Workbox('/service-worker.js');
    workbox.addEventListener('waiting', () => setWaiting(workbox));
    workbox.addEventListener('controlling', ({ isUpdate }) => isUpdate || cacheShownPhotos());
    workbox.register().then(takeControl).catch(console.error);
  }, []);
  if (!waiting) return undefined;
  return () => {
    waiting.addEventListener('controlling', () => location.reload());
    waiting.messageSkipWaiting();
  };
}

/** Lets the service worker control this page if it was activated while the page loaded. */
async function takeControl(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' });
}

/** Refetches photos that were loaded before the service worker could cache them. */
function cacheShownPhotos(): void {
  for (const { src } of document.images) if (src.includes('/photos/')) fetch(src).catch(console.info);
}
