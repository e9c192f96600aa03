import { useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Scrolls a new page to the top. After going back, the browser restores the position. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const scroll = useEffectEvent(() => {
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  });
  useLayoutEffect(() => scroll(), [pathname]);
  return null;
}
