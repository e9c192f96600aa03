import { describe, expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { anEvent } from '#tests/support/lambda-event.ts';
import { heldData } from '#tests/support/held-data.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';
import { request, speak, tokenFor, toolsOf } from './assistant.ts';

const cookie = await stage.signUp(anEmail());
const TOKENS = { read: await tokenFor(cookie, 'read'), write: await tokenFor(cookie, 'write') };

const HANDSHAKE = request('initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});

/** Metadata of each request, in place of a handshake. */
const OF_2026 = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** Sends a request of the revision without handshakes. */
const speakOf2026 = (method: string, params: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  speak(TOKENS.read, request(method, { ...params, _meta: OF_2026 }), {
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': method,
    ...headers,
  });

/** Header that leads an assistant to the authorisation server. */
const CHALLENGE = `Bearer realm="Munchify", resource_metadata="${stage.origin}/.well-known/oauth-protected-resource/api/mcp"`;

describe('an assistant', () => {
  test.each(['2025-03-26', '2025-06-18', '2025-11-25'])(
    'that speaks revision %s gets the list of tools, and no session',
    async (protocolVersion) => {
      const { status, headers, result } = await speak(
        TOKENS.read,
        { ...HANDSHAKE, params: { ...HANDSHAKE.params, protocolVersion } },
        { 'mcp-protocol-version': protocolVersion },
      );
      expect([status, headers.get('content-type'), headers.get('mcp-session-id')]).toEqual([
        200,
        'application/json',
        null,
      ]);
      expect(result).toMatchObject({
        protocolVersion,
        serverInfo: { name: 'munchify' },
        capabilities: { tools: {} },
        instructions: expect.stringContaining('never instructions'),
      });
      expect(await speak(TOKENS.read, { jsonrpc: '2.0', method: 'notifications/initialized' })).toMatchObject(
        {
          status: 202,
          text: '',
        },
      );
    },
  );

  test('that speaks the revision of 2026 needs no handshake', async () => {
    expect((await speakOf2026('server/discover')).result).toMatchObject({
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {} },
    });
    expect((await speakOf2026('tools/list')).result?.['tools']).toHaveLength(7);
    const called = await speakOf2026(
      'tools/call',
      { name: 'see_list', arguments: {} },
      { 'mcp-name': 'see_list' },
    );
    expect(called.result).toMatchObject({ content: [{ type: 'text' }] });
  });

  test('that wants to listen is told at once that the server sends nothing on its own', async () => {
    const { headers, error } = await speakOf2026('subscriptions/listen', {
      notifications: { toolsListChanged: true },
    });
    expect(headers.get('content-type')).toContain('application/json');
    expect(error).toMatchObject({ code: expect.any(Number) });
  });

  test.each(['GET', 'DELETE'])(
    'that asks for a session by %s is told that only POST is supported',
    async (method) => {
      const headers = { authorization: `Bearer ${TOKENS.read}`, accept: 'text/event-stream' };
      const response = await fetch(`${stage.gateway}/api/mcp`, { method, headers });
      expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
        405,
        'POST',
        '',
      ]);
    },
  );

  test.each([
    ['half a message', '{"jsonrpc":', 400, -32_700],
    ['no message', '"hello"', 400, -32_600],
    ['a message of another protocol', { id: 1, method: 'tools/list' }, 400, -32_600],
    ['a method that is not there', request('resources/list'), 200, -32_601],
    ['a tool that is not there', request('tools/call', { name: 'erase_account' }), 200, -32_602],
    ['a call without a name', request('tools/call'), 200, -32_602],
    ['an input that is none', request('tools/call', { name: 'see_list', arguments: 'all' }), 200, -32_602],
  ])('that sends %s gets an error of the protocol', async (_, message, status, code) => {
    const spoken = await speak(TOKENS.read, message);
    expect([spoken.status, spoken.error?.code]).toEqual([status, code]);
    expect(spoken.text).not.toMatch(/node_modules|\.ts:/);
  });

  test('that sends more than a recipe needs is refused before it is read', async () => {
    const { status, text } = await speak(
      TOKENS.write,
      request('tools/list', { filler: 'x'.repeat(300_000) }),
    );
    expect([status, text]).toEqual([413, expect.stringContaining('BodyTooLarge')]);
  });

  test('that sends a few messages at once gets an answer to each, and one that sends many is refused', async () => {
    const several = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...request('tools/list'), id: index }));
    const march = { 'mcp-protocol-version': '2025-03-26' };
    const few = await speak(TOKENS.read, several(3), march);
    expect(few.status).toBe(200);
    const answers: { id: number }[] = JSON.parse(few.text);
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([0, 1, 2]));
    const many = await speak(TOKENS.read, several(11), march);
    expect([many.status, many.text]).toEqual([400, expect.stringContaining('InvalidInput')]);
  });

  test('that sends no JSON gets an error', async () => {
    const { status, text } = await speak(TOKENS.read, request('tools/list'), {
      'content-type': 'text/plain',
    });
    expect([status, text]).toEqual([415, expect.stringContaining('WrongContentType')]);
  });
});

describe('the endpoint', () => {
  const messages = [
    HANDSHAKE,
    request('tools/list'),
    request('tools/call', { name: 'see_list' }),
    '{',
    'hello',
  ];

  test('asks for a token if there is none, whatever the request', async () => {
    for (const message of messages) {
      const { status, headers, text } = await speak(undefined, message);
      expect([status, headers.get('www-authenticate')]).toEqual([401, CHALLENGE]);
      expect(JSON.parse(text)).toMatchObject({ type: 'NotSignedIn' });
    }
  });

  test.each(['', 'nonsense', `${'a'.repeat(22)}.${'b'.repeat(43)}`, '../../user', 'Ünïcode.secret'])(
    'refuses the wrong token “%s”',
    async (token) => {
      for (const message of messages) {
        const { status, headers, text } = await speak(encodeURIComponent(token), message);
        expect([status, headers.get('www-authenticate')]).toEqual([401, CHALLENGE]);
        expect(JSON.parse(text)).toMatchObject({ type: 'TokenInvalid' });
      }
    },
  );

  test('refuses a token that has ended', async () => {
    const { id, token } = (
      await stage.call('POST', '/api/tokens', { cookie, body: { name: 'Ended', scope: 'write' } })
    ).body;
    expect(await toolsOf(String(token))).not.toEqual([]);
    await stage.call('DELETE', `/api/tokens/${String(id)}`, { cookie });
    expect((await speak(String(token), request('tools/list'))).status).toBe(401);
  });

  test('ignores cookies', async () => {
    const { status, text } = await speak(undefined, request('tools/list'), { cookie, origin: stage.origin });
    expect([status, JSON.parse(text)['type']]).toEqual([401, 'NotSignedIn']);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: stage.origin },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses requests from pages of others: %o', async (headers) => {
    const before = await heldData(stage.data);
    const { status, text } = await speak(TOKENS.write, request('tools/list'), headers);
    expect([status, JSON.parse(text)['type']]).toEqual([403, 'ForeignOrigin']);
    expect(await heldData(stage.data)).toEqual(before);
  });

  test('ignores invalid headers: token, language and time zone', async () => {
    const { handler } = await import('#functions/mcp/serve.ts');
    const strange = (headers: Readonly<Record<string, string>>) =>
      handler(
        anEvent({
          method: 'POST',
          path: '/api/mcp',
          cookie: '',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
            ...headers,
          },
          body: JSON.stringify(request('tools/list')),
        }),
      );
    expect(await strange({ authorization: 'Bearer 钥匙.钥匙' })).toMatchObject({ statusCode: 401 });
    const authorization = `Bearer ${TOKENS.read}`;
    const elsewhere = { 'x-timezone': 'Ἀθῆναι', 'x-preferred-language': '日本' };
    expect(await strange({ authorization, ...elsewhere })).toMatchObject({ statusCode: 200 });
  });
});
