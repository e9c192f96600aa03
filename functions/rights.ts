/** Something outside of itself that a Lambda may reach. `infra/api/rights.ts` says what each is called at AWS. */
export type Right =
  | `table:${TableUse}`
  | `photos:${'put' | 'find' | 'remove'}`
  | `shared-pictures:${'put' | 'find' | 'remove'}`
  /** Reads what is shared by links, and nothing else of the table. */
  | 'shares:get'
  /** Reads addresses of calendars, and nothing else of the table. */
  | 'calendars:get'
  /** Reads what kitchens have in common, and nothing else of the table. */
  | 'kitchens:list'
  /** Reads and writes products of Open Food Facts, and nothing else of the table. */
  | `products:${'get' | 'put'}`
  | 'open-food-facts'
  | 'models'
  | 'page-fetcher'
  | 'image-tokens'
  | 'mail'
  | 'stripe'
  | 'stripe-webhook'
  | 'google';

export type TableUse = 'get' | 'get-many' | 'put' | 'change' | 'delete' | 'list';

/** Names the rights of its bearer: a port's maker, or the handler of a route or job. */
export type WithRights = { readonly rights: readonly Right[] };

/** Returns the rights of all makers together. */
export const rightsOf = (...uses: readonly Readonly<Record<string, WithRights>>[]): readonly Right[] => [
  ...new Set(uses.flatMap((makers) => Object.values(makers)).flatMap(({ rights }) => rights)),
];
