import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as v from 'valibot';
import type { Attempt } from '#core/limits/limits.ts';
import type { TokenUse } from '#core/account/access-tokens.ts';
import type { CurrentSession } from '#core/account/session.ts';
import { IdempotencyKey } from '#core/idempotency-key.ts';
import type { Language } from '#core/language.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { TimeZone } from '#core/time.ts';
import type { PortMakers, PortsOf } from '../rights.ts';
import { ourOrigin } from '../site.ts';
import { matchRoute } from '../routes.ts';
import { networkOf } from './network.ts';
import { accessChecks, type AccessChecks } from './access-checks.ts';
import type { ApiError } from './errors.ts';
import { format } from './format.ts';
import { describe, type Access, type Described, type Schema } from './operation.ts';
import { inRequest, log, msIntoRequest, traceOf } from '../telemetry/log.ts';
import { bearerToken, isFromOurPages, parseAs, rawBody, readBody, SMALL_BODY, localeOf } from './request.ts';
import { refuse, type Reply } from './respond.ts';

/** Ports that a route uses, and requests that it accepts: only from signed-in users, unless `session` is 'none'. */
export type Spec<Uses, Session, Params, Query, Body> = {
  readonly uses: Uses;
  readonly session?: Session;
  /**
   * Accepts access tokens as well: for reading with any scope, for changes with the scope `write`. Default: refused.
   */
  readonly takesTokens?: true;
  /**
   * Accepts requests of other servers, which authenticate in their own way. Default: only our own pages may send
   * changes.
   */
  readonly from?: 'anywhere';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Maximum size of the body as sent, in bytes. */
  readonly maxBody?: number;
  /** Returns the attempts as which a request counts. It is refused if one of them exceeds its limit. */
  readonly limits?: (from: { readonly network: string; readonly body: Output<Body> }) => readonly Attempt[];
};

type Output<Body> = Body extends Schema ? v.InferOutput<Body> : undefined;

/** Request that has passed every check. */
export type CheckedRequest<
  Uses extends PortMakers,
  Session,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
> = {
  readonly ports: PortsOf<Uses>;
  readonly session: Session extends 'none' ? undefined : CurrentSession;
  readonly params: v.InferOutput<Params>;
  readonly query: v.InferOutput<Query>;
  readonly body: v.InferOutput<Body>;
  readonly rawBody: string;
  readonly language: Language;
  readonly timeZone: TimeZone;
  readonly headers: APIGatewayProxyEventV2['headers'];
  readonly token: string | undefined;
  readonly cookies: readonly string[];
  /** Network of the request, as our proxy sees it. */
  readonly network: string;
  /** Idempotency-Key of the request: its repetitions have one effect. */
  readonly key: IdempotencyKey | undefined;
};

export type Unchecked = typeof NOTHING;

const NOTHING = v.unknown();

/**
 * Makes a Lambda handler: checks origin, session and content of a request, answers it, and formats the response with
 * sentences in the user's language, an ETag, and a line in the log. An exception becomes a 500 without details.
 */
export function route<
  Uses extends PortMakers,
  Session extends 'none' | undefined = undefined,
  Params extends Schema = Unchecked,
  Query extends Schema = Unchecked,
  Body extends Schema = Unchecked,
>(
  spec: Spec<Uses, Session, Params, Query, Body>,
  answer: (request: CheckedRequest<Uses, Session, Params, Query, Body>) => Promise<Reply>,
): ((event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>) & Described {
  const reply = replier(spec, accessChecks);
  const handler = async (event: APIGatewayProxyEventV2) => format(await reply(event, answer), event);
  return Object.assign(handler, describe(spec, accessChecks));
}

type RequestHandler<Request> = (request: Request) => Promise<Reply>;

/** Returns a function that checks, answers and logs requests of one route. Its answer is not formatted. */
export function replier<
  Uses extends PortMakers,
  Session extends 'none' | undefined,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
>(spec: Spec<Uses, Session, Params, Query, Body>, access: AccessChecks) {
  const ports = lazyPorts(spec.uses);
  return async (
    event: APIGatewayProxyEventV2,
    answer: RequestHandler<CheckedRequest<Uses, Session, Params, Query, Body>>,
  ): Promise<Reply> => {
    return logged(event, async () => {
      const checked = await check(spec, event, access);
      if (!checked.ok) return refuse(checked.error);
      const { renewed, ...request } = checked.value;
      // `check` has found a session unless the route needs none: the types cannot express this.
      const session = request.session as CheckedRequest<Uses, Session, Params, Query, Body>['session'];
      const { headers } = event;
      const from = {
        ...localeOf(headers),
        headers,
        cookies: event.cookies ?? [],
        network: networkOf(event),
      };
      const given = await answer({ ...request, ...from, session, ports });
      return renewed ? { ...given, cookies: [renewed, ...(given.cookies ?? [])] } : given;
    });
  };
}

/** Returns the ports of a route, created on first use and kept as long as the Lambda lives. */
export function lazyPorts<Uses extends PortMakers>(uses: Uses): PortsOf<Uses> {
  const ports = {};
  for (const [name, make] of Object.entries(uses)) {
    let made: unknown;
    Object.defineProperty(ports, name, { enumerable: true, get: () => (made ??= make()) });
  }
  // Filled by name from `uses`, which has a maker for each of these ports.
  return ports as PortsOf<Uses>;
}

function logged(event: APIGatewayProxyEventV2, answer: () => Promise<Reply>): Promise<Reply> {
  const { requestId, http } = event.requestContext;
  const path = matchRoute(http.method, http.path)?.route.path ?? 'unknown';
  return inRequest({ requestId, route: `${http.method} ${path}` }, async () => {
    const reply = await answerSafely(answer);
    const { status, error } = reply;
    log(
      {
        level: status < 500 ? 'info' : 'error',
        event: 'request',
        status,
        ...(error && { error: error.type }),
        ms: msIntoRequest(),
      },
      error && { Refusals: 1 },
    );
    return reply;
  });
}

async function answerSafely(answer: () => Promise<Reply>): Promise<Reply> {
  try {
    return await answer();
  } catch (failure) {
    log({ level: 'error', event: 'failure', failure: traceOf(failure) });
    return refuse({ type: 'Internal' });
  }
}

type Checked<Params extends Schema, Query extends Schema, Body extends Schema> = {
  params: v.InferOutput<Params>;
  query: v.InferOutput<Query>;
  body: v.InferOutput<Body>;
  rawBody: string;
  session: CurrentSession | undefined;
  token: string | undefined;
  key: IdempotencyKey | undefined;
  renewed: string | undefined;
};

async function check<Params extends Schema, Query extends Schema, Body extends Schema>(
  spec: Spec<PortMakers, 'none' | undefined, Params, Query, Body>,
  event: APIGatewayProxyEventV2,
  access: AccessChecks,
): Promise<Result<Checked<Params, Query, Body>, ApiError>> {
  const { method, path } = event.requestContext.http;
  const bearer = spec.session === 'none' ? undefined : bearerToken(event.headers);
  // Other sites cannot make a browser send a token.
  const isSafe = method === 'GET' || spec.from === 'anywhere' || bearer !== undefined;
  if (!isSafe && !isFromOurPages(event.headers, ourOrigin())) return err({ type: 'ForeignOrigin' });
  const token = bearer === undefined ? access.tokenOf(event.cookies) : undefined;
  const found = await (bearer === undefined
    ? findSession(spec, access, token)
    : findByToken(spec, access, { token: bearer, network: networkOf(event), writes: method !== 'GET' }));
  if (!found.ok) return found;
  const session = found.value;
  const isWrite = session && bearer === undefined && method !== 'GET';
  const mayWrite = isWrite ? await access.countWrite(session.userId) : ok(undefined);
  if (!mayWrite.ok) return mayWrite;
  const queuedBy = event.headers['x-user'];
  if (session && queuedBy !== undefined && queuedBy !== session.userId) return err({ type: 'AnotherUser' });

  const params = parseAs(spec.params ?? NOTHING, matchRoute(method, path)?.params);
  // An invalid ID is answered like an unknown one.
  if (!params.ok) return err({ type: 'NotFound' });
  const query = parseAs(spec.query ?? NOTHING, event.queryStringParameters ?? {});
  if (!query.ok) return query;
  const headers = parseAs(Headers, event.headers);
  if (!headers.ok) return headers;
  const read = spec.body
    ? readBody(event, spec.body, spec.maxBody ?? SMALL_BODY)
    : ok({ body: undefined, raw: rawBody(event) });
  if (!read.ok) return read;
  if (spec.limits) {
    const attempted = spec.limits({ network: networkOf(event), body: read.value.body as Output<Body> });
    const within = await access.checkLimits(attempted);
    if (!within.ok) return within;
  }
  return ok({
    params: params.value,
    query: query.value,
    body: read.value.body,
    rawBody: read.value.raw,
    session,
    token,
    key: headers.value['idempotency-key'],
    renewed: session?.renewed && token ? access.renew(token) : undefined,
  });
}

async function findSession(
  spec: Access,
  access: AccessChecks,
  token: string | undefined,
): Promise<Result<CurrentSession | undefined, ApiError>> {
  if (spec.session === 'none') return ok(undefined);
  const session = await access.authenticate(token);
  return session ? ok(session) : err({ type: 'NotSignedIn' });
}

/** Ignores cookies that are sent with a token. */
const findByToken = async (
  { takesTokens }: Access,
  access: AccessChecks,
  use: TokenUse,
): Promise<Result<CurrentSession, ApiError>> =>
  takesTokens ? access.authenticateToken(use) : err({ type: 'TokenRefused' });

const Headers = v.object({ 'idempotency-key': v.optional(IdempotencyKey) });
