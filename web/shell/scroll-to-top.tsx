import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A new page is read from its beginning; going back, the browser finds the old place. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useLayoutEffect(() => {
    if (how !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, how]);
  return null;
}
