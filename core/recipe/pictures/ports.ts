import type { UserId } from '../../user-id.ts';
import type { Orphan } from './orphan.ts';

export type OrphanPorts = {
  readonly orphans: OrphanReader & OrphanWriter & OrphanRemover;
};

export type OrphanWriter = {
  /** Stores what may be left over. Replaces what was stored for the same photos or link. */
  note(orphan: Orphan): Promise<void>;
};

export type OrphanReader = {
  /** Returns what is noted for all users, in any order. */
  all(): Promise<readonly Orphan[]>;
  of(userId: UserId): Promise<readonly Orphan[]>;
};

export type OrphanRemover = {
  /** Does nothing if it was noted again meanwhile. */
  remove(orphan: Orphan): Promise<void>;
};
