import type { UserId } from '../account/account.ts';
import type { TimeZone } from '../time.ts';

/** Who asks for a recipe, and how many the plan allows in a month. */
export type Cook = { readonly userId: UserId; readonly timeZone: TimeZone; readonly limit: number };
