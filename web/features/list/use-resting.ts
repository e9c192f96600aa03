import { useEffect, useState } from 'react';
import type { ListItem, ListItemId } from '#core/list/list-item.ts';

/** Time for which a ticked row keeps its place, in ms, so that the next tap meets its target. */
const REST = 1_500;

/** Remembers the rows that were just ticked, in their earlier state. Another tick extends the time for all of them. */
export function useResting(): {
  /** Returns the item that decides the place of a row: while the row rests, the item before its tick. */
  readonly asPlaced: (item: ListItem) => ListItem;
  readonly rest: (item: ListItem) => void;
} {
  const [resting, setResting] = useState<ReadonlyMap<ListItemId, ListItem>>(new Map());
  useEffect(() => {
    if (resting.size === 0) return;
    const timer = setTimeout(() => {
      focusNext(resting);
      setResting(new Map());
    }, REST);
    return () => clearTimeout(timer);
  }, [resting]);
  return {
    asPlaced: (item) => resting.get(item.id) ?? item,
    rest: (item) => setResting((before) => new Map([...before, [item.id, before.get(item.id) ?? item]])),
  };
}

/** A row that moves would lose the focus, so the next row gets it. */
function focusNext(moving: ReadonlyMap<ListItemId, ListItem>): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main li input[type=checkbox]')];
  const at = boxes.findIndex((box) => box === document.activeElement && moving.has(box.value));
  const next = at >= 0 && boxes.slice(at).find(({ value }) => !moving.has(value));
  if (next) next.focus({ preventScroll: true });
}
