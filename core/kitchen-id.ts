import type { Secrets } from './system-ports.ts';
import { UserId } from './user-id.ts';

/** 128 bits, base64url, like the ID of a user. */
export const KitchenId = UserId;
export type KitchenId = string;

/**
 * Returns the ID of a user's own kitchen. The ID of the first kitchen is derived from the user's ID without revealing
 * it, because a household may outlive its founder's account.
 */
export const ownKitchenOf = (
  secrets: Pick<Secrets, 'hash'>,
  userId: UserId,
  { kitchenId }: { readonly kitchenId?: KitchenId } = {},
): KitchenId => kitchenId ?? secrets.hash(`The first kitchen of ${userId}`).slice(0, ID_LENGTH);

const ID_LENGTH = 22;
