import * as v from 'valibot';
import { ApiError } from '../errors/api-error.ts';
import { preferredLanguage, timeZone } from '../i18n/language.ts';
import { kept } from '../local-storage.ts';

export type Options<Schema extends v.GenericSchema> = {
  /** What a good answer looks like. */
  readonly schema: Schema;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * GETs JSON from our own API. What the server says is unchanged since is taken from the last answer.
 * @throws ApiError when the server refuses; TypeError when it cannot be reached
 */
export async function get<Schema extends v.GenericSchema>(
  path: string,
  { schema, ...options }: Options<Schema>,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, (await getPage(path, options)).body);
}

/**
 * GETs a page of a list.
 * @returns its items, and the path of the next page, where there is one
 */
export async function getList<Item extends v.GenericSchema>(
  path: string,
  { schema, ...options }: Options<Item>,
): Promise<{ items: v.InferOutput<Item>[]; next: string | undefined }> {
  const { body, next } = await getPage(path, options);
  return { items: v.parse(v.array(schema), body), next };
}

/**
 * POSTs JSON to our own API.
 * @throws ApiError when the server refuses; TypeError when it cannot be reached
 */
export async function post<Schema extends v.GenericSchema>(
  path: string,
  body: unknown,
  { schema, ...options }: Options<Schema>,
): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await bodyOf(await send('POST', path, options, body)));
}

/**
 * DELETEs something at our own API.
 * @throws ApiError when the server refuses; TypeError when it cannot be reached
 */
export async function remove(
  path: string,
  options: Omit<Options<v.GenericSchema>, 'schema'> = {},
  body?: unknown,
): Promise<void> {
  await bodyOf(await send('DELETE', path, options, body));
}

/** For answers that nothing is read from. */
export const Nothing = v.unknown();

/** Set while a sign-out could not be sent. */
const LOG_OUT_OWED = 'logOutOwed';

/** Has the server end the session, before anything else is sent, as soon as it can be reached. */
export const oweLogOut = (): void => kept.set(LOG_OUT_OWED, '1');

/** Sends a request with what every one of ours carries. */
export async function send(...[method, path, options, body]: Parameters<typeof sendNow>): Promise<Response> {
  if (kept.get(LOG_OUT_OWED)) {
    await sendNow('POST', '/api/logout', {});
    kept.remove(LOG_OUT_OWED);
  }
  return sendNow(method, path, options, body);
}

async function sendNow(
  method: string,
  path: string,
  { signal, headers }: Omit<Options<v.GenericSchema>, 'schema'>,
  body?: unknown,
): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      'x-preferred-language': preferredLanguage(),
      'x-timezone': timeZone(),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'x-amz-content-sha256': await sha256(text),
      }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
    ...(signal && { signal }),
  });
}

/**
 * Reads an answer whole.
 * @throws ApiError when it is a refusal
 */
export async function bodyOf(response: Response): Promise<unknown> {
  const answer = await response.text();
  if (!response.ok)
    throw new ApiError(response.status, answer, Number(response.headers.get('retry-after') ?? 0));
  return answer === '' ? undefined : JSON.parse(answer);
}

type Known = { readonly etag: string; readonly body: unknown; readonly next: string | undefined };

async function getPage(
  path: string,
  options: Omit<Options<v.GenericSchema>, 'schema'>,
): Promise<{ body: unknown; next: string | undefined }> {
  const key = `${preferredLanguage()} ${path}`;
  const known = answers.get(key);
  const headers = { ...options.headers, ...(known && { 'if-none-match': known.etag }) };
  const response = await send('GET', path, { ...options, headers });
  if (response.status === 304 && known) return known;
  const body = await bodyOf(response);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  const etag = response.headers.get('etag');
  if (etag) answers.set(key, { etag, body, next });
  return { body, next };
}

/** The last answers, by what they depend on. API answers are never stored by the browser. */
const answers = new Map<string, Known>();

/** Forgets every answer: they belonged to whoever was signed in. */
export const forgetAnswers = (): void => answers.clear();

/** The streaming functions are closed to anybody but our CDN, and that asks for the body's hash. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
