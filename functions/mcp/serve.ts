import { randomUUID } from 'node:crypto';
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type Server,
} from '@modelcontextprotocol/server';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { CurrentAccessToken } from '#core/account/access-token.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { ApiError } from '../http/errors.ts';
import { format } from '../http/format.ts';
import { openRoute } from '../http/open-route.ts';
import { bearerToken, isFromOtherPages } from '../http/request.ts';
import { refuse, type Reply } from '../http/respond.ts';
import { clock, ownApi, secrets } from '../ports.ts';
import { ourOrigin } from '../site.ts';
import { callerBy, passedOn, type OwnApi } from './caller.ts';
import { serverFor } from './server.ts';

/** Maximum size of a request, in bytes: enough for a recipe. */
const MAX_BODY = 256 * 1024;

/** Maximum number of messages in a request. Only the protocol of March 2025 allows several; each may use the API. */
const MAX_MESSAGES = 10;

const Message = v.pipe(
  v.unknown(),
  v.check((body) => !Array.isArray(body) || body.length <= MAX_MESSAGES),
);

const post = openRoute(
  { uses: { clock, ownApi, secrets }, from: 'anywhere', body: Message, maxBody: MAX_BODY },
  async ({ ports, headers, rawBody, language }) => {
    const origin = ourOrigin();
    if (isFromOtherPages(headers, origin)) return refuse({ type: 'ForeignOrigin' });
    if (bearerToken(headers) === undefined) return challenge({ type: 'NotSignedIn' });
    const asCaller = passedOn(headers);
    const token = await tokenOf(ports.ownApi, asCaller);
    if (!token.ok) return challenge(token.error);
    const { userId, scope } = token.value;
    const caller = callerBy({
      ownApi: ports.ownApi,
      headers: asCaller,
      origin,
      userId,
      language,
      id: () => ports.secrets.id(),
      made: () => ({ id: randomUUID(), at: ports.clock.now() }),
    });
    const request = new Request(`${origin}/api/mcp`, {
      method: 'POST',
      headers: protocolHeaders(headers),
      body: rawBody,
    });
    return replyOf(await serve(request, () => serverFor(scope, caller)));
  },
);

/** POST /api/mcp. The Model Context Protocol, without sessions: each request gets its own answer as JSON. */
export const handler = Object.assign(
  (event: APIGatewayProxyEventV2) =>
    event.requestContext.http.method === 'POST' ? post(event) : Promise.resolve(format(ONLY_POST, event)),
  { ...post },
);

/** There are no streams to open, and no sessions to end. */
const ONLY_POST: Reply = { status: 405, headers: { allow: 'POST' } };

/** Source: RFC 6750, 3; RFC 9728, 5.1 */
const challenge = (error: ApiError): Reply => {
  const { headers, ...reply } = refuse(error);
  return {
    ...reply,
    headers: {
      ...headers,
      'www-authenticate': `Bearer realm="Munchify", resource_metadata="${ourOrigin()}/.well-known/oauth-protected-resource/api/mcp"`,
    },
  };
};

/** Errors by which the API refuses a token. */
const TokenError = v.variant('type', [
  v.object({ type: v.picklist(['NotSignedIn', 'TokenInvalid']) }),
  v.object({ type: v.literal('TooManyAttempts'), retryAfterSeconds: v.number() }),
]);

/** Asks the API who the token belongs to, and what it allows. */
async function tokenOf(
  api: OwnApi,
  headers: Readonly<Record<string, string>>,
): Promise<Result<CurrentAccessToken, ApiError>> {
  const { status, body } = await api.ask({ method: 'GET', path: '/api/tokens/current', headers });
  return status < 400 ? ok(v.parse(CurrentAccessToken, body)) : err(v.parse(TokenError, body));
}

/** Returns the headers that the protocol needs. The SDK gets no others, above all no tokens and cookies. */
const protocolHeaders = (headers: APIGatewayProxyEventV2['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && /^(?:accept|content-type|mcp-.*)$/.test(name) ? [[name, value]] : [],
    ),
  );

/** Answers a request of the current protocol, or of the previous one. */
async function serve(request: Request, makeServer: () => Server): Promise<Response> {
  // Nothing here changes on its own, so there is nothing to subscribe to.
  if (!(await isLegacyRequest(request)))
    return createMcpHandler(makeServer, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await makeServer().connect(transport);
  return transport.handleRequest(request);
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text();
  return {
    status: response.status,
    ...(text !== '' && { text }),
    headers: Object.fromEntries(response.headers),
  };
}
