/**
 * One endpoint of the API: read by infra, the local stage and the tests. The rights of its Lambda follow from the ports
 * that its handler uses.
 */
export type Route = {
  readonly method: Method;
  readonly path: `/api/${string}` | `/r/${string}` | `/c/${string}`;
  /** The file of the handler, below `functions/`. */
  readonly handler: string;
  /** Streams its answer, and may take longer than the 30 s that other routes have. */
  readonly streams?: true;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const ROUTES: readonly Route[] = [
  { method: 'POST', path: '/api/register', handler: 'account/register' },
  { method: 'POST', path: '/api/verify-email', handler: 'account/verify-email' },
  { method: 'POST', path: '/api/verify-email/resend', handler: 'account/resend-verification' },
  { method: 'POST', path: '/api/password-reset/request', handler: 'account/request-reset' },
  { method: 'POST', path: '/api/password-reset/confirm', handler: 'account/reset-password' },
  { method: 'POST', path: '/api/login', handler: 'account/log-in' },
  { method: 'POST', path: '/api/login/link', handler: 'account/request-log-in-link' },
  { method: 'POST', path: '/api/login/confirm', handler: 'account/log-in-by-link' },
  { method: 'GET', path: '/api/google-auth', handler: 'account/google-consent' },
  { method: 'POST', path: '/api/google-auth', handler: 'account/google' },
  { method: 'POST', path: '/api/logout', handler: 'account/log-out' },
  { method: 'GET', path: '/api/user', handler: 'account/user' },
  { method: 'POST', path: '/api/user/avoid', handler: 'avoid/replace' },
  { method: 'PATCH', path: '/api/user/avoid', handler: 'avoid/change' },
  { method: 'POST', path: '/api/user/name', handler: 'account/name' },
  { method: 'POST', path: '/api/user/password', handler: 'account/change-password' },
  { method: 'DELETE', path: '/api/user', handler: 'account/delete-account' },
  { method: 'GET', path: '/api/user/export', handler: 'account/export' },
  { method: 'GET', path: '/api/user/sessions', handler: 'session/list' },
  { method: 'DELETE', path: '/api/user/sessions', handler: 'session/end-others' },
  { method: 'GET', path: '/api/tokens', handler: 'token/list' },
  { method: 'POST', path: '/api/tokens', handler: 'token/create' },
  { method: 'DELETE', path: '/api/tokens/{id}', handler: 'token/end' },
  { method: 'GET', path: '/api/openapi.json', handler: 'open-api/find' },
  { method: 'GET', path: '/api/user/recipe-usage', handler: 'plan/recipe-usage' },
  { method: 'GET', path: '/api/user/subscription', handler: 'plan/subscription' },
  { method: 'GET', path: '/api/subscription/plans', handler: 'plan/plans' },
  { method: 'POST', path: '/api/subscription/create', handler: 'plan/check-out' },
  { method: 'POST', path: '/api/subscription/portal', handler: 'plan/portal' },
  { method: 'POST', path: '/api/stripe/webhook', handler: 'plan/webhook' },
  { method: 'POST', path: '/api/contract/cancel', handler: 'contract/cancel' },
  { method: 'POST', path: '/api/contract/cancel/undo', handler: 'contract/undo' },
  { method: 'POST', path: '/api/contract/withdraw', handler: 'contract/withdraw' },
  { method: 'POST', path: '/api/contract/withdraw/confirm', handler: 'contract/confirm-withdrawal' },
  { method: 'GET', path: '/api/recipes', handler: 'recipe/list' },
  { method: 'POST', path: '/api/recipes', handler: 'recipe/create' },
  { method: 'POST', path: '/api/recipes/read', handler: 'reading/read' },
  // A picture is larger than what API Gateway passes on, so it is streamed.
  { method: 'POST', path: '/api/recipes/read/image', handler: 'reading/image', streams: true },
  { method: 'GET', path: '/api/recipes/changes', handler: 'recipe/changes' },
  { method: 'GET', path: '/api/recipes/{id}', handler: 'recipe/find' },
  { method: 'PUT', path: '/api/recipes/{id}', handler: 'recipe/edit' },
  { method: 'PATCH', path: '/api/recipes/{id}', handler: 'recipe/personal' },
  { method: 'DELETE', path: '/api/recipes/{id}', handler: 'recipe/delete' },
  { method: 'GET', path: '/api/recipes/{id}/export', handler: 'recipe/export' },
  { method: 'GET', path: '/api/recipes/{id}/share', handler: 'sharing/find' },
  { method: 'POST', path: '/api/recipes/{id}/share', handler: 'sharing/share' },
  { method: 'DELETE', path: '/api/recipes/{id}/share', handler: 'sharing/stop' },
  { method: 'POST', path: '/api/recipes/copy', handler: 'sharing/copy' },
  // For those without an account.
  { method: 'GET', path: '/r/{token}', handler: 'sharing/page' },
  { method: 'GET', path: '/r/{token}/{picture}', handler: 'sharing/picture' },
  { method: 'POST', path: '/api/recipes/{id}/translation', handler: 'generation/translate' },
  { method: 'POST', path: '/api/recipes/{id}/cooked', handler: 'cooking/mark' },
  { method: 'DELETE', path: '/api/recipes/{id}/cooked', handler: 'cooking/unmark' },
  { method: 'GET', path: '/api/household', handler: 'household/find' },
  { method: 'POST', path: '/api/household', handler: 'household/found' },
  { method: 'PATCH', path: '/api/household', handler: 'household/change' },
  { method: 'POST', path: '/api/household/invite', handler: 'household/invite' },
  { method: 'DELETE', path: '/api/household/invite', handler: 'household/withdraw-invite' },
  { method: 'POST', path: '/api/household/invite/preview', handler: 'household/preview-invite' },
  { method: 'POST', path: '/api/household/join', handler: 'household/join' },
  { method: 'DELETE', path: '/api/household/members/{id}', handler: 'household/remove-member' },
  { method: 'GET', path: '/api/list', handler: 'list/find' },
  { method: 'POST', path: '/api/list/changes', handler: 'list/change' },
  { method: 'GET', path: '/api/week', handler: 'week/find' },
  { method: 'POST', path: '/api/week/changes', handler: 'week/change' },
  { method: 'GET', path: '/api/week/calendar', handler: 'calendar/find' },
  { method: 'POST', path: '/api/week/calendar', handler: 'calendar/make' },
  { method: 'DELETE', path: '/api/week/calendar', handler: 'calendar/withdraw' },
  // For calendar apps, which have no session.
  { method: 'GET', path: '/c/{calendar}', handler: 'calendar/file' },
  { method: 'POST', path: '/api/diary', handler: 'diary/log' },
  { method: 'DELETE', path: '/api/diary/{id}', handler: 'diary/take-back' },
  { method: 'GET', path: '/api/products/{barcode}', handler: 'product/find' },
  { method: 'GET', path: '/api/nutrition/goals/current', handler: 'goals/current' },
  { method: 'POST', path: '/api/nutrition/goals', handler: 'goals/set' },
  { method: 'GET', path: '/api/nutrition/tracking/daily', handler: 'cooking/tracking-daily' },
  { method: 'GET', path: '/api/nutrition/tracking/range', handler: 'cooking/tracking-range' },
  { method: 'GET', path: '/api/badges/user', handler: 'badge/list' },
  { method: 'POST', path: '/api/analyze', handler: 'generation/generate', streams: true },
  {
    method: 'GET',
    path: '/api/recipes/{id}/alternatives',
    handler: 'generation/alternatives',
    streams: true,
  },
  {
    method: 'POST',
    path: '/api/recipes/{id}/alternatives',
    handler: 'generation/alternatives',
    streams: true,
  },
  { method: 'DELETE', path: '/api/analyze/{key}', handler: 'generation/cancel' },
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
    const params = route.method === method ? matchPath(route.path, path) : undefined;
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
