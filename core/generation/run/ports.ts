import type { GenerationRun, RunKey } from './run.ts';
import type { UserId } from '../../user-id.ts';

export type RunPorts = {
  readonly runs: RunReader & RunWriter;
};

export type RunReader = {
  find(userId: UserId, key: RunKey): Promise<GenerationRun | undefined>;
};

export type RunWriter = {
  /** Stores a new run. @returns the run that stands now: the given one, or who had the key before */
  begin(userId: UserId, run: GenerationRun): Promise<GenerationRun>;
  /** Puts `run` in the place of `held`. @returns false where that is no longer what stands there */
  restart(userId: UserId, held: GenerationRun, run: GenerationRun): Promise<boolean>;
  /** The recipe is about to be stored. @returns false where the run was cancelled or taken up by another */
  startSaving(userId: UserId, run: GenerationRun): Promise<boolean>;
  /** Cancels what is still running. @returns false where it no longer is */
  cancel(userId: UserId, run: GenerationRun): Promise<boolean>;
  /** Ends the run, if its attempt is still the one that stands. */
  end(userId: UserId, run: GenerationRun, state: 'done' | 'failed'): Promise<void>;
};
