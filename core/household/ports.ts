import type { EpochMs } from '../epoch-ms.ts';
import type { KitchenId } from '../kitchen-id.ts';
import type { UserId } from '../user-id.ts';
import type { Household, Invite, KitchenHead, Member } from './household.ts';

export type HouseholdPorts = {
  readonly memberships: MembershipReader & MembershipWriter;
  readonly households: KitchenReader & HouseholdWriter;
};

/**
 * The user's own kitchen, unless it is the first one, and the household that they point to. The household must list
 * them, too.
 */
type Membership = {
  readonly kitchenId?: KitchenId;
  readonly householdId?: KitchenId;
  /**
   * Households that may list the user. A household stays here after the user pointed to it, until it certainly does not
   * list them.
   */
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
   * Points the user to another household, or to none. The other one may list them from then on.
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

/** Every change is one conditional write. False means that the condition does not hold, and nothing has changed. */
export type HouseholdWriter = {
  /** Founds a household unless the kitchen has one. */
  found(id: KitchenId, household: Household): Promise<boolean>;
  /** Changes its name, if the user is a member. */
  rename(id: KitchenId, by: UserId, name: string): Promise<boolean>;
  renameMember(id: KitchenId, userId: UserId, name: string): Promise<boolean>;
  /** Replaces the invite, or withdraws it, if the user is a member. */
  setInvite(id: KitchenId, by: UserId, invite: Invite | undefined): Promise<boolean>;
  /**
   * Adds a member and consumes the invite, if that is the current one, has not expired, was made by a member, and the
   * household has room.
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
   * Removes a member, if the household's owner is the given one.
   * @param leaving `heir`: member who becomes the owner; `takesInvite`: the invite goes, too
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
  /** Ends the household, if the user is its only member. */
  end(id: KitchenId, lastMember: UserId): Promise<boolean>;
};
