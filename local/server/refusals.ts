import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { IncomingMessage } from 'node:http';

/** Maximum bytes of a request or answer of a Lambda, each as a JSON text. Source: Lambda quotas */
const MOST_PAYLOAD = 6 * 1024 * 1024;

/** Maximum bytes of request line and headers together. Source: quotas of HTTP APIs */
const MOST_HEADERS = 10_240;

/** Maximum bytes of an address. Source: CloudFront quotas */
const MOST_ADDRESS = 8_192;

/** Milliseconds after which API Gateway answers for a Lambda. Source: quotas of HTTP APIs */
export const LONGEST_ANSWER = 30_000;

/** Response of AWS instead of a Lambda's. */
export type Refusal = { readonly status: number; readonly message: string };

/** Returns the refusal of a request that AWS does not pass on to a Lambda. */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { url = '', rawHeaders } = request;
  if (Buffer.byteLength(url) > MOST_ADDRESS) return { status: 414, message: 'URI Too Long' };
  const length = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text), Buffer.byteLength(url));
  return length > MOST_HEADERS ? { status: 431, message: 'Request Header Fields Too Large' } : undefined;
}

export const isEventTooLong = (event: APIGatewayProxyEventV2): boolean => bytesOf(event) > MOST_PAYLOAD;

/** Returns the refusal of a Lambda's answer that AWS does not pass on. */
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
