/**
 * One endpoint of the API: read by infra, the local stage and the tests. The rights of its Lambda follow from the ports
 * that its handler uses.
 */
export type Route = {
  readonly method: Method;
  readonly path: `/api/${string}` | `/r/${string}` | `/c/${string}`;
  /** The file of the handler, below `functions/`. */
  readonly handler: string;
  /** Streams its response, and may run longer than the 30 s of other routes. */
  readonly streams?: true;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const ROUTES: readonly Route[] = parseRoutes(`
POST /api/register account/register
POST /api/verify-email account/verify-email
POST /api/verify-email/resend account/resend-verification
POST /api/password-reset/request account/request-reset
POST /api/password-reset/confirm account/reset-password
POST /api/login account/log-in
POST /api/login/link account/request-log-in-link
POST /api/login/confirm account/log-in-by-link
GET /api/google-auth account/google-consent
POST /api/google-auth account/google
POST /api/logout account/log-out
GET /api/user account/user
POST /api/user/avoid avoid/replace
PATCH /api/user/avoid avoid/change
POST /api/user/name account/name
POST /api/user/password account/change-password
DELETE /api/user account/delete-account
GET /api/user/export account/export
GET /api/user/sessions session/list
DELETE /api/user/sessions session/end-others
GET /api/tokens token/list
POST /api/tokens token/create
GET /api/tokens/current token/current
DELETE /api/tokens/{id} token/end
GET /api/openapi.json open-api/find
POST /api/mcp mcp/serve
GET /api/user/recipe-usage plan/recipe-usage
GET /api/user/subscription plan/subscription
GET /api/subscription/plans plan/plans
POST /api/subscription/create plan/check-out
POST /api/subscription/portal plan/portal
POST /api/stripe/webhook plan/webhook
POST /api/contract/cancel contract/cancel
POST /api/contract/cancel/undo contract/undo
POST /api/contract/withdraw contract/withdraw
POST /api/contract/withdraw/confirm contract/confirm-withdrawal
GET /api/recipes recipe/list
POST /api/recipes recipe/create
POST /api/recipes/read reading/read
POST /api/recipes/read/image reading/image streams
GET /api/recipes/changes recipe/changes
GET /api/recipes/{id} recipe/find
PUT /api/recipes/{id} recipe/edit
PATCH /api/recipes/{id} recipe/personal
DELETE /api/recipes/{id} recipe/delete
GET /api/recipes/{id}/export recipe/export
GET /api/recipes/{id}/share sharing/find
POST /api/recipes/{id}/share sharing/share
DELETE /api/recipes/{id}/share sharing/stop
POST /api/recipes/copy sharing/copy
GET /r/{token} sharing/page
GET /r/{token}/{picture} sharing/picture
POST /api/recipes/{id}/translation generation/translate
POST /api/recipes/{id}/cooked cooking/mark
DELETE /api/recipes/{id}/cooked cooking/unmark
GET /api/household household/find
POST /api/household household/found
PATCH /api/household household/change
POST /api/household/invite household/invite
DELETE /api/household/invite household/withdraw-invite
POST /api/household/invite/preview household/preview-invite
POST /api/household/join household/join
DELETE /api/household/members/{id} household/remove-member
GET /api/list list/find
POST /api/list/changes list/change
GET /api/week week/find
POST /api/week/changes week/change
GET /api/week/calendar calendar/find
POST /api/week/calendar calendar/make
DELETE /api/week/calendar calendar/withdraw
GET /c/{calendar} calendar/file
POST /api/diary diary/log
DELETE /api/diary/{id} diary/take-back
GET /api/products/{barcode} product/find
GET /api/foods food/find
GET /api/nutrition/goals/current goals/current
POST /api/nutrition/goals goals/set
GET /api/nutrition/tracking/daily cooking/tracking-daily
GET /api/nutrition/tracking/range cooking/tracking-range
GET /api/badges/user badge/list
POST /api/analyze generation/generate streams
GET /api/recipes/{id}/alternatives generation/alternatives streams
POST /api/recipes/{id}/alternatives generation/alternatives streams
DELETE /api/analyze/{key} generation/cancel
`);

/**
 * Parses lines of method, path, handler and "streams": every Lambda bundles them, and objects would be twice as large.
 */
function parseRoutes(lines: string): Route[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [method, path, handler, streams] = line.trim().split(' ');
      // A test holds every line to the schema of the API's document.
      return { method, path, handler, ...(streams && { streams: true }) } as Route;
    });
}

/** Methods that a handler answers besides its own: the Model Context Protocol asks for a 405, not a 404. */
const ALSO_ANSWERED: Readonly<Record<string, readonly string[]>> = { '/api/mcp': ['GET', 'DELETE'] };

/** Returns the methods of a route: pages outside the API also answer HEAD. */
export const methodsOf = ({ method, path }: Route): readonly string[] => [
  method,
  ...(path.startsWith('/api/') ? (ALSO_ANSWERED[path] ?? []) : ['HEAD']),
];

/**
 * Authorizes requests to API Gateway that come through our CDN, which proves itself by a secret in a header. The Lambda
 * needs no right.
 */
export const ORIGIN_CHECK = { handler: 'origin-check/check-origin', header: 'x-origin-secret' } as const;

/** Fetches pages of others for the routes that may invoke it. The Lambda needs no right. */
export const PAGE_FETCHER = { handler: 'reading/fetch' } as const;

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
