/** Resource that a Lambda may use. `infra/api/rights.ts` maps each to permissions of AWS. */
export type Right =
  | `table:${TableUse}`
  | `photos:${'put' | 'find' | 'remove'}`
  | `shared-pictures:${'put' | 'find' | 'remove'}`
  /** Only reads shared recipes. */
  | 'shares:get'
  /** Only reads calendar addresses. */
  | 'calendars:get'
  /** Only reads households, lists and weeks. */
  | 'kitchens:list'
  /** Only reads and writes products. */
  | `products:${'get' | 'put'}`
  /** Only reads, writes and erases the devices that ring. */
  | `rings:${'get' | 'put' | 'delete'}`
  /** Only reads, writes and erases the evenings that are ahead of devices. */
  | `evenings:${'list' | 'put' | 'delete'}`
  /** The queue that calls `ring/deliver`. */
  | 'ring-queue'
  /** The public key for which browsers subscribe. */
  | 'push-key'
  /** The key pair by which push services know us. */
  | 'push'
  /** The address of our pages, for links to them. */
  | 'site'
  | 'open-food-facts'
  | 'models'
  | 'page-fetcher'
  | 'image-tokens'
  | 'mail'
  | 'stripe'
  | 'stripe-webhook'
  | 'google';

export type TableUse = 'get' | 'get-many' | 'put' | 'change' | 'delete' | 'list';

/** Rights of a port's maker, or of the handler of a route or job. */
export type WithRights = { readonly rights: readonly Right[] };

/** Returns the rights of all makers together. */
export const rightsOf = (...uses: readonly Readonly<Record<string, WithRights>>[]): readonly Right[] => [
  ...new Set(uses.flatMap((makers) => Object.values(makers)).flatMap(({ rights }) => rights)),
];

/**
 * Makes a port, and names the rights that the port needs: those of a Lambda are those of the ports that it uses.
 * Ports are made one by one, so that a bundle holds only the SDKs of the ports that its handler names. Where a handler
 * only reads, it uses a `…Reader`, which needs fewer rights than the whole port.
 */
export type PortMaker<Port = unknown> = (() => Port) & WithRights;

export type PortMakers = Readonly<Record<string, PortMaker>>;

/** Ports by their makers. A port may have fewer methods than core's type if the handler needs no more. */
export type PortsOf<Makers extends PortMakers> = {
  readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
};
