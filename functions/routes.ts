/**
 * Endpoint of the API: read by infra, the local stage and the tests. The rights of its Lambda follow from the ports of
 * its handler.
 */
export type Route = {
  readonly method: Method;
  readonly path: `/api/${string}` | `/r/${string}` | `/c/${string}` | `/.well-known/${string}` | '/connect';
  /** File of the handler, below `functions/`. */
  readonly handler: string;
  /** Streams its response, and may run longer than the 30 s of other routes. */
  readonly streams?: true;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Paths outside of the API: shared recipes, calendars, and a program's request for access with its documents. */
const PAGES = /^\/([rc]\/|connect$|\.)/;

/** Paths without `/api`, except those of pages. Every Lambda bundles the list. */
export const ROUTES: readonly Route[] = parseRoutes(`
/register POST account/register
/verify-email POST account/verify-email
/verify-email/resend POST account/resend-verification
/password-reset/request POST account/request-reset
/password-reset/confirm POST account/reset-password
/login POST account/log-in
/login/link POST account/request-log-in-link
/login/confirm POST account/log-in-by-link
/google-auth GET account/google-consent POST account/google
/logout POST account/log-out
/user GET account/user DELETE deletion/delete-account
/user/avoid POST avoid/replace PATCH avoid/change
/user/name POST account/name
/user/password POST account/change-password
/user/export GET account/export
/user/sessions GET account/list-sessions DELETE account/end-other-sessions
/tokens GET token/list POST token/create
/tokens/current GET token/current
/tokens/{id} DELETE token/end
/openapi.json GET open-api/find
/mcp POST mcp/serve
/.well-known/oauth-authorization-server GET connection/server
/.well-known/oauth-protected-resource GET connection/resource
/.well-known/oauth-protected-resource/api/mcp GET connection/resource-of-mcp
/connect GET connection/show POST connection/allow
/oauth/register POST connection/register
/oauth/token POST connection/token
/user/recipe-usage GET plan/recipe-usage
/user/subscription GET plan/subscription
/subscription/plans GET plan/plans
/subscription/create POST plan/check-out
/subscription/portal POST plan/portal
/stripe/webhook POST plan/webhook
/contract/cancel POST contract/cancel
/contract/cancel/undo POST contract/undo
/contract/withdraw POST contract/withdraw
/contract/withdraw/confirm POST contract/confirm-withdrawal
/recipes GET recipe/list POST recipe/create
/recipes/read POST reading/read
/recipes/read/image POST+ reading/image
/recipes/changes GET recipe/changes
/recipes/{id} GET recipe/find PUT recipe/edit PATCH recipe/personal DELETE recipe/delete
/recipes/{id}/export GET recipe/export
/recipes/{id}/share GET sharing/find POST sharing/share DELETE sharing/stop
/recipes/copy POST sharing/copy
/r/{token} GET sharing/page
/r/{token}/{picture} GET sharing/picture
/recipes/{id}/translation POST generation/translate
/recipes/{id}/cooked POST cooking/mark DELETE cooking/unmark
/household GET household/find POST household/found PATCH household/change
/household/invite POST household/invite DELETE household/withdraw-invite
/household/invite/preview POST household/preview-invite
/household/join POST household/join
/household/members/{id} DELETE household/remove-member
/list GET list/find
/list/changes POST list/change
/week GET week/find
/week/changes POST week/change
/week/calendar GET calendar/find POST calendar/make DELETE calendar/withdraw
/c/{calendar} GET calendar/file
/diary POST diary/log
/diary/{id} DELETE diary/take-back
/products/{barcode} GET product/find
/foods GET food/find
/nutrition/goals/current GET goals/current
/nutrition/goals POST goals/set
/nutrition/tracking/daily GET cooking/tracking-daily
/nutrition/tracking/range GET cooking/tracking-range
/badges/user GET badge/list
/ring-devices GET ring/devices PUT ring/add
/ring-devices/{id} DELETE ring/remove
/rings/{id} PUT ring/change
/analyze POST+ generation/generate
/recipes/{id}/alternatives GET+ generation/alternatives POST+ generation/alternatives
/analyze/{key} DELETE generation/cancel
`);

/**
 * Parses lines of a path, then its methods, each with its handler, and "+" for streams. Every Lambda bundles the lines:
 * objects would be twice as large.
 */
function parseRoutes(lines: string): Route[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [path = ''] = line.split(' ', 1);
      const whole = PAGES.test(path) ? path : `/api${path}`;
      return Array.from(line.matchAll(/ ([A-Z]+)(\+?) (\S+)/g), ([, method, streams, handler]) => {
        // A test checks that every line fits the type.
        return { method, path: whole, handler, ...(streams && { streams: true }) } as Route;
      });
    });
}

/** Methods that a handler answers besides its own: the Model Context Protocol requires 405, not 404. */
const ALSO_ANSWERED: Readonly<Record<string, readonly string[]>> = {
  '/api/mcp': ['GET', 'DELETE'],
  '/connect': [],
};

/** Returns the methods of a route. Pages that need no session also answer HEAD. */
export const methodsOf = ({ method, path }: Route): readonly string[] => [
  method,
  ...(ALSO_ANSWERED[path] ?? (path.startsWith('/api/') ? [] : ['HEAD'])),
];

/**
 * Accepts requests to API Gateway that come through our CDN, which sends a secret in a header. The Lambda needs no
 * right.
 */
export const ORIGIN_CHECK = { handler: 'origin-check/check-origin', header: 'x-origin-secret' } as const;

/** Fetches foreign pages for the routes that may invoke it. The Lambda needs no right. */
export const PAGE_FETCHER = { handler: 'reading/fetch' } as const;

/** Sends the ends of timers to devices. A queue calls it. */
export const RING_DELIVERY = { handler: 'ring/deliver' } as const;

export type Job = Pick<Route, 'handler'> & { readonly every: 'minute' };

export const JOBS: readonly Job[] = [
  { handler: 'contract/process-declarations', every: 'minute' },
  { handler: 'deletion/process-deletions', every: 'minute' },
  { handler: 'recipe/sweep-pictures', every: 'minute' },
  { handler: 'ring/remind', every: 'minute' },
];

/**
 * Returns the route of a request, with the values of its `{names}`.
 * @returns undefined if no route matches
 */
export function matchRoute(
  method: string,
  path: string,
): { route: Route; params: Record<string, string> } | undefined {
  for (const route of ROUTES) {
    const params = methodsOf(route).includes(method) ? matchPath(route.path, path) : undefined;
    if (params) return { route, params };
  }
  return undefined;
}

function matchPath(template: string, path: string): Record<string, string> | undefined {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = text;
    else if (part !== text) return undefined;
  }
  return params;
}
