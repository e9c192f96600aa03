import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

/** Distance from which a press is a drag, in px. */
const THRESHOLD = 6;

type Drag = { readonly key: string; readonly from: number; hasMoved: boolean };

/**
 * Drags a line by its handle: the other lines make room under the pointer. A press without movement stays a click.
 * @param onOver called with the line under the pointer, and its half
 */
export function useDrag(onOver: (key: string, beside: string, side: 'before' | 'after') => void) {
  const [dragged, setDragged] = useState<string>();
  const drag = useRef<Drag>(undefined);
  const over = useEffectEvent((event: globalThis.PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    if (!held.hasMoved && Math.abs(event.clientY - held.from) < THRESHOLD) return;
    if (!held.hasMoved) setDragged(held.key);
    held.hasMoved = true;
    const row = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-line]'))
      .find((element) => element !== null);
    const beside = row?.dataset['line'];
    if (!row || beside === undefined || beside === held.key) return;
    const { top, height } = row.getBoundingClientRect();
    onOver(held.key, beside, event.clientY < top + height / 2 ? 'before' : 'after');
  });
  const stop = useEffectEvent(() => {
    setDragged(undefined);
    // After the click event, which checks whether this was a drag.
    setTimeout(() => (drag.current = undefined));
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointermove', over, { signal });
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, stop, { signal });
    return () => controller.abort();
  }, []);
  return {
    dragged,
    start(key: string, { clientY, button }: PointerEvent) {
      if (button === 0) drag.current = { key, from: clientY, hasMoved: false };
    },
    /** Returns true for the click that ends a drag. */
    isDrag: () => drag.current?.hasMoved === true,
  };
}

export type DragActions = ReturnType<typeof useDrag>;
