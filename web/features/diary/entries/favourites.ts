import { useMemo } from 'react';
import * as v from 'valibot';
import { DiaryEntry } from '#core/diary/diary-entry.ts';
import { deviceStorage } from '../../../device/local-storage.ts';
import { storeText, useStoredText } from '../../../device/stored-text.ts';
import { keyOf, type Choice } from './choices.ts';

/** Favourites. Each is stored like a diary entry. */
const Favourites = v.array(DiaryEntry);

const STORAGE_KEY = 'diary favourites';

/** Maximum number of favourites; the oldest are dropped. */
const KEPT = 50;

/** Returns the favourites on this device, newest first, and their setter. */
export function useFavourites() {
  const text = useStoredText(STORAGE_KEY);
  const favourites = useMemo(() => read(text), [text]);
  return {
    favourites,
    isFavourite: (choice: Choice) => favourites.some(isSame(asEntry(choice))),
    toggle(choice: Choice) {
      const entry = asEntry(choice);
      // Read again, because another tab may have changed the favourites.
      const before = read(deviceStorage.get(STORAGE_KEY));
      const others = before.filter((each) => !isSame(entry)(each));
      const next = others.length < before.length ? others : [entry, ...others].slice(0, KEPT);
      storeText(STORAGE_KEY, next.length > 0 ? JSON.stringify(next) : undefined);
    },
  };
}

const isSame = (entry: DiaryEntry) => (other: DiaryEntry) => keyOf(entry) === keyOf(other);

const asEntry = ({ name, source, amount, nutritionOf }: Choice): DiaryEntry => ({
  type: 'diary',
  id: crypto.randomUUID(),
  timestamp: Date.now(),
  meal: 'snack',
  name,
  source,
  amount,
  ...nutritionOf(amount),
});

function read(text: string | null): readonly DiaryEntry[] {
  try {
    return v.parse(Favourites, JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}
