import type { EpochMs } from '../epoch-ms.ts';
import type { KitchenId } from '../kitchen-id.ts';
import type { UserId } from '../user-id.ts';
import type { Household, Invite, KitchenHead, Member } from './household.ts';

export type HouseholdPorts = {
  readonly memberships: MembershipReader & MembershipWriter;
  readonly households: KitchenReader & HouseholdWriter;
};

/**
 * The user's own kitchen, unless it is the first one, and the household that the user points to. The user is a member
 * only if the household lists them too.
 */
type Membership = {
  readonly kitchenId?: KitchenId;
  readonly householdId?: KitchenId;
  /** Households that may list the user. Stays until the household certainly does not list the user any more. */
  readonly households?: readonly KitchenId[];
};

export type MembershipReader = {
  /**
   * @param read `isExact: false` reads with eventual consistency, at half the price
   * @returns undefined if there is no such user
   */
  find(userId: UserId, read?: { readonly isExact: boolean }): Promise<Membership | undefined>;
};

export type MembershipWriter = {
  /**
   * Points the user to another household, or to none. From then on the new household may list the user.
   * @returns false if the pointer has changed meanwhile
   */
  point(
    userId: UserId,
    change: { readonly held: KitchenId | undefined; readonly next: KitchenId | undefined },
  ): Promise<boolean>;
  /** Removes households from those that may list the user. */
  settle(userId: UserId, ids: readonly KitchenId[]): Promise<void>;
  /** Replaces the user's own kitchen. @returns false if it has changed meanwhile */
  renewKitchen(
    userId: UserId,
    change: { readonly held: KitchenId; readonly next: KitchenId },
  ): Promise<boolean>;
};

export type KitchenReader = {
  head(id: KitchenId): Promise<KitchenHead>;
};

/** Makes each change with one conditional write. Returns false and changes nothing if its condition fails. */
export type HouseholdWriter = {
  /** Founds a household unless the kitchen has one. */
  found(id: KitchenId, household: Household): Promise<boolean>;
  /** Renames the household if the user is a member. */
  rename(id: KitchenId, by: UserId, name: string): Promise<boolean>;
  renameMember(id: KitchenId, userId: UserId, name: string): Promise<boolean>;
  /** Replaces or withdraws the invite if the user is a member. */
  setInvite(id: KitchenId, by: UserId, invite: Invite | undefined): Promise<boolean>;
  /**
   * Adds a member and consumes the invite, if it is the current one, has not expired and was made by a member, and if
   * the household has room.
   */
  addMember(
    id: KitchenId,
    joining: {
      readonly userId: UserId;
      readonly member: Member;
      readonly invite: Pick<Invite, 'hash' | 'by'>;
      readonly now: EpochMs;
    },
  ): Promise<boolean>;
  /**
   * Removes a member if the household has the given owner.
   * @param leaving `heir`: member who becomes the owner; `takesInvite`: removes the invite too
   */
  removeMember(
    id: KitchenId,
    leaving: {
      readonly userId: UserId;
      readonly owner: UserId;
      readonly heir?: UserId;
      readonly takesInvite: boolean;
    },
  ): Promise<boolean>;
  /** Ends the household if the user is its only member. */
  end(id: KitchenId, lastMember: UserId): Promise<boolean>;
};
