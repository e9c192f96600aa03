import type { Mailer } from './mail.ts';
import type { EpochMs } from './time.ts';

/** The ports that every noun may use. */
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
  /** 256 random bits, base64url, and the hash that may be stored. */
  create(): { secret: string; hash: string };
  hash(secret: string): string;
  /** A random integer from 0 to below the limit, each as likely as the others. */
  below(limit: number): number;
};

/** What stands in no answer, and the operator wants to count. */
type Metrics = {
  /** An operation was asked for again under its key, and stood already. */
  countReplay(operation: ReplayableOperation): void;
};

export type ReplayableOperation = 'cook' | 'goals' | 'recipe' | 'checkout' | 'billing event';
