import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

type LaterProps = {
  /** So many times the page is painted before. */
  turn: number;
  children: ReactNode;
};

/**
 * What stands below the first screen, drawn when that is painted, so that no tap has to wait for all of it. Going back
 * it is there at once: the browser finds the old place only on a page of its old height.
 */
export function Later({ turn, children }: LaterProps) {
  const how = useNavigationType();
  const [left, setLeft] = useState(how === NavigationType.Pop ? 0 : turn);
  useEffect(() => {
    if (left === 0) return;
    const next = () => startTransition(() => setLeft(left - 1));
    const frame = requestAnimationFrame(() => setTimeout(next));
    return () => cancelAnimationFrame(frame);
  }, [left]);
  return left === 0 && children;
}
