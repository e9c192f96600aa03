import { COUNTED_WRITES } from '#core/limits/limits.ts';
import type { Capacity } from '#local/aws/capacity.ts';

/** Metered resources that an action consumes. */
export type Count = Capacity & {
  readonly requests: number;
  readonly puts: number;
  readonly gets: number;
  readonly mails: number;
};

export class Tally {
  #count: Count = NOTHING;

  add(more: Partial<Count>): void {
    this.#count = plus(this.#count, more);
  }

  /** Counts a request. One in ten changes of a session costs another write: each adds a tenth of one. */
  addRequest(method: string, isSignedIn: boolean): void {
    this.add({ requests: 1, written: isSignedIn && method !== 'GET' ? 1 / COUNTED_WRITES : 0 });
  }

  async of(act: () => Promise<unknown>): Promise<Count> {
    this.#count = NOTHING;
    await act();
    return this.#count;
  }
}

const NOTHING: Count = { requests: 0, read: 0, written: 0, puts: 0, gets: 0, mails: 0 };

export const plus = (count: Count, more: Partial<Count>): Count => ({
  requests: count.requests + (more.requests ?? 0),
  read: count.read + (more.read ?? 0),
  written: count.written + (more.written ?? 0),
  puts: count.puts + (more.puts ?? 0),
  gets: count.gets + (more.gets ?? 0),
  mails: count.mails + (more.mails ?? 0),
});
