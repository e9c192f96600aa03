import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Preferences } from '#core/generation/preferences.ts';
import type { Table } from '../offline/table/table.ts';

type RefusedTable = { readonly contents: string; readonly reason: string };

let refused: RefusedTable | undefined;
const listeners = new Set<() => void>();

/**
 * Identifies the input of a request. Ignores unsubmitted text, and photos on which the device detects nothing after the
 * request.
 */
export const contentsOf = ({ id, photos, detections }: Table, preferences: Preferences): string => {
  const named = [...detections].filter(([, { foods, mistaken }]) => foods.length + mistaken.length > 0);
  return hashKey([id, photos.map((photo) => photo.id), named, preferences]);
};

/** Keeps the reason until the table or the preferences change. */
export function setRefusedTable(next: RefusedTable | undefined): void {
  refused = next;
  for (const listener of listeners) listener();
}

/** Returns the reason of the last refusal if it was for these contents. */
export function useRefusal(contents: string): string | undefined {
  const held = useSyncExternalStore(subscribe, () => refused);
  return held?.contents === contents ? held.reason : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
