import { bypass } from 'msw';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, expect, vi } from 'vitest';
import type { Stage } from '#local/stage.ts';
import type { ApiClient } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

/** The real handlers over the stand-ins of this machine. */
export const stage: Stage & ApiClient = await startTestStage();

/** Requests that the real handlers have not answered yet. The stage must not close before. */
const open = new Set<Promise<Response>>();

let cookie: string | undefined;

/** Holds the cookie of somebody who is signed in. */
export const holdCookie = (held: string): void => {
  cookie = held;
};

/** Forgets the cookie, as a browser that was never here. */
export const forgetCookie = (): void => {
  cookie = undefined;
};

/** Hands API requests to the real handlers: those of the page with the cookie that a browser would keep. */
export const serverBehindMsw = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('origin', stage.origin);
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
    const body = request.method === 'GET' ? undefined : await request.text();
    const asked = fetch(
      bypass(
        new Request(`${stage.gateway}${pathname}${search}`, {
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

// Node knows no page that an address could be relative to.
const fetchOfNode = globalThis.fetch;
globalThis.fetch = (input, init) =>
  fetchOfNode(typeof input === 'string' ? new URL(input, location.href) : input, init);

serverBehindMsw.listen({
  onUnhandledFrame({ frame, defaults }) {
    if (!isOnThisMachine(frame.data)) defaults.error();
  },
});
afterEach(() => serverBehindMsw.resetHandlers());
afterAll(async () => {
  await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 10_000 });
  serverBehindMsw.close();
});

/** The handlers talk to the stand-ins here; nobody talks to anybody else. */
function isOnThisMachine(data: unknown): boolean {
  return (
    data instanceof Object &&
    'request' in data &&
    data.request instanceof Request &&
    new URL(data.request.url).hostname === '127.0.0.1'
  );
}
