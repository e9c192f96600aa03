import type { GenerationRun, RunKey } from './run.ts';
import type { UserId } from '../../user-id.ts';

export type RunPorts = {
  readonly runs: RunReader & RunWriter;
};

export type RunReader = {
  find(userId: UserId, key: RunKey): Promise<GenerationRun | undefined>;
};

export type RunWriter = {
  /** Stores a run unless its key exists. @returns the stored run: the given one or the earlier one */
  begin(userId: UserId, run: GenerationRun): Promise<GenerationRun>;
  /** Replaces `held`. @returns false if its attempt or state has changed, for example because it was cancelled */
  restart(userId: UserId, held: GenerationRun, run: GenerationRun): Promise<boolean>;
  /** Marks the run as saving. @returns false if it was cancelled or taken over */
  startSaving(userId: UserId, run: GenerationRun): Promise<boolean>;
  /** Cancels a run that is running or has failed. @returns false if it is saving, done or taken over */
  cancel(userId: UserId, run: GenerationRun): Promise<boolean>;
  /** Ends the run if its attempt is still the current one. */
  end(userId: UserId, run: GenerationRun, state: 'done' | 'failed'): Promise<void>;
};
