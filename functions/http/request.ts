import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import { DEFAULT_LANGUAGE, supportedLanguage, type Language } from '#core/language.ts';
import { err, ok, type Result } from '#core/result.ts';
import { DEFAULT_TIME_ZONE, timeZoneNamed, type TimeZone } from '#core/time.ts';
import type { Issue, RequestError } from './errors.ts';

/** Small enough for every form, large enough for none to notice. */
export const SMALL_BODY = 16 * 1024;

/** What Lambda takes, photos and all. */
export const LARGE_BODY = 6 * 1024 * 1024;

/** The headers by which the app says where its cook is. */
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
 * Whether a request that changes something comes from our own pages. Browsers say so themselves; older ones at least
 * name the origin.
 */
export function isFromOurPages(headers: APIGatewayProxyEventV2['headers'], origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site ? site === 'same-origin' : headers['origin'] === origin;
}

/** The JSON body of a request, checked by a schema. */
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

/** Anything from outside, checked by a schema; what is wrong is told field by field. */
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

/** A request's body as it was sent. */
export const rawBody = ({
  body = '',
  isBase64Encoded,
}: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;

function jsonOf(text: string): unknown {
  try {
    // Half a letter can only come in escaped, and looking at every value takes its time.
    return /\\ud[89a-f]/i.test(text) ? JSON.parse(text, refuseHalfLetters) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A lone surrogate is no text: the table would keep another one in its place. */
function refuseHalfLetters(name: string, value: unknown): unknown {
  if (name.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())) return value;
  throw new SyntaxError('Half a letter.');
}
