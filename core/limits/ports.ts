import type { EpochMs } from '../time.ts';

export type LimitPorts = {
  readonly attempts: Attempts;
};

/** Attempts of one kind and origin within one window. */
export type Counter = {
  readonly limit: string;
  readonly hash: string;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
};

export type Attempts = {
  /** Counts an attempt. @returns the new count; 0 if the limit was reached and nothing was counted */
  take(counter: Counter, most: number): Promise<number>;
  refund(counter: Counter): Promise<void>;
};
