import { useEffect } from 'react';

let shown: string | undefined;

/**
 * Focuses the heading of every page after the first, so that screen readers announce it and Tab continues from there.
 * On the first page of a visit the browser starts at the top itself.
 * @param view key of the shown page; undefined while its heading is missing
 */
export function useHeadingFocus(view: string | undefined): void {
  useEffect(() => {
    if (view === undefined || view === shown) return;
    if (shown !== undefined) focusHeading();
    shown = view;
  }, [view]);
}

/** Focuses the heading, for example when the focused element disappears. */
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

/** Focuses what had the focus before a dialog, or else the heading; nothing if something else has taken the focus. */
export function returnFocus(opener: Element | null): void {
  const isLost = document.activeElement === document.body;
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  rescueFocus();
}
