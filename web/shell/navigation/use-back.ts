import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

type BackProps = { to: string; replace: true; onClick: (event: MouseEvent) => void };

/**
 * Returns what a link needs to lead to the page that the user came from, as the browser's Back does: a search, or the
 * place in a list, is there again.
 * @param to path to lead to if the app was opened at this page
 */
export function useBack(to: string): BackProps {
  const navigate = useNavigate();
  return {
    to,
    // Else that page would lead back to this one.
    replace: true,
    onClick(event) {
      const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (isForNewTab || !hasPageBefore()) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}

/** Returns true if the app showed a page before this one: the router counts its steps in the history's entry. */
const hasPageBefore = (): boolean => (window.history.state?.idx ?? 0) > 0;
