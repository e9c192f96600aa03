import { useEffect } from 'react';

let shown: string | undefined;

/**
 * Focuses the heading of every page except the first, so that screen readers announce it and Tab continues from there.
 * On the first page of a visit, the browser starts at the top anyway.
 * @param view key of the shown page; undefined while its heading is missing
 */
export function useHeadingFocus(view: string | undefined): void {
  useEffect(() => {
    if (view === undefined || view === shown) return;
    if (shown !== undefined) focusHeading();
    shown = view;
  }, [view]);
}

/** Focuses the heading, for example if the focused element disappears. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focuses the heading if the focused element has disappeared. */
export function rescueFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}

/**
 * Focuses the element that had the focus before a dialog, else the heading. Does nothing if another element has taken
 * the focus.
 */
export function returnFocus(opener: Element | null): void {
  const isLost = document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  rescueFocus();
}
