import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { returnFocus } from './heading-focus.ts';

/** Dialog, menu or view over the page. It is open while the history entry names it. */
export type Overlay = {
  readonly isOpen: boolean;
  /** Key of its subject, if it has one. */
  readonly subject: string | undefined;
  readonly open: (subject?: string) => void;
  readonly close: () => void;
};

/**
 * Opens and closes an overlay as a history entry: Back closes it, and a reload keeps it. After closing, the focus
 * returns to its former place. Opening and closing use the current history entry, which the router renders a moment
 * later.
 * @param name unique on the page
 */
export function useOverlay(name: string): Overlay {
  const location = useLocation();
  const navigate = useNavigate();
  const opener = useRef<Element>(null);
  const closed = useRef<Location['state']>(undefined);
  const { state } = location;
  const isOpen = state?.overlay === name;

  useEffect(() => {
    if (!isOpen) return;
    return () => returnFocus(opener.current);
  }, [isOpen]);

  return {
    isOpen,
    subject: isOpen ? state.subject : undefined,
    open(subject) {
      opener.current = document.activeElement;
      const now = entryOf(location);
      // Replaces another overlay, so that one Back leads to the page.
      void navigate(now, {
        replace: Boolean(now.state?.overlay),
        state: { ...now.state, overlay: name, subject },
      });
    },
    close() {
      // Going back is asynchronous, and the overlay may be closed again meanwhile.
      const { state: now } = entryOf(location);
      if (now?.overlay !== name || closed.current === now) return;
      closed.current = now;
      void navigate(-1);
    },
  };
}

/** History state as React Router stores it. */
type RouterEntry = { readonly idx?: number; readonly usr?: Location['state'] };

/** Returns the current history entry, or the rendered one if the router keeps its own history. */
function entryOf(rendered: Location): Omit<Location, 'key'> {
  const { idx, usr }: RouterEntry = window.history.state ?? {};
  if (idx === undefined) return rendered;
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: usr };
}
