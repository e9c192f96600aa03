/** The user has no name that others may see yet. */
export type NameNeeded = { readonly type: 'NameNeeded' };

export type NoHousehold = { readonly type: 'NoHousehold' };

/** The user is in a household, and can be in one only. */
export type InHousehold = { readonly type: 'InHousehold' };

export type HouseholdFull = { readonly type: 'HouseholdFull'; readonly most: number };

/** The invite was used, replaced or withdrawn, has expired, or never existed. */
export type InviteUsed = { readonly type: 'InviteUsed' };

/** The changes are for another household: the device does not know yet that the user has left it or joined one. */
export type AnotherKitchen = { readonly type: 'AnotherKitchen' };

/** Only the owner may remove others. */
export type NotOwner = { readonly type: 'NotOwner' };
