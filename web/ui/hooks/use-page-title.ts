import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHeadingFocus } from './heading-focus.ts';

/**
 * Names the page in the tab ("Recipes · Munchify") and leads the focus to its heading.
 * @param title undefined while it is not known
 * @param view which of its views a page shows, where it has several
 */
export function usePageTitle(title: string | undefined, view = ''): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title ? `${title} · Munchify` : 'Munchify';
  }, [title]);
  useHeadingFocus(title && `${pathname} ${view}`);
}
