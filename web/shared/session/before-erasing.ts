const readers = new Set<() => void>();

/** Calls a function before the data of a user is erased: whatever reads it in the background ends there. */
export const beforeErasing = (end: () => void): void => void readers.add(end);

export function endReaders(): void {
  for (const end of readers) end();
}
