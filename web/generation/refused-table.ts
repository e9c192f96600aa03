import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Preferences } from '#core/generation/preferences.ts';
import type { Table } from '../offline/table/table.ts';

/** The last table from which no recipe could be written, and the reason. */
type RefusedTable = { readonly contents: string; readonly reason: string };

let refused: RefusedTable | undefined;
const listeners = new Set<() => void>();

/**
 * Identifies what a recipe was requested from. Text that is not added yet does not count, and neither does a photo on
 * which the device finds nothing after the request.
 */
export const contentsOf = ({ id, photos, detections }: Table, preferences: Preferences): string => {
  const named = [...detections].filter(([, { foods, mistaken }]) => foods.length + mistaken.length > 0);
  return hashKey([id, photos.map((photo) => photo.id), named, preferences]);
};

/** Keeps the reason beside the table until the table or the preferences change. */
export function setRefusedTable(next: RefusedTable | undefined): void {
  refused = next;
  for (const listener of listeners) listener();
}

/** Returns the reason why no recipe could be written from these contents, if they were refused last. */
export function useRefusal(contents: string): string | undefined {
  const held = useSyncExternalStore(subscribe, () => refused);
  return held?.contents === contents ? held.reason : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
