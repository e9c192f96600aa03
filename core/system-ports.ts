import type { Mailer } from './mail.ts';
import type { EpochMs } from './time.ts';

/** Ports that every part of core may use. */
export type SystemPorts = {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly mailer: Mailer;
  readonly metrics: Metrics;
};

type Clock = {
  now(): EpochMs;
  pause(milliseconds: number): Promise<void>;
};

export type Secrets = {
  /** 128 random bits, base64url. */
  id(): string;
  /** 256 random bits, base64url, and their hash, which may be stored. */
  create(): { secret: string; hash: string };
  hash(secret: string): string;
  /** Returns a uniformly distributed random integer from 0 to `limit` - 1. */
  below(limit: number): number;
};

type Metrics = {
  /** Counts a repeated request whose result already existed. */
  countReplay(operation: ReplayableOperation): void;
};

export type ReplayableOperation = 'cook' | 'goals' | 'recipe' | 'checkout' | 'billing event';
