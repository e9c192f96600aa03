import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { LOCALE, type Language } from '#core/language.ts';
import { localDay, type TimeZone } from '#core/time.ts';
import { etagOf, isHeld } from './etag.ts';
import { SENTENCE, type ApiError } from './errors.ts';
import { localeOf } from './request.ts';
import type { Reply } from './respond.ts';
import { isSentence, sentencesIn } from '../sentences/sentences.ts';

/**
 * Formats a reply, mostly as JSON. No cache stores it unless the handler allows it. A GET has an ETag, which the app
 * stores.
 */
export function format(reply: Reply, event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 {
  const { language, timeZone } = localeOf(event.headers);
  const body = reply.error ? errorBody(reply.error, event) : reply.body;
  const text = reply.text ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers = { 'content-language': language, 'cache-control': 'no-store', ...reply.headers };
  const cookies = reply.cookies ? { cookies: [...reply.cookies] } : {};
  if (reply.bytes) {
    const bytes = { body: Buffer.from(reply.bytes).toString('base64'), isBase64Encoded: true };
    return { statusCode: reply.status, headers, ...bytes, ...cookies };
  }
  if (text === undefined)
    return { statusCode: reply.status === 200 ? 204 : reply.status, headers, ...cookies };
  const typed = { 'content-type': 'application/json; charset=utf-8', ...headers };
  if (event.requestContext.http.method !== 'GET' || reply.error || reply.status !== 200) {
    return { statusCode: reply.status, headers: typed, body: text, ...cookies };
  }
  // Language and day are part of the tag, because the shown body depends on them. A handler may have set a tag that
  // needs no body.
  const etag = reply.headers?.['etag'] ?? etagOf(text, language, localDay(Date.now(), timeZone));
  return isHeld(etag, event.headers['if-none-match'])
    ? { statusCode: 304, headers: { ...headers, etag }, ...cookies }
    : { statusCode: reply.status, headers: { ...typed, etag }, body: text, ...cookies };
}

const MAX_ISSUES = 20;

/** Returns `{ error: sentence, type, …properties }`. The sentence of an internal failure contains the request's ID. */
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
    // Names in a message's `select` may have no hyphens.
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
