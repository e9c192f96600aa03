import { AbstractKeyIterator, AbstractValueIterator } from 'abstract-level';

/**
 * Has dynalite's queries let go of what they have read. When a query ends, dynalite 4.0.0 calls `return` of its iterator,
 * which LevelDB's iterators do not have: they stayed open, each with the state of the whole database at its time, so that
 * memory grew with every write.
 */
export function closeIterators(): void {
  for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator])
    Object.defineProperty(prototype, 'return', { configurable: true, value: prototype.close });
}
