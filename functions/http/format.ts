import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { LOCALE, type Language } from '#core/language.ts';
import { localDay, type TimeZone } from '#core/time.ts';
import { SENTENCE, type ApiError } from './errors.ts';
import { localeOf } from './request.ts';
import type { Reply } from './respond.ts';
import { isSentence, sentencesIn } from '../sentences/sentences.ts';

/** Formats a reply as JSON that no cache on the way stores; a GET has an ETag, which the app stores. */
export function format(reply: Reply, event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 {
  const { language, timeZone } = localeOf(event.headers);
  const body = reply.error ? errorBody(reply.error, event) : reply.body;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = { ...reply.headers, 'cache-control': 'no-store', 'content-language': language };
  const cookies = reply.cookies ? { cookies: [...reply.cookies] } : {};
  if (text === undefined)
    return { statusCode: reply.status === 200 && !reply.bytes ? 204 : reply.status, headers, ...cookies };
  const typed = { ...headers, 'content-type': 'application/json; charset=utf-8' };
  if (event.requestContext.http.method !== 'GET' || reply.error) {
    return { statusCode: reply.status, headers: typed, body: text, ...cookies };
  }
  const etag = etagOf(text, language, localDay(Date.now(), timeZone));
  return isHeld(etag, event.headers['if-none-match'])
    ? { statusCode: 304, headers: { ...headers, etag }, ...cookies }
    : { statusCode: reply.status, headers: { ...typed, etag }, body: text, ...cookies };
}

/** Returns a tag that changes with the body, and with the language and the day that the app shows it in. */
const etagOf = (...parts: readonly string[]): string =>
  `"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)}"`;

/**
 * Tells whether the client has the answer of this tag already. Weak and strong tags compare alike here.
 * Source: RFC 9110, 13.1.2
 */
const isHeld = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.trim() === '*' ||
  [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag);

const MAX_ISSUES = 20;

/** Returns `{ error: sentence, type, …properties }`. The sentence of an internal failure names the request's ID. */
export function errorBody(
  error: ApiError,
  { headers, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
): Record<string, unknown> {
  const { language, timeZone } = localeOf(headers);
  const i18n = sentencesIn(language);
  const { type, ...facts } = error;
  const values = {
    ...facts,
    code: requestContext.requestId,
    ...('resetsAt' in error && { day: dayMonth(error.resetsAt, language, timeZone) }),
    // A choice between sentences has names without hyphens.
    ...('reason' in error && { reason: error.reason.replaceAll('-', '_') }),
    ...('retryAfterSeconds' in error && {
      minutes: Math.ceil(error.retryAfterSeconds / 60),
      hours: Math.ceil(error.retryAfterSeconds / 3_600),
    }),
  };
  const body = { error: i18n._(SENTENCE[type], values), type, ...facts };
  if (error.type !== 'InvalidInput') return body;
  const issues = error.issues.slice(0, MAX_ISSUES).map(({ field, message }) => ({
    field,
    message: i18n._(isSentence(message) ? message : SENTENCE.InvalidInput),
    ...(isSentence(message) && { key: message }),
  }));
  return { ...body, error: issues[0]?.message ?? body.error, issues };
}

/** "1 December", "1. Dezember". */
const dayMonth = (at: number, language: Language, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(at);
