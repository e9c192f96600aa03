/** Resource that a Lambda may use. `infra/api/rights.ts` maps each to AWS permissions. */
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
  /** Only reads, writes and erases the evening reminders of devices. */
  | `evenings:${'list' | 'put' | 'delete'}`
  /** Queue that calls `ring/deliver`. */
  | 'ring-queue'
  /** Public key for which browsers subscribe. */
  | 'push-key'
  /** Key pair by which push services know us. */
  | 'push'
  /** Address of our pages, for links. */
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

/** Rights that the maker of a port, or the handler of a route or job, needs. */
export type WithRights = { readonly rights: readonly Right[] };

export const rightsOf = (...uses: readonly Readonly<Record<string, WithRights>>[]): readonly Right[] => [
  ...new Set(uses.flatMap((makers) => Object.values(makers)).flatMap(({ rights }) => rights)),
];

/**
 * Makes a port and names its rights. A Lambda has the rights of the ports that it uses. Ports are made one by one, so
 * that a bundle contains only the SDKs of its handler's ports. A handler that only reads uses a `…Reader`, which needs
 * fewer rights than the whole port.
 */
export type PortMaker<Port = unknown> = (() => Port) & WithRights;

export type PortMakers = Readonly<Record<string, PortMaker>>;

/** Ports by their makers. A port may lack methods of core's type that no handler needs. */
export type PortsOf<Makers extends PortMakers> = {
  readonly [Name in keyof Makers]: ReturnType<Makers[Name]>;
};
