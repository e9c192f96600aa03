import { bypass } from 'msw';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { expect, vi } from 'vitest';

/** Handlers for requests that no handler of a test answers. */
type Backend = { readonly origin: string; readonly gateway: string };

let backend: Backend | undefined;

/** Sends requests to a stage, until the file ends. */
export const sendTo = (stage: Backend): void => {
  backend = stage;
};

/** Ends a test, and removes its own handlers. */
export const endTest = (): void => serverBehindMsw.resetHandlers();

/** Ends a file, once the stage has answered all requests of its pages. */
export async function endFile(): Promise<void> {
  await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 10_000 });
  backend = undefined;
  forgetCookie();
}

/** Requests that the stage has not answered yet. */
const open = new Set<Promise<Response>>();

let cookie: string | undefined;

/** Stores the cookie of the signed-in user. */
export const holdCookie = (held: string): void => {
  cookie = held;
};

/** Forgets the cookie, as in a new browser. */
export const forgetCookie = (): void => {
  cookie = undefined;
};

/** Sends API requests to the real handlers, those of the page with the stored cookie. */
export const serverBehindMsw = setupServer(
  http.all('*/api/*', async ({ request }) => {
    if (!backend) throw new Error(`Nobody answers ${request.method} ${request.url} in this test.`);
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('origin', backend.origin);
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
    const body = request.method === 'GET' ? undefined : await request.text();
    const asked = fetch(
      bypass(
        new Request(`${backend.gateway}${pathname}${search}`, {
          method: request.method,
          headers,
          ...(body && { body }),
        }),
      ),
    );
    open.add(asked);
    const response = await asked.finally(() => open.delete(asked));
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return new Response(
      response.status === 204 || response.status === 304 ? null : await response.text(),
      response,
    );
  }),
);

// Node has no page to resolve relative addresses against.
const fetchOfNode = globalThis.fetch;
globalThis.fetch = (input, init) =>
  fetchOfNode(typeof input === 'string' ? new URL(input, location.href) : input, init);

serverBehindMsw.listen({
  onUnhandledFrame({ frame, defaults }) {
    if (!isOnThisMachine(frame.data)) defaults.error();
  },
});

/** Handlers may contact the stand-ins here; all other hosts are refused. */
function isOnThisMachine(data: unknown): boolean {
  return (
    data instanceof Object &&
    'request' in data &&
    data.request instanceof Request &&
    new URL(data.request.url).hostname === '127.0.0.1'
  );
}
