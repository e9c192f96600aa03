import { AbstractKeyIterator, AbstractValueIterator } from 'abstract-level';

/**
 * Closes the iterators of dynalite's queries. Dynalite 4.0.0 calls `return` on an iterator when its query ends, but
 * LevelDB's iterators have no `return`. Each open one keeps a snapshot of the database, so memory would grow with every
 * write.
 */
export function closeIterators(): void {
  for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator])
    Object.defineProperty(prototype, 'return', { configurable: true, value: prototype.close });
}
