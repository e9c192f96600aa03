import type { UserId } from '../../user-id.ts';
import type { Leftover } from './leftover.ts';

export type LeftoverPorts = {
  readonly leftovers: LeftoverReader & LeftoverWriter & LeftoverRemover;
};

export type LeftoverWriter = {
  /** Stores what may be left over. Replaces what was stored for the same photos or link. */
  note(leftover: Leftover): Promise<void>;
};

export type LeftoverReader = {
  /** Returns what is noted for all users, in any order. */
  all(): Promise<readonly Leftover[]>;
  of(userId: UserId): Promise<readonly Leftover[]>;
};

export type LeftoverRemover = {
  /** Does nothing if it was noted again meanwhile. */
  remove(leftover: Leftover): Promise<void>;
};
