import { stage } from '#tests/support/stage/shared-stage.ts';

/** Parsed answer of `POST /api/mcp`. */
export type Spoken = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
};

/** A tool's answer: its result, or why it did nothing. */
export type ToolAnswer = { readonly isError: boolean; readonly text: string; readonly told: unknown };

/** Protocol headers of a client whose revision begins with a handshake. */
const PROTOCOL = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
};

/** Makes an access token as the app does. */
export async function tokenFor(cookie: string, scope: 'read' | 'write'): Promise<string> {
  const body = { name: 'Assistant', scope };
  return String((await stage.call('POST', '/api/tokens', { cookie, body })).body['token']);
}

/** Sends one message as an assistant does, without a cookie or an origin. */
export async function speak(
  token: string | undefined,
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Spoken> {
  const response = await fetch(`${stage.gateway}/api/mcp`, {
    method: 'POST',
    headers: {
      ...PROTOCOL,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
  const text = await response.text();
  const read: Pick<Spoken, 'result' | 'error'> = text.startsWith('{') ? JSON.parse(text) : {};
  return { ...read, status: response.status, headers: response.headers, text };
}

export const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });

/** Returns the tools that a token sees. */
export async function toolsOf(token: string): Promise<readonly { readonly name: string }[]> {
  const { result } = await speak(token, request('tools/list'));
  return result?.['tools'] as readonly { readonly name: string }[];
}

/** Calls a tool. */
export async function callTool(
  token: string,
  name: string,
  input: unknown = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ToolAnswer> {
  const { result, text: whole } = await speak(
    token,
    request('tools/call', { name, arguments: input }),
    headers,
  );
  const [content] = (result?.['content'] ?? []) as readonly { readonly text: string }[];
  if (!content) throw new Error(whole);
  const isError = result?.['isError'] === true;
  return { isError, text: content.text, told: isError ? undefined : JSON.parse(content.text) };
}
