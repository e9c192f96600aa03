import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

type LaterProps = {
  /** Number of paints to wait for. */
  turn: number;
  children: ReactNode;
};

/**
 * Renders content below the first screen only after a paint, to stay responsive. After going back, renders it at once,
 * because the browser can restore the scroll position only on a page of full height.
 */
export function RenderLater({ turn, children }: LaterProps) {
  const navigationType = useNavigationType();
  const [left, setLeft] = useState(navigationType === NavigationType.Pop ? 0 : turn);
  useEffect(() => {
    if (left === 0) return;
    const next = () => startTransition(() => setLeft(left - 1));
    const frame = requestAnimationFrame(() => setTimeout(next));
    return () => cancelAnimationFrame(frame);
  }, [left]);
  return left === 0 && children;
}
