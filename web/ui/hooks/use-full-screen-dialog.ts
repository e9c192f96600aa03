import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { returnFocus } from './heading-focus.ts';
import { useModal } from './use-modal.ts';

/** Style that lets a page keep its height and scroll position behind a full-screen dialog. */
export const KEEPS_HEIGHT = { containIntrinsicHeight: 'auto none' } as const;

/**
 * Opens a full-screen dialog. The browser skips style and layout of the hidden page behind it. When the dialog closes,
 * the focus returns to its former place, else to the heading.
 */
export function useFullScreenDialog(): RefObject<HTMLDialogElement | null> {
  const page = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const showPage = () => void page.current?.style.removeProperty('content-visibility');
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    page.current = document.getElementById('main');
    page.current?.style.setProperty('content-visibility', 'hidden');
    // In a microtask: before the next paint, but after the dialog is removed. Earlier, the removal would force a layout
    // of the page.
    return () => queueMicrotask(showPage);
  }, []);
  const dialog = useModal();
  // Shows the page here too, so that one of its elements can take the focus.
  useEffect(() => showPage, []);
  // Later, because the page behind must be laid out before it can take the focus.
  useEffect(() => () => void setTimeout(() => returnFocus(opener.current)), []);
  return dialog;
}
