import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

type BackProps = { to: string; replace: true; onClick: (event: MouseEvent) => void };

/**
 * Returns the props of a link to the previous page, which keeps its search and scroll position as with the browser's
 * Back.
 * @param to target if the app was opened on this page
 */
export function useBack(to: string): BackProps {
  const navigate = useNavigate();
  return {
    to,
    // Otherwise the target would link back to this page.
    replace: true,
    onClick(event) {
      const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (isForNewTab || !hasPageBefore()) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}

/** Returns true if the app has shown a page before. The router counts its steps in the history state. */
const hasPageBefore = (): boolean => (window.history.state?.idx ?? 0) > 0;
