import { SLOTS, type Meal, type Slot } from '#core/week/meal.ts';

/** A meal under the pointer, which may become a drag. */
export type HeldMeal = {
  readonly meal: Meal;
  readonly card: HTMLElement;
  /** Start of the drag, in page coordinates. */
  readonly from: { readonly x: number; readonly y: number };
  isMoving: boolean;
  timer?: ReturnType<typeof setTimeout>;
};

/** Distance from the edge of the screen, in px, within which the page scrolls. */
const EDGE = 64;

/** Returns the distance from the start of the drag, in px. */
export const shift = ({ from }: HeldMeal, x: number, y: number) => ({
  x: x - from.x,
  y: y + window.scrollY - from.y,
});

export function putDown({ card, timer }: HeldMeal): void {
  clearTimeout(timer);
  card.style.transform = '';
  card.style.pointerEvents = '';
}

export function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -EDGE / 4);
  if (y > window.innerHeight - EDGE) window.scrollBy(0, EDGE / 4);
}

/** Returns the day and time at a point of the screen: '' for "no day"; the time only inside a slot. */
export function placeAt(
  x: number,
  y: number,
): { readonly day: string; readonly slot: Slot | undefined } | undefined {
  const element = document.elementFromPoint(x, y);
  const day = element?.closest<HTMLElement>('[data-day]')?.dataset['day'];
  if (day === undefined) return undefined;
  const over = element?.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
  return { day, slot: SLOTS.find((slot) => slot === over) };
}
