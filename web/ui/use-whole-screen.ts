import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The style of a page that stays as high as it was, and scrolled as far, while it lies behind such a dialog. */
export const KEEPS_HEIGHT = { containIntrinsicHeight: 'auto none' } as const;

/** Opens a dialog as large as the screen. The page behind it, which nobody sees, is neither styled nor laid out. */
export function useWholeScreen(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const page = document.getElementById('main');
    page?.style.setProperty('content-visibility', 'hidden');
    if (!dialog.current?.open) dialog.current?.showModal();
    // When the dialog is gone, and before anything is painted: to take it out, the page would have to be laid out at once.
    return () => queueMicrotask(() => void page?.style.removeProperty('content-visibility'));
  }, []);
  return dialog;
}
