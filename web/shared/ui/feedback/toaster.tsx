import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { loadInnerStyles } from '../styles/inner-styles.ts';
import { currentToast, onToastChange, rememberPress } from './toast.ts';

const ToastRegion = lazy(() =>
  Promise.all([import('./toast-region.tsx'), loadInnerStyles()]).then(
    ([module]) => ({ default: module.ToastRegion }),
    () => ({ default: PlainToast }),
  ),
);

/** Loads the toast region on the first input, because no toast appears before that. */
export function Toaster() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      setIsNeeded(true);
      controller.abort();
    };
    for (const event of ['pointerdown', 'keydown', 'dragover', 'paste']) {
      document.addEventListener(event, load, { signal: controller.signal });
    }
    const stopListening = onToastChange(load);
    document.addEventListener('pointerdown', rememberPress, { capture: true, passive: true });
    return () => {
      controller.abort();
      document.removeEventListener('pointerdown', rememberPress, { capture: true });
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

/** Fallback if the region cannot be loaded. */
function PlainToast() {
  const current = useSyncExternalStore(onToastChange, currentToast);
  if (!current) return null;
  const { id, title, description, kind } = current;
  return (
    <p
      key={id}
      role={kind === 'error' ? 'alert' : 'status'}
      className="fixed inset-x-4 bottom-26 z-50 mx-auto w-fit rounded-md bg-ink px-5 py-3 text-bg"
    >
      <b>{title}</b> {description}
    </p>
  );
}
