/**
 * One endpoint of the API: read by infra, the local stage and the tests. The rights of its Lambda follow from the ports
 * that its handler uses.
 */
export type Route = {
  readonly method: Method;
  readonly path: `/api/${string}` | `/r/${string}` | `/c/${string}` | `/.well-known/${string}` | '/connect';
  /** The file of the handler, below `functions/`. */
  readonly handler: string;
  /** Streams its response, and may run longer than the 30 s of other routes. */
  readonly streams?: true;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Outside of the API: a shared recipe, a calendar, a program that asks for access, and what it reads before. */
const PAGES = /^\/([rc]\/|connect$|\.)/;

/** Paths below `/api`, but for pages: every Lambda carries the list. */
export const ROUTES: readonly Route[] = parseRoutes(`
POST /register account/register
POST /verify-email account/verify-email
POST /verify-email/resend account/resend-verification
POST /password-reset/request account/request-reset
POST /password-reset/confirm account/reset-password
POST /login account/log-in
POST /login/link account/request-log-in-link
POST /login/confirm account/log-in-by-link
GET /google-auth account/google-consent
POST /google-auth account/google
POST /logout account/log-out
GET /user account/user
POST /user/avoid avoid/replace
PATCH /user/avoid avoid/change
POST /user/name account/name
POST /user/password account/change-password
DELETE /user account/delete-account
GET /user/export account/export
GET /user/sessions session/list
DELETE /user/sessions session/end-others
GET /tokens token/list
POST /tokens token/create
GET /tokens/current token/current
DELETE /tokens/{id} token/end
GET /openapi.json open-api/find
POST /mcp mcp/serve
GET /.well-known/oauth-authorization-server connection/server
GET /.well-known/oauth-protected-resource connection/resource
GET /.well-known/oauth-protected-resource/api/mcp connection/resource-of-mcp
GET /connect connection/show
POST /connect connection/allow
POST /oauth/register connection/register
POST /oauth/token connection/token
GET /user/recipe-usage plan/recipe-usage
GET /user/subscription plan/subscription
GET /subscription/plans plan/plans
POST /subscription/create plan/check-out
POST /subscription/portal plan/portal
POST /stripe/webhook plan/webhook
POST /contract/cancel contract/cancel
POST /contract/cancel/undo contract/undo
POST /contract/withdraw contract/withdraw
POST /contract/withdraw/confirm contract/confirm-withdrawal
GET /recipes recipe/list
POST /recipes recipe/create
POST /recipes/read reading/read
POST /recipes/read/image reading/image streams
GET /recipes/changes recipe/changes
GET /recipes/{id} recipe/find
PUT /recipes/{id} recipe/edit
PATCH /recipes/{id} recipe/personal
DELETE /recipes/{id} recipe/delete
GET /recipes/{id}/export recipe/export
GET /recipes/{id}/share sharing/find
POST /recipes/{id}/share sharing/share
DELETE /recipes/{id}/share sharing/stop
POST /recipes/copy sharing/copy
GET /r/{token} sharing/page
GET /r/{token}/{picture} sharing/picture
POST /recipes/{id}/translation generation/translate
POST /recipes/{id}/cooked cooking/mark
DELETE /recipes/{id}/cooked cooking/unmark
GET /household household/find
POST /household household/found
PATCH /household household/change
POST /household/invite household/invite
DELETE /household/invite household/withdraw-invite
POST /household/invite/preview household/preview-invite
POST /household/join household/join
DELETE /household/members/{id} household/remove-member
GET /list list/find
POST /list/changes list/change
GET /week week/find
POST /week/changes week/change
GET /week/calendar calendar/find
POST /week/calendar calendar/make
DELETE /week/calendar calendar/withdraw
GET /c/{calendar} calendar/file
POST /diary diary/log
DELETE /diary/{id} diary/take-back
GET /products/{barcode} product/find
GET /foods food/find
GET /nutrition/goals/current goals/current
POST /nutrition/goals goals/set
GET /nutrition/tracking/daily cooking/tracking-daily
GET /nutrition/tracking/range cooking/tracking-range
GET /badges/user badge/list
GET /ring-devices ring/devices
PUT /ring-devices ring/add
DELETE /ring-devices/{id} ring/remove
PUT /rings/{id} ring/change
POST /analyze generation/generate streams
GET /recipes/{id}/alternatives generation/alternatives streams
POST /recipes/{id}/alternatives generation/alternatives streams
DELETE /analyze/{key} generation/cancel
`);

/**
 * Parses lines of method, path, handler and "streams": every Lambda bundles them, and objects would be twice as large.
 */
function parseRoutes(lines: string): Route[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [method, path = '', handler, streams] = line.trim().split(' ');
      const whole = PAGES.test(path) ? path : `/api${path}`;
      // A test holds every line to the schema of the API's document.
      return { method, path: whole, handler, ...(streams && { streams: true }) } as Route;
    });
}

/** Methods that a handler answers besides its own: the Model Context Protocol asks for a 405, not a 404. */
const ALSO_ANSWERED: Readonly<Record<string, readonly string[]>> = {
  '/api/mcp': ['GET', 'DELETE'],
  '/connect': [],
};

/** Returns the methods of a route: pages outside the API that need no session also answer HEAD. */
export const methodsOf = ({ method, path }: Route): readonly string[] => [
  method,
  ...(ALSO_ANSWERED[path] ?? (path.startsWith('/api/') ? [] : ['HEAD'])),
];

/**
 * Authorizes requests to API Gateway that come through our CDN, which proves itself by a secret in a header. The Lambda
 * needs no right.
 */
export const ORIGIN_CHECK = { handler: 'origin-check/check-origin', header: 'x-origin-secret' } as const;

/** Fetches pages of others for the routes that may invoke it. The Lambda needs no right. */
export const PAGE_FETCHER = { handler: 'reading/fetch' } as const;

/** Tells devices the ends of their timers. A queue calls it. */
export const RING_DELIVERY = { handler: 'ring/deliver' } as const;

/** A Lambda that a schedule starts. */
export type Job = Pick<Route, 'handler'> & { readonly every: 'minute' };

export const JOBS: readonly Job[] = [
  { handler: 'contract/process-declarations', every: 'minute' },
  { handler: 'account/process-deletions', every: 'minute' },
  { handler: 'recipe/sweep-pictures', every: 'minute' },
];

/**
 * Returns the route of a request, with the values of its `{names}`.
 * @returns undefined when no route answers there
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
