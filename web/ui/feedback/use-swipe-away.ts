import { useRef, useState, type PointerEvent } from 'react';

/** Distance that makes a swipe, in px. */
const SWIPE = 50;

/** Maximum distance of a press that is not yet a swipe, in px. */
const STILL = 10;

/** Lets the page scroll under a finger that moves up or down. */
const HANDLED = { touchAction: 'pan-y', userSelect: 'none' } as const;

const BACK = { transition: 'translate 150ms' } as const;

/** Lets users swipe an element away to the right. Returns its event handlers and its position during the swipe. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const [distance, setDistance] = useState(0);
  const end = () => {
    start.current = undefined;
    setDistance(0);
  };
  return {
    style: { ...HANDLED, ...(distance > 0 ? { translate: `${distance}px` } : BACK) },
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent) => {
      if (button === 0) start.current = { x, y };
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      if (distance > 0) setDistance(Math.max(1, x));
      else if (x > STILL && x > Math.abs(clientY - start.current.y)) {
        // Prevents the end of a swipe from clicking a button of the element.
        currentTarget.setPointerCapture(pointerId);
        setDistance(x);
      }
    },
    onPointerUp: () => {
      if (distance > SWIPE) onAway();
      end();
    },
    onPointerCancel: end,
  };
}
