import { SECOND } from '#core/time.ts';

/** Less than half of the Lambda's own time limit, because a tool may ask twice in a row. */
const TIME_LIMIT = 7 * SECOND;

/** A request to an operation of our own API. */
type ApiRequest = {
  readonly method: string;
  readonly path: string;
  /** The access token, language and time zone of the cook. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

type ApiAnswer = {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  /** Undefined if it is not JSON. */
  readonly body: unknown;
};

/** Our own API, as any program asks it. */
export type OwnApi = { ask(request: ApiRequest): Promise<ApiAnswer> };

/**
 * Asks our API as any program does: its checks, limits and answers are those of all.
 * @param address where it is asked
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
