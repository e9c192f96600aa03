/** Something outside of itself that a Lambda may reach. `infra/api/rights.ts` says what each is called at AWS. */
export type Right =
  | `table:${TableUse}`
  | `photos:${'put' | 'find' | 'remove'}`
  | 'models'
  | 'page-fetcher'
  | 'image-tokens'
  | 'mail'
  | 'stripe'
  | 'stripe-webhook'
  | 'google';

export type TableUse = 'get' | 'put' | 'change' | 'delete' | 'list';

/** Names the rights of its bearer: a port's maker, or the handler of a route or job. */
export type WithRights = { readonly rights: readonly Right[] };

/** Returns the rights of all makers together. */
export const rightsOf = (...uses: readonly Readonly<Record<string, WithRights>>[]): readonly Right[] => [
  ...new Set(uses.flatMap((makers) => Object.values(makers)).flatMap(({ rights }) => rights)),
];
