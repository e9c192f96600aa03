import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Workbox } from 'workbox-window';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/feedback/note.tsx';

/** Keeps the app on the device, and offers a new version; it never changes under the cook's hands. */
export function AppUpdate() {
  const { i18n } = useLingui();
  const takeOver = useNewVersion();
  if (!takeOver) return null;
  return (
    <div className="mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter pb-3">
      <Note
        kind="attention"
        title={i18n._('update.ready')}
        action={
          <Button kind="line" className="text-ink" onClick={takeOver}>
            {i18n._('update.reload')}
          </Button>
        }
      />
    </div>
  );
}

/** @returns what brings in the new version that waits; undefined while none does */
function useNewVersion(): (() => void) | undefined {
  const [waiting, setWaiting] = useState<Workbox>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const workbox = new Workbox('/service-worker.js');
    workbox.addEventListener('waiting', () => setWaiting(workbox));
    workbox.addEventListener('controlling', ({ isUpdate }) => isUpdate || askAgainForPhotos());
    workbox.register().catch(console.error);
  }, []);
  if (!waiting) return undefined;
  return () => {
    waiting.addEventListener('controlling', () => location.reload());
    waiting.messageSkipWaiting();
  };
}

/** What came before there was a service worker comes once more, for it to keep. */
function askAgainForPhotos(): void {
  for (const { src } of document.images) if (src.includes('/photos/')) fetch(src).catch(console.info);
}
