import type { EpochMs } from '../time.ts';

export type LimitPorts = {
  readonly attempts: Attempts;
};

/** Attempts of one kind and of one origin within one window of time. */
export type Counter = {
  readonly limit: string;
  /** Of whom they are counted by. */
  readonly hash: string;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
};

export type Attempts = {
  /** Counts one more. @returns how many there are now; 0 where there were as many as may be, and it was not counted */
  take(counter: Counter, most: number): Promise<number>;
  refund(counter: Counter): Promise<void>;
};
