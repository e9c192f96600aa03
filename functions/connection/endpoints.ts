/** Paths of the endpoints by which a program gets an access token. */
export const ENDPOINTS = {
  resource: '/api/mcp',
  connect: '/connect',
  register: '/api/oauth/register',
  token: '/api/oauth/token',
} as const;

/** Tells whether a client asks for our only resource. Older clients name none. Source: RFC 8707, 2 */
export const isOurResource = (resource: string | undefined, origin: string): boolean =>
  resource === undefined || resource.replace(/\/$/, '') === `${origin}${ENDPOINTS.resource}`;
