import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from './toast.ts';

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: PlainToast }),
  ),
);

/** Where toasts appear. Nobody is told anything before doing something, so the region comes with the first touch or key. */
export function Toaster() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const need = () => {
      setIsNeeded(true);
      stop.abort();
    };
    for (const event of ['pointerdown', 'keydown', 'dragover', 'paste']) {
      document.addEventListener(event, need, { signal: stop.signal });
    }
    const stopListening = onToastChange(need);
    return () => {
      stop.abort();
      stopListening();
    };
  }, []);
  return (
    isNeeded && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
}

/** The same words, where the region itself cannot be had. */
function PlainToast() {
  const current = useSyncExternalStore(onToastChange, currentToast);
  if (!current) return null;
  const { id, title, description, kind } = current;
  return (
    <p
      key={id}
      role={kind === 'error' ? 'alert' : 'status'}
      className="fixed inset-x-4 top-4 z-50 mx-auto w-fit rounded-md bg-ink px-5 py-3 text-bg"
    >
      <b>{title}</b> {description}
    </p>
  );
}
