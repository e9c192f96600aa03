import { expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const { call, signUp } = await startTestStage({ origin: 'https://munchify.test' });

test('A stage behind a proxy calls its own API internally, and its links use the public address', async () => {
  const cookie = await signUp(anEmail());
  const made = await call('POST', '/api/tokens', { cookie, body: { name: 'Assistant', scope: 'read' } });
  const { text } = await call('POST', '/api/mcp', {
    headers: {
      authorization: `Bearer ${String(made.body['token'])}`,
      accept: 'application/json, text/event-stream',
    },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'see_list', arguments: {} } },
  });
  expect(text).toContain('https://munchify.test/list');
});
