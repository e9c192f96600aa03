import type { Declaration } from './declaration.ts';
import type { Email } from '../email.ts';
import type { EpochMs } from '../time.ts';

export type DeclarationPorts = {
  readonly declarations: DeclarationReader & DeclarationWriter;
};

/** Reads cancellations and withdrawals. */
export type DeclarationReader = {
  find(reference: Pick<Declaration, 'receivedAt' | 'id'>): Promise<Declaration | undefined>;
  /** Returns this and last month's declarations that still need processing or confirming, oldest first. */
  waiting(now: EpochMs): Promise<readonly Declaration[]>;
  /** Returns declarations for an address since a time, newest first, at most 100. */
  declaredFor(email: Email, since: EpochMs): Promise<readonly Declaration[]>;
};

export type DeclarationWriter = {
  add(declaration: Declaration): Promise<void>;
  /** Replaces the hash of the link's secret. @returns false if the declaration is no longer waiting */
  renewLink(declaration: Declaration, linkHash: string): Promise<boolean>;
  /** @returns false if the declaration waits neither for the job nor for its link */
  close(declaration: Declaration, state: 'mailed' | 'unconfirmed' | 'done' | 'operator'): Promise<boolean>;
  /** Reverts the declaration, whatever its state. */
  undo(declaration: Declaration): Promise<void>;
};
