import { useEffect, useRef } from 'react';

/**
 * Leads the focus to a part of the page, once nothing lies over it any more.
 * @returns takes the id of that part
 */
export function useFocusLater(isFree: boolean): (id: string) => void {
  const target = useRef('');
  useEffect(() => {
    if (!isFree) return;
    leadTo(target.current);
    target.current = '';
  }, [isFree]);
  return (id) => {
    target.current = id;
  };
}

function leadTo(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  // Going back, the browser first finds the old place.
  requestAnimationFrame(() => part.scrollIntoView({ block: 'center' }));
}
