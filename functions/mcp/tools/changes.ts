import * as v from 'valibot';
import { RefusedChange } from '#core/kitchen-change.ts';

/** Changes for which the list or week had no room. */
export const REFUSED = { refused: v.exactOptional(v.array(RefusedChange)) };

/** Returns the number of changes that were not applied, if any, and the reason. */
export const notApplied = (refused: readonly unknown[] = [], why: string) =>
  refused.length > 0 ? { notApplied: refused.length, why } : {};
