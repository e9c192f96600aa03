import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHeadingFocus } from './heading-focus.ts';

/**
 * Sets the tab's title ("Recipes · Munchify") and focuses the heading of a new page.
 * @param title undefined while unknown
 * @param view key of the shown view, on pages with several views
 */
export function usePageTitle(title: string | undefined, view = ''): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title ? `${title} · Munchify` : 'Munchify';
  }, [title]);
  useHeadingFocus(title && `${pathname} ${view}`);
}
