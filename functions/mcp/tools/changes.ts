import * as v from 'valibot';
import { RefusedChange } from '#core/kitchen-change.ts';

/** Beside a changed list or week: changes that it had no room for. */
export const REFUSED = { refused: v.exactOptional(v.array(RefusedChange)) };

/** Returns how many changes were not applied, if any, and why. */
export const notApplied = (refused: readonly unknown[] = [], why: string) =>
  refused.length > 0 ? { notApplied: refused.length, why } : {};
