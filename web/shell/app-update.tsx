import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Workbox } from 'workbox-window';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/feedback/note.tsx';

/** Registers the service worker and offers new versions, so that an update never interrupts. */
export function AppUpdate() {
  const { i18n } = useLingui();
  const activate = useNewVersion();
  if (!activate) return null;
  return (
    <div className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pb-3">
      <Note
        kind="attention"
        title={i18n._('update.ready')}
        action={
          <Button kind="line" className="text-ink" onClick={activate}>
            {i18n._('update.reload')}
          </Button>
        }
      />
    </div>
  );
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

/** Has the service worker control this page if it became active while the page was loading, which leaves the page out. */
async function takeControl(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' });
}

/** Fetches photos again that were loaded before the service worker could cache them. */
function cacheShownPhotos(): void {
  for (const { src } of document.images) if (src.includes('/photos/')) fetch(src).catch(console.info);
}
