import type { Declaration } from './declaration.ts';
import type { Email } from '../email.ts';
import type { EpochMs } from '../time.ts';

export type DeclarationPorts = {
  readonly toDos: ToDoReader & ToDoWriter;
};

/** What waits to be done about contracts, by the job or by the operator. */
export type ToDoReader = {
  find(reference: Pick<Declaration, 'receivedAt' | 'id'>): Promise<Declaration | undefined>;
  /** Those of this month and the last that nothing was done about, oldest first. */
  waiting(now: EpochMs): Promise<readonly Declaration[]>;
  /** All that was declared for an address since, newest first, a hundred at most. */
  declaredFor(email: Email, since: EpochMs): Promise<readonly Declaration[]>;
};

export type ToDoWriter = {
  add(declaration: Declaration): Promise<void>;
  /** Has it carry the hash of a link's secret in the place of the last one. @returns false where it waits no longer */
  renewLink(declaration: Declaration, linkHash: string): Promise<boolean>;
  /** @returns false where it is not waiting, or for its link, any more */
  close(declaration: Declaration, state: 'mailed' | 'done' | 'operator'): Promise<boolean>;
  /** Takes it back, whatever was done about it. */
  undo(declaration: Declaration): Promise<void>;
};
