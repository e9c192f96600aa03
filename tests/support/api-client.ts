import type { Stage } from '#local/stage.ts';

/** Parsed answer of the API. */
export type Answered = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
  readonly text: string;
};

type CallOptions = {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The session's cookie, from `signUp` or `logIn`. */
  readonly cookie?: string;
};

export type ApiClient = {
  /** Sends a request as the app does. */
  call(method: string, path: string, options?: CallOptions): Promise<Answered>;
  /** Registers, verifies and logs in. @returns the session's cookie */
  signUp(email: string): Promise<string>;
  /** Logs in. @returns the session's cookie */
  logIn(email: string): Promise<string>;
};

export const PASSWORD = 'Leek2026leek';

/** A client of a stage's API, without a browser. */
export function apiClient(stage: Pick<Stage, 'origin' | 'gateway' | 'mails'>): ApiClient {
  const call: ApiClient['call'] = async (method, path, { body, headers, cookie } = {}) => {
    const response = await fetch(`${stage.gateway}${path}`, {
      redirect: 'manual',
      method,
      headers: {
        origin: stage.origin,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: objectIn(text) };
  };

  const logIn = async (email: string) => {
    const { headers } = await call('POST', '/api/login', { body: { email, password: PASSWORD } });
    return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  };

  return {
    call,
    logIn,
    async signUp(email) {
      await call('POST', '/api/register', { body: { email, password: PASSWORD, confirmPassword: PASSWORD } });
      await call('POST', '/api/verify-email', { body: { token: await verifyTokenFor(stage, email) } });
      return logIn(email);
    },
  };
}

/** The token in the newest verification mail to an address. */
export async function verifyTokenFor(stage: Pick<Stage, 'mails'>, email: string): Promise<string> {
  const [mail] = await stage.mails(email);
  return /verify=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

let addresses = 0;

/** An address that no other test uses. */
export const anEmail = (): string => `cook${(addresses += 1)}@example.org`;

function objectIn(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
