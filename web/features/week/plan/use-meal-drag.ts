import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import type { Meal, MealId } from '#core/week/meal.ts';
import type { MealPlace } from '../../../kitchen/planning/place-fields.tsx';
import { placeAt, putDown, scrollAtEdge, shift, type HeldMeal } from './held-meal.ts';

/** Distance from which a press is a drag, in px. */
const THRESHOLD = 6;

/** Milliseconds after which a finger that rests on a meal picks it up. A finger that moves earlier scrolls. */
const PICKED_UP_AFTER = 350;

export type MealDrag = {
  readonly dragged: MealId | undefined;
  /** Day under the pointer; '' for "no day". */
  readonly over: string | undefined;
  readonly start: (meal: Meal, event: PointerEvent<HTMLElement>) => void;
};

/**
 * Drags meals with the mouse, or with a finger after a long press. Menu and keyboard offer the same moves (WCAG 2.5.7).
 */
export function useMealDrag(onDrop: (meal: Meal, to: MealPlace) => void): MealDrag {
  const [shown, setShown] = useState<{ readonly id: MealId; readonly over: string | undefined }>();
  const held = useRef<HeldMeal>(undefined);
  const begin = (now: HeldMeal) => {
    now.isMoving = true;
    now.card.style.pointerEvents = 'none';
    setShown({ id: now.meal.id, over: undefined });
  };
  const end = () => {
    if (!held.current) return;
    putDown(held.current);
    setShown(undefined);
    // Runs after the click that ends a drag: that click must not follow the link.
    setTimeout(() => (held.current = undefined));
  };
  useListeners({
    move({ clientX, clientY, pointerType }) {
      const now = held.current;
      if (!now) return;
      const far = shift(now, clientX, clientY);
      if (!now.isMoving && Math.hypot(far.x, far.y) < THRESHOLD) return;
      if (!now.isMoving && pointerType === 'touch') return end();
      if (!now.isMoving) begin(now);
      now.card.style.transform = `translate(${far.x}px, ${far.y}px)`;
      scrollAtEdge(clientY);
      setShown({ id: now.meal.id, over: placeAt(clientX, clientY)?.day });
    },
    up({ clientX, clientY }) {
      const now = held.current;
      const place = now?.isMoving ? placeAt(clientX, clientY) : undefined;
      end();
      if (!now || !place) return;
      const { meal } = now;
      const to = { day: place.day === '' ? null : place.day, slot: place.slot ?? meal.slot };
      if (to.day !== meal.day || to.slot !== meal.slot) onDrop(meal, to);
    },
    stop: end,
    isMoving: () => held.current?.isMoving === true,
  });
  return {
    dragged: shown?.id,
    over: shown?.over,
    start(meal, { button, clientX, clientY, currentTarget, pointerType, target }) {
      if (button !== 0 || (target instanceof Element && target.closest('button'))) return;
      const from = { x: clientX, y: clientY + window.scrollY };
      const now: HeldMeal = { meal, card: currentTarget, from, isMoving: false };
      held.current = now;
      if (pointerType === 'touch') now.timer = setTimeout(() => begin(now), PICKED_UP_AFTER);
    },
  };
}

type Listeners = {
  readonly move: (event: globalThis.PointerEvent) => void;
  readonly up: (event: globalThis.PointerEvent) => void;
  readonly stop: () => void;
  readonly isMoving: () => boolean;
};

/** Follows the pointer anywhere on the page. */
function useListeners({ move, up, stop, isMoving }: Listeners): void {
  const onMove = useEffectEvent(move);
  const onUp = useEffectEvent(up);
  const onCancel = useEffectEvent(stop);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && stop());
  /** Prevents scrolling and links during a drag. */
  const keep = useEffectEvent((event: Event) => {
    if (isMoving() && event.cancelable) event.preventDefault();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointermove', onMove, { signal });
    document.addEventListener('pointerup', onUp, { signal });
    document.addEventListener('pointercancel', onCancel, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('touchmove', keep, { signal, passive: false });
    document.addEventListener('click', keep, { signal, capture: true });
    document.addEventListener('contextmenu', keep, { signal });
    return () => listening.abort();
  }, []);
}
