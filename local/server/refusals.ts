import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { IncomingMessage } from 'node:http';

/** Bytes of a request, and of an answer, that Lambda passes on: each is one text of JSON. Source: Lambda quotas */
const MOST_PAYLOAD = 6 * 1024 * 1024;

/** Bytes of the request line and the headers together. Source: quotas of HTTP APIs */
const MOST_HEADERS = 10_240;

/** Bytes of an address. Source: CloudFront quotas */
const MOST_ADDRESS = 8_192;

/** Milliseconds after which API Gateway answers for a Lambda. Source: quotas of HTTP APIs */
export const LONGEST_ANSWER = 30_000;

/** An answer of AWS in place of a Lambda's. */
export type Refusal = { readonly status: number; readonly message: string };

/** Returns why AWS refuses a request before a Lambda sees it. */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { url = '', rawHeaders } = request;
  if (Buffer.byteLength(url) > MOST_ADDRESS) return { status: 414, message: 'URI Too Long' };
  const length = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text), Buffer.byteLength(url));
  return length > MOST_HEADERS ? { status: 431, message: 'Request Header Fields Too Large' } : undefined;
}

/** Tells whether an event is longer than what Lambda accepts. */
export const isEventTooLong = (event: APIGatewayProxyEventV2): boolean => bytesOf(event) > MOST_PAYLOAD;

/** Returns why AWS does not pass on what a Lambda answers. */
export function refusalOfAnswer(answer: APIGatewayProxyStructuredResultV2): Refusal | undefined {
  const headers = Object.entries(answer.headers ?? {}).flatMap(([name, value]) => [name, String(value)]);
  const length = [...headers, ...(answer.cookies ?? [])].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    0,
  );
  return bytesOf(answer) > MOST_PAYLOAD || length > MOST_HEADERS
    ? { status: 500, message: 'Internal Server Error' }
    : undefined;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
