import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { returnFocus } from './heading-focus.ts';

/** Dialog, menu or view that covers the page while the history's entry names it. */
export type Overlay = {
  readonly isOpen: boolean;
  /** Key of the thing that it is about; undefined without one. */
  readonly subject: string | undefined;
  readonly open: (subject?: string) => void;
  readonly close: () => void;
};

/**
 * Opens and closes an overlay as a step of the history: Back closes it, and a reload keeps it. The focus then returns to
 * where it was.
 * @param name unique on the page
 */
export function useOverlay(name: string): Overlay {
  const location = useLocation();
  const navigate = useNavigate();
  const opener = useRef<Element>(null);
  const closed = useRef<string>(undefined);
  const wanted = useRef<{ readonly key: string; readonly subject: string | undefined }>(undefined);
  const { state, key } = location;
  const isOpen = state?.overlay === name;

  const show = (subject: string | undefined) => {
    const kept = typeof state === 'object' ? state : undefined;
    // Another overlay gives way: there is one step back to the page.
    void navigate(location, {
      replace: Boolean(kept?.overlay),
      state: { ...kept, overlay: name, subject },
    });
  };

  const showWanted = useEffectEvent(() => {
    const { current } = wanted;
    wanted.current = undefined;
    if (current?.key === key) show(current.subject);
  });
  useEffect(() => showWanted(), [key]);

  useEffect(() => {
    if (!isOpen) return;
    return () => returnFocus(opener.current);
  }, [isOpen]);

  return {
    isOpen,
    subject: isOpen ? state.subject : undefined,
    open(subject) {
      opener.current = document.activeElement;
      // After a step back the router renders a moment later, and the user may be faster.
      const now = entryOf(location);
      if (now.key === key) show(subject);
      else wanted.current = { key: now.key, subject };
    },
    close() {
      wanted.current = undefined;
      // The history knows at once what the router renders a moment later: Escape may be pressed before the overlay is
      // rendered as open. Going back takes a moment, too, in which it may be closed a second time.
      const now = entryOf(location);
      if (now.overlay !== name || closed.current === now.key) return;
      closed.current = now.key;
      void navigate(-1);
    },
  };
}

/** Returns the entry of the history that the user is at: the rendered one where the router keeps its own history. */
function entryOf({ key, state }: Location): { readonly key: string; readonly overlay: unknown } {
  const current: RouterState | null = window.history.state;
  return current?.idx === undefined
    ? { key, overlay: state?.overlay }
    : { key: current.key ?? FIRST_KEY, overlay: current.usr?.overlay };
}

/** What the router stores with an entry of the history. */
type RouterState = {
  readonly idx?: number;
  readonly key?: string;
  readonly usr?: { readonly overlay?: unknown } | null;
};

/** The router's key of the entry at which the app was opened, which has none in the history. */
const FIRST_KEY = 'default';
