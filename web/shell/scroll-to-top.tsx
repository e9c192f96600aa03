import { useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { dismissToastTo } from '../ui/feedback/toast.ts';

/**
 * Scrolls a new page to the top, and dismisses the toast that leads to it. After going back, the browser restores the
 * position.
 */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const scroll = useEffectEvent(() => {
    dismissToastTo(pathname);
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useLayoutEffect(() => scroll(), [pathname]);
  return null;
}
