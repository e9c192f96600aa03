/** One endpoint of the API, and everything its Lambda may touch. Read by infra, the local stage and the tests. */
export type Route = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  /** The file of the handler, below `functions/`. */
  readonly handler: string;
  readonly table?: readonly TableUse[];
  readonly photos?: readonly PhotoUse[];
  readonly models?: true;
  readonly mail?: true;
  readonly stripe?: true;
  /** Is told things by Stripe, which prove by a signature that they come from there. */
  readonly stripeNotices?: true;
  readonly google?: true;
  /** Streams its answer, and may take longer than the 30 s that other routes have. */
  readonly streams?: true;
};

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * What a Lambda does with the items of the table. Checking a session notes its use now and then, so that routes which only
 * read change too.
 */
export type TableUse = 'get' | 'put' | 'change' | 'delete' | 'list';
export type PhotoUse = 'put' | 'find' | 'remove';

export const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/register',
    handler: 'account/register',
    table: ['get', 'put', 'change', 'delete'],
    mail: true,
  },
  {
    method: 'POST',
    path: '/api/verify-email',
    handler: 'account/verify-email',
    table: ['get', 'change'],
  },
  {
    method: 'POST',
    path: '/api/verify-email/resend',
    handler: 'account/resend-verification',
    table: ['get', 'put', 'change', 'delete'],
    mail: true,
  },
  {
    method: 'POST',
    path: '/api/password-reset/request',
    handler: 'account/request-reset',
    table: ['get', 'put', 'change', 'delete'],
    mail: true,
  },
  {
    method: 'POST',
    path: '/api/password-reset/confirm',
    handler: 'account/reset-password',
    table: ['get', 'put', 'change'],
    mail: true,
  },
  {
    method: 'POST',
    path: '/api/login',
    handler: 'account/log-in',
    table: ['get', 'put', 'change', 'delete'],
  },
  {
    method: 'POST',
    path: '/api/login/link',
    handler: 'account/request-log-in-link',
    table: ['get', 'put', 'change', 'delete'],
    mail: true,
  },
  {
    method: 'POST',
    path: '/api/login/confirm',
    handler: 'account/log-in-by-link',
    table: ['get', 'put', 'change'],
  },
  { method: 'GET', path: '/api/google-auth', handler: 'account/google-consent', google: true },
  {
    method: 'POST',
    path: '/api/google-auth',
    handler: 'account/google',
    table: ['get', 'put', 'change', 'delete'],
    mail: true,
    google: true,
  },
  { method: 'POST', path: '/api/logout', handler: 'account/log-out', table: ['get', 'change'] },
  { method: 'GET', path: '/api/user', handler: 'account/user', table: ['get', 'put', 'change'] },
  { method: 'POST', path: '/api/user/avoid', handler: 'account/avoid', table: ['get', 'put', 'change'] },
  {
    method: 'DELETE',
    path: '/api/user',
    handler: 'account/delete-account',
    table: ['get', 'put', 'change', 'delete', 'list'],
    google: true,
  },
  {
    method: 'GET',
    path: '/api/user/export',
    handler: 'account/export',
    table: ['get', 'change', 'delete', 'list'],
  },
  { method: 'GET', path: '/api/user/sessions', handler: 'account/sessions', table: ['get', 'change'] },
  {
    method: 'DELETE',
    path: '/api/user/sessions',
    handler: 'account/end-sessions',
    table: ['get', 'change'],
  },
  {
    method: 'GET',
    path: '/api/user/recipe-usage',
    handler: 'plan/recipe-usage',
    table: ['get', 'put', 'change', 'delete', 'list'],
  },
  {
    method: 'GET',
    path: '/api/user/subscription',
    handler: 'plan/subscription',
    table: ['get', 'put', 'change'],
  },
  { method: 'GET', path: '/api/subscription/plans', handler: 'plan/plans' },
  {
    method: 'POST',
    path: '/api/subscription/create',
    handler: 'plan/check-out',
    table: ['get', 'put', 'change'],
    stripe: true,
  },
  {
    method: 'POST',
    path: '/api/subscription/portal',
    handler: 'plan/portal',
    table: ['get', 'put', 'change'],
    stripe: true,
  },
  {
    method: 'POST',
    path: '/api/stripe/webhook',
    handler: 'plan/webhook',
    table: ['get', 'put', 'change'],
    stripe: true,
    stripeNotices: true,
  },
  {
    method: 'POST',
    path: '/api/contract/cancel',
    handler: 'contract/cancel',
    table: ['get', 'put', 'change'],
  },
  {
    method: 'POST',
    path: '/api/contract/cancel/undo',
    handler: 'contract/undo',
    table: ['get', 'put', 'change', 'delete', 'list'],
    mail: true,
    stripe: true,
  },
  {
    method: 'POST',
    path: '/api/contract/withdraw',
    handler: 'contract/withdraw',
    table: ['get', 'put', 'change'],
  },
  {
    method: 'POST',
    path: '/api/contract/withdraw/confirm',
    handler: 'contract/confirm-withdrawal',
    table: ['get', 'put', 'change', 'delete', 'list'],
    mail: true,
    stripe: true,
  },
  {
    method: 'GET',
    path: '/api/recipes',
    handler: 'recipe/list',
    table: ['get', 'put', 'change', 'delete', 'list'],
  },
  {
    method: 'GET',
    path: '/api/recipes/{id}',
    handler: 'recipe/find',
    table: ['get', 'put', 'change', 'delete', 'list'],
  },
  {
    method: 'DELETE',
    path: '/api/recipes/{id}',
    handler: 'recipe/delete',
    table: ['get', 'put', 'change', 'delete', 'list'],
    photos: ['remove'],
  },
  {
    method: 'POST',
    path: '/api/recipes/{id}/translation',
    handler: 'generation/translate',
    table: ['get', 'put', 'change', 'delete', 'list'],
    models: true,
  },
  {
    method: 'POST',
    path: '/api/recipes/{id}/cooked',
    handler: 'cooking/mark',
    table: ['get', 'put', 'change', 'delete', 'list'],
  },
  {
    method: 'DELETE',
    path: '/api/recipes/{id}/cooked',
    handler: 'cooking/unmark',
    table: ['get', 'put', 'change', 'delete', 'list'],
  },
  {
    method: 'GET',
    path: '/api/nutrition/goals/current',
    handler: 'goals/current',
    table: ['get', 'put', 'change', 'list'],
  },
  {
    method: 'POST',
    path: '/api/nutrition/goals',
    handler: 'goals/set',
    table: ['get', 'put', 'change', 'list'],
  },
  {
    method: 'GET',
    path: '/api/nutrition/tracking/daily',
    handler: 'cooking/tracking-daily',
    table: ['get', 'put', 'change', 'list'],
  },
  {
    method: 'GET',
    path: '/api/nutrition/tracking/range',
    handler: 'cooking/tracking-range',
    table: ['get', 'put', 'change', 'list'],
  },
  {
    method: 'GET',
    path: '/api/badges/user',
    handler: 'badge/list',
    table: ['get', 'put', 'change', 'delete', 'list'],
  },
  {
    method: 'POST',
    path: '/api/analyze',
    handler: 'generation/generate',
    table: ['get', 'put', 'change', 'delete', 'list'],
    photos: ['put', 'find', 'remove'],
    models: true,
    streams: true,
  },
  {
    method: 'GET',
    path: '/api/recipes/{id}/alternatives',
    handler: 'generation/alternatives',
    table: ['get', 'put', 'change', 'delete', 'list'],
    photos: ['put', 'find', 'remove'],
    models: true,
    streams: true,
  },
  {
    method: 'POST',
    path: '/api/recipes/{id}/alternatives',
    handler: 'generation/alternatives',
    table: ['get', 'put', 'change', 'delete', 'list'],
    photos: ['put', 'find', 'remove'],
    models: true,
    streams: true,
  },
  {
    method: 'DELETE',
    path: '/api/analyze/{key}',
    handler: 'generation/cancel',
    table: ['get', 'put', 'change', 'delete', 'list'],
    photos: ['remove'],
  },
];

/**
 * Lets in to API Gateway what comes through our CDN, which proves itself by a word in a header. The Lambda touches nothing
 * but that word.
 */
export const ORIGIN_CHECK = { handler: 'origin-check/check-origin', header: 'x-origin-secret' } as const;

/** A Lambda that no request starts but the clock, and everything it may touch. */
export type Job = Pick<Route, 'handler' | 'table' | 'photos' | 'mail' | 'stripe'> & {
  readonly every: 'minute';
};

export const JOBS: readonly Job[] = [
  {
    handler: 'contract/process-declarations',
    every: 'minute',
    table: ['get', 'put', 'change', 'delete', 'list'],
    mail: true,
    stripe: true,
  },
  {
    handler: 'account/process-deletions',
    every: 'minute',
    table: ['get', 'put', 'change', 'delete', 'list'],
    photos: ['remove'],
    mail: true,
    stripe: true,
  },
];

/**
 * The route of a request, with what stands in the place of its `{names}`.
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
