/** The user has not said yet how others may call them. */
export type NameNeeded = { readonly type: 'NameNeeded' };

export type NoHousehold = { readonly type: 'NoHousehold' };

/** The user is in a household, and can be in one only. */
export type InHousehold = { readonly type: 'InHousehold' };

export type HouseholdFull = { readonly type: 'HouseholdFull'; readonly most: number };

/** The invite was used, replaced or withdrawn, has expired, or never existed. */
export type InviteUsed = { readonly type: 'InviteUsed' };

/** Changes come from a device that does not know yet that the user is in another household, or in none. */
export type AnotherKitchen = { readonly type: 'AnotherKitchen' };

/** Only the owner may remove others. */
export type NotOwner = { readonly type: 'NotOwner' };
