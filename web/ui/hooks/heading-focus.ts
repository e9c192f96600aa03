import { useEffect } from 'react';

let shown: string | undefined;

/**
 * Leads the focus to the heading of every page that comes after the first, so that it is read out, and that Tab goes on
 * from there. The first page of a visit the browser itself begins at the top.
 * @param view what is shown; undefined while its heading is on its way
 */
export function useHeadingFocus(view: string | undefined): void {
  useEffect(() => {
    if (view === undefined || view === shown) return;
    if (shown !== undefined) focusHeading();
    shown = view;
  }, [view]);
}

/** Where the focus goes when what held it is gone. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Leads the focus to the heading if what held it is gone, and leaves it alone if the cook is elsewhere by now. */
export function rescueFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}
