/** The user has not set a name for others to see. */
export type NameNeeded = { readonly type: 'NameNeeded' };

export type NoHousehold = { readonly type: 'NoHousehold' };

/** The user is already in a household. Only one is allowed. */
export type InHousehold = { readonly type: 'InHousehold' };

export type HouseholdFull = { readonly type: 'HouseholdFull'; readonly most: number };

/** The invite was used, replaced or withdrawn, has expired, or never existed. */
export type InviteUsed = { readonly type: 'InviteUsed' };

/** The changes are for another household. The device does not know yet that the user has left it or joined another. */
export type AnotherKitchen = { readonly type: 'AnotherKitchen' };

/** Only the owner may remove others. */
export type NotOwner = { readonly type: 'NotOwner' };
