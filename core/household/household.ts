import * as v from 'valibot';
import { EpochMs } from '../epoch-ms.ts';
import { KitchenId } from '../kitchen-id.ts';
import { TypedName } from '../text/line-of-text.ts';
import type { Aisle } from '../list/aisles.ts';
import { AisleOrder } from '../list/aisles.ts';
import { DAY } from '../time.ts';
import { UserId } from '../user-id.ts';
import type { WeekHead } from '../week/meal.ts';

export const MAX_MEMBERS = 8;

export const INVITE_LIFETIME = 7 * DAY;

const PlainText = v.pipe(TypedName, v.maxLength(40));

/** Name that other members see. Never derived from the email address. */
export const NameRequest = v.object({ name: PlainText });

export const FoundRequest = v.object({ name: PlainText });

export const HouseholdChange = v.object({
  name: v.exactOptional(PlainText),
  aisles: v.exactOptional(AisleOrder),
});
export type HouseholdChange = v.InferOutput<typeof HouseholdChange>;

/** Token of an invite: `<kitchen>.<secret>`. Any other text counts as a used invite. */
export const InviteRequest = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

const Member = v.object({ name: v.string(), joinedAt: EpochMs });
export type Member = v.InferOutput<typeof Member>;

/** Only the hash of the token's secret is stored. */
const Invite = v.object({ hash: v.string(), expiresAt: EpochMs, by: UserId });
export type Invite = v.InferOutput<typeof Invite>;

/** Users who share a kitchen. Stored as one item, so that one condition guards the number of members and the invite. */
export const Household = v.object({
  name: v.string(),
  owner: UserId,
  members: v.record(UserId, Member),
  invite: v.exactOptional(Invite),
});
export type Household = v.InferOutput<typeof Household>;

/** State of a kitchen from one read: its household, and the versions of list and week. */
export type KitchenHead = {
  readonly household?: Household;
  readonly list: { readonly version: number; readonly aisles?: readonly Aisle[] };
  readonly week: WeekHead;
};

/** Household as its members see it. */
export const ShownHousehold = v.object({
  id: KitchenId,
  name: v.string(),
  members: v.array(v.object({ id: UserId, name: v.string(), isYou: v.boolean(), isOwner: v.boolean() })),
  /** The open invite. Its address was shown only once, to the member who created it. */
  invite: v.exactOptional(v.object({ expiresAt: EpochMs })),
});
export type ShownHousehold = v.InferOutput<typeof ShownHousehold>;

/** Response of `POST /api/household/invite`. */
export const InviteLink = v.object({ url: v.string(), expiresAt: EpochMs });

/** Response of `POST /api/household/invite/preview`, shown before joining. */
export const InvitePreview = v.object({ household: v.string(), by: v.string() });

/** Returns the members in order of joining. */
export const memberIds = ({ members }: Household): readonly UserId[] =>
  Object.entries(members)
    .toSorted(([a, one], [b, other]) => one.joinedAt - other.joinedAt || (a < b ? -1 : 1))
    .map(([id]) => id);

export const isMember = (household: Household | undefined, userId: UserId): boolean =>
  household !== undefined && Object.hasOwn(household.members, userId);
