import type { Deletion } from './deletion.ts';
import type { UserRecord } from './user-record.ts';
import type { Page, PageRequest } from '../../page.ts';
import type { EpochMs } from '../../time.ts';
import type { UserId } from '../../user-id.ts';

export type DeletionPorts = {
  readonly deletions: DeletionReader & DeletionWriter;
  readonly userRecords: UserRecordReader & UserRecordWriter;
};

/** The accounts that are to be erased. */
export type DeletionReader = {
  waiting(): Promise<readonly Deletion[]>;
};

export type DeletionWriter = {
  /** Writes the wish down, unless it is already. */
  ask(deletion: Deletion): Promise<void>;
  markErased(userId: UserId, now: EpochMs): Promise<void>;
  remove(userId: UserId): Promise<void>;
};

/** Everything that is held under a user's own key, whatever it is. */
export type UserRecordReader = {
  list(userId: UserId, page: PageRequest): Promise<Page<UserRecord>>;
  /** Who stands for them at Stripe, if they still have a profile. */
  customerOf(userId: UserId): Promise<string | undefined>;
};

export type UserRecordWriter = {
  remove(userId: UserId, userRecords: readonly UserRecord[]): Promise<void>;
};
