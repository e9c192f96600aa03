import type { CookedReader } from '../recipe/ports.ts';
import type { CookMark, MarkKey } from './cook-mark.ts';
import type { UserId } from '../user-id.ts';

export type CookingPorts = {
  readonly cookMarks: CookMarkReader & CookMarkWriter;
};

export type CookMarkReader = CookedReader & {
  find(userId: UserId, key: MarkKey): Promise<CookMark | undefined>;
};

export type CookMarkWriter = {
  /** Replaces `held`. @returns false if it has changed meanwhile */
  replace(userId: UserId, held: CookMark | undefined, mark: CookMark): Promise<boolean>;
};
