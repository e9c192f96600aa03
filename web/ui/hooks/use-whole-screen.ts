import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The style of a page that stays as high as it was, and scrolled as far, while it lies behind such a dialog. */
export const KEEPS_HEIGHT = { containIntrinsicHeight: 'auto none' } as const;

/** Opens a dialog as large as the screen. The page behind it, which nobody sees, is neither styled nor laid out. */
export function useWholeScreen(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const page = useRef<HTMLElement>(null);
  const showPage = () => void page.current?.style.removeProperty('content-visibility');
  useLayoutEffect(() => {
    page.current = document.getElementById('main');
    page.current?.style.setProperty('content-visibility', 'hidden');
    if (!dialog.current?.open) dialog.current?.showModal();
    // When the dialog is gone: to take it out, the page would have to be laid out at once. But before anything is painted.
    return () => queueMicrotask(showPage);
  }, []);
  // And before what comes after the dialog takes the focus.
  useEffect(() => showPage, []);
  return dialog;
}
