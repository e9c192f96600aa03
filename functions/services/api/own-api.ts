import { SECOND } from '#core/time.ts';

/** Less than half of the Lambda's time limit, because a tool may send two requests in a row. */
const TIME_LIMIT = 7 * SECOND;

type ApiRequest = {
  readonly method: string;
  readonly path: string;
  /** Access token, language and time zone of the cook. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

type ApiAnswer = {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  /** Undefined if the body is not JSON. */
  readonly body: unknown;
};

/** Our own API as any other program sees it. */
export type OwnApi = { ask(request: ApiRequest): Promise<ApiAnswer> };

/**
 * Sends requests to our API like any other program: all checks and limits apply.
 * @param address address of the API
 */
export const ownApiAt = (address: string): OwnApi => ({
  async ask({ method, path, headers, body }) {
    const response = await fetch(`${address}${path}`, {
      method,
      redirect: 'error',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return { status: response.status, headers: response.headers, body: jsonOf(await response.text()) };
  },
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
