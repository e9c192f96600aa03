import { useEffect, useRef } from 'react';

/**
 * Focuses a part of the page once no dialog covers it.
 * @returns a function that takes the ID of the part
 */
export function useFocusLater(isFree: boolean): (id: string) => void {
  const target = useRef('');
  useEffect(() => {
    if (!isFree) return;
    focusPart(target.current);
    target.current = '';
  }, [isFree]);
  return (id) => {
    target.current = id;
  };
}

function focusPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  // Runs after the browser has restored the scroll position.
  requestAnimationFrame(() => part.scrollIntoView({ block: 'center' }));
}
