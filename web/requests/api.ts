import * as v from 'valibot';
import { ApiError } from '../errors/api-error.ts';
import { UnreadableAnswer } from '../errors/unreadable-answer.ts';
import { preferredLanguage, timeZone } from '../i18n/language.ts';
import { deviceStorage } from '../device/local-storage.ts';
import { inTime, noteConnection } from './connection.ts';
import { TIMEOUTS, type RequestKind } from './timeouts.ts';

export type Options<Schema extends v.GenericSchema> = {
  /** Schema of a successful response. */
  readonly schema: Schema;
  readonly signal?: AbortSignal;
  /** Default: ordinary. */
  readonly kind?: RequestKind;
  readonly headers?: Readonly<Record<string, string>>;
  /** True if the request continues after its page is closed. Only for short bodies: browsers allow 64 KB. */
  readonly keepalive?: boolean;
};

/**
 * GETs JSON from our own API. A response that is unchanged (304) comes from memory.
 * @throws ApiError if the server refuses; TypeError if it cannot be reached; UnreadableAnswer if it is too new
 */
export async function get<Schema extends v.GenericSchema>(
  path: string,
  { schema, ...options }: Options<Schema>,
): Promise<v.InferOutput<Schema>> {
  return readAnswer(schema, (await getPage(path, options)).body);
}

/**
 * GETs a page of a list.
 * @returns its items and the path of the next page; the path is undefined on the last page
 */
export async function getList<Item extends v.GenericSchema>(
  path: string,
  { schema, ...options }: Options<Item>,
): Promise<{ items: v.InferOutput<Item>[]; next: string | undefined }> {
  const { body, next } = await getPage(path, options);
  return { items: readAnswer(v.array(schema), body), next };
}

/**
 * POSTs JSON to our own API.
 * @throws ApiError if the server refuses; TypeError if it cannot be reached; UnreadableAnswer if it is too new
 */
export async function post<Schema extends v.GenericSchema>(
  path: string,
  body: unknown,
  { schema, ...options }: Options<Schema>,
): Promise<v.InferOutput<Schema>> {
  return readAnswer(schema, await bodyOf(await send('POST', path, options, body)));
}

/**
 * PATCHes a resource of our own API. Ignores the answer.
 * @throws ApiError if the server refuses; TypeError if it cannot be reached
 */
export async function patch(
  path: string,
  body: unknown,
  options: Omit<Options<v.GenericSchema>, 'schema'> = {},
): Promise<void> {
  await bodyOf(await send('PATCH', path, options, body));
}

/**
 * DELETEs a resource of our own API.
 * @throws ApiError if the server refuses; TypeError if it cannot be reached
 */
export async function remove(
  path: string,
  options: Omit<Options<v.GenericSchema>, 'schema'> = {},
  body?: unknown,
): Promise<void> {
  await bodyOf(await send('DELETE', path, options, body));
}

/** Schema for a response that is ignored. */
export const Nothing = v.unknown();

/** Key that is set until an unsent log-out is sent. */
const PENDING_LOG_OUT = 'logOutOwed';

/** Ends the session on the server before the next request is sent. */
export const queueLogOut = (): void => deviceStorage.set(PENDING_LOG_OUT, '1');

/** Sends a request with our common headers, after any queued log-out. */
export async function send(...[method, path, options, body]: Parameters<typeof sendNow>): Promise<Response> {
  if (deviceStorage.get(PENDING_LOG_OUT)) {
    await sendNow('POST', '/api/logout', {});
    deviceStorage.remove(PENDING_LOG_OUT);
  }
  return sendNow(method, path, options, body);
}

/** @throws TypeError if the server cannot be reached, or does not answer in time */
async function sendNow(
  method: string,
  path: string,
  { signal, headers, keepalive = false, kind = 'ordinary' }: Omit<Options<v.GenericSchema>, 'schema'>,
  body?: unknown,
): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const timeout = AbortSignal.timeout(TIMEOUTS[kind]);
  const request = fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'x-preferred-language': preferredLanguage(),
      'x-timezone': timeZone(),
      ...(text && {
        'content-type': 'application/json',
        'x-amz-content-sha256': await sha256(text),
      }),
      ...headers,
    },
    ...(text && { body: text }),
    keepalive,
    // Also aborts if the body stalls.
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return inTime(request, kind);
}

/**
 * Reads a whole JSON response.
 * @throws ApiError if its status is not a success
 */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await inTime(response.text());
  if (!response.ok) throw new ApiError(response.status, text, Number(response.headers.get('retry-after')));
  return text === '' ? undefined : jsonIn(text);
}

/** @throws TypeError for other text: not our server, but the sign-in page of a network has answered */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError('No JSON.');
  }
}

/**
 * Parses the server's response.
 * @throws UnreadableAnswer if this version does not know its shape
 */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, body);
  } catch (cause) {
    noteConnection('isTooOld', true);
    throw new UnreadableAnswer('Unknown shape.', { cause });
  }
}

type CachedResponse = { readonly etag: string; readonly body: unknown; readonly next: string | undefined };

async function getPage(
  path: string,
  options: Omit<Options<v.GenericSchema>, 'schema'>,
): Promise<{ body: unknown; next: string | undefined }> {
  const key = `${preferredLanguage()} ${path}`;
  const cached = cachedResponses.get(key);
  const headers = { ...options.headers, ...(cached && { 'if-none-match': cached.etag }) };
  const response = await send('GET', path, { ...options, headers });
  if (response.status === 304 && cached) return cached;
  const body = await bodyOf(response);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  const etag = response.headers.get('etag');
  if (etag) cachedResponses.set(key, { etag, body, next });
  return { body, next };
}

/** Last responses by language and path, in memory, because the API forbids the browser to store them. */
const cachedResponses = new Map<string, CachedResponse>();

/** Clears the responses, which belong to the signed-in user. */
export const clearCachedResponses = (): void => cachedResponses.clear();

/** CloudFront signs requests to the streaming functions and needs the hash of the body. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
