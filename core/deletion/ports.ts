import type { Deletion } from './deletion.ts';
import type { UserRecord } from './user-record.ts';
import type { Page, PageRequest } from '../page.ts';
import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';

export type DeletionPorts = {
  readonly deletions: DeletionReader & DeletionWriter;
  readonly userRecords: UserRecordReader & UserRecordWriter;
};

export type DeletionReader = {
  pending(): Promise<readonly Deletion[]>;
};

export type DeletionWriter = {
  /** Stores the deletion unless it is stored already. */
  add(deletion: Deletion): Promise<void>;
  markErased(userId: UserId, now: EpochMs): Promise<void>;
  remove(userId: UserId): Promise<void>;
};

/** All records stored under the user's partition key. */
export type UserRecordReader = {
  list(userId: UserId, page: PageRequest): Promise<Page<UserRecord>>;
  /** @returns the Stripe customer ID; undefined without one or without a profile */
  customerOf(userId: UserId): Promise<string | undefined>;
};

export type UserRecordWriter = {
  remove(userId: UserId, userRecords: readonly UserRecord[]): Promise<void>;
};
