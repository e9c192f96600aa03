import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { DEFAULT_LANGUAGE, supportedLanguage, type Language } from '#core/language.ts';
import { err, ok, type Result } from '#core/result.ts';
import { DEFAULT_TIME_ZONE, timeZoneNamed, type TimeZone } from '#core/time.ts';
import type { Issue, RequestError } from './errors.ts';

export const SMALL_BODY = 16 * 1024;

/** Maximum size of a body with photos, in bytes: Lambda's own limit. */
export const LARGE_BODY = 6 * 1024 * 1024;

/** Reads the user's language and time zone from the app's headers. */
export function localeOf(headers: APIGatewayProxyEventV2['headers']): {
  language: Language;
  timeZone: TimeZone;
} {
  return {
    language: supportedLanguage([headers['x-preferred-language']]) ?? DEFAULT_LANGUAGE,
    timeZone: timeZoneNamed(headers['x-timezone'] ?? '') ?? DEFAULT_TIME_ZONE,
  };
}

/**
 * Tells whether a change comes from our own pages. Browsers send this in a header; older ones at least send the origin.
 */
export function isFromOurPages(headers: APIGatewayProxyEventV2['headers'], origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site ? site === 'same-origin' : headers['origin'] === origin;
}

/** Tells whether a page of another site sends a request. Programs other than browsers send no origin. */
export const isFromOtherPages = (headers: APIGatewayProxyEventV2['headers'], origin: string): boolean =>
  (headers['sec-fetch-site'] ?? headers['origin']) !== undefined && !isFromOurPages(headers, origin);

/**
 * Returns the access token of a request. Reads only the header: tokens in addresses end up in logs.
 * @returns undefined without the header, otherwise whatever it contains Source: RFC 6750, 2.1
 */
export const bearerToken = (headers: APIGatewayProxyEventV2['headers']): string | undefined =>
  /^Bearer\b\s*(?<token>.*)$/i.exec(headers['authorization'] ?? '')?.groups?.['token'];

/** Reads the JSON body of a request and checks it with a schema. */
export function readBody<Schema extends v.GenericSchema>(
  event: Pick<APIGatewayProxyEventV2, 'headers' | 'body' | 'isBase64Encoded'>,
  schema: Schema,
  maxBytes: number,
): Result<{ body: v.InferOutput<Schema>; raw: string }, RequestError> {
  const raw = rawBody(event);
  if (raw.length > maxBytes || Buffer.byteLength(raw) > maxBytes) return err({ type: 'BodyTooLarge' });
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? ''))
    return err({ type: 'WrongContentType' });
  const body = parseAs(schema, jsonOf(raw));
  return body.ok ? ok({ body: body.value, raw }) : body;
}

/** Checks a foreign value with a schema. Errors name their fields. */
export function parseAs<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Result<v.InferOutput<Schema>, Extract<RequestError, { type: 'InvalidInput' }>> {
  const parsed = v.safeParse(schema, input);
  return parsed.success
    ? ok(parsed.output)
    : err({ type: 'InvalidInput', issues: parsed.issues.map(issueOf) });
}

const issueOf = (issue: v.BaseIssue<unknown>): Issue => ({
  field: v.getDotPath(issue) ?? '',
  message: issue.message,
});

/** Returns the body of a request as it was sent. */
export const rawBody = ({
  body = '',
  isBase64Encoded,
}: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;

function jsonOf(text: string): unknown {
  try {
    // Lone surrogates only arrive escaped, and checking every value takes time.
    return /\\ud[89a-f]/i.test(text) ? JSON.parse(text, refuseHalfLetters) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Refuses lone surrogates: they are not text, and the table would store another character. */
function refuseHalfLetters(name: string, value: unknown): unknown {
  if (name.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())) return value;
  throw new SyntaxError('Half a letter.');
}
