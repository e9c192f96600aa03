import type { UserId } from '../../user-id.ts';
import type { Orphan } from './orphan.ts';

export type OrphanPorts = {
  readonly orphans: OrphanReader & OrphanWriter & OrphanRemover;
};

export type OrphanWriter = {
  /** Notes files that may be left over. Replaces an earlier note for the same photos or link. */
  note(orphan: Orphan): Promise<void>;
};

export type OrphanReader = {
  /** Returns the notes of all users, in any order. */
  all(): Promise<readonly Orphan[]>;
  of(userId: UserId): Promise<readonly Orphan[]>;
};

export type OrphanRemover = {
  /** Removes a note, unless it was replaced meanwhile. */
  remove(orphan: Orphan): Promise<void>;
};
