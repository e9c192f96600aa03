import { AbstractKeyIterator, AbstractValueIterator } from 'abstract-level';

/**
 * Closes the iterators of dynalite's queries. When a query ends, dynalite 4.0.0 calls `return` on its iterator, which
 * LevelDB's iterators lack. They stayed open, each with a snapshot of the database, so memory grew with every write.
 */
export function closeIterators(): void {
  for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator])
    Object.defineProperty(prototype, 'return', { configurable: true, value: prototype.close });
}
