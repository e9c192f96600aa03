import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';
import { DOCUMENT } from '#tests/api/described.ts';

const { call, gateway, signUp } = stage;
const docs = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');

test('the page about the API names the operations that are open to a token, and their purpose', () => {
  const rows = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => JSON.stringify(security).includes('token'))
      .map(
        ([method, { summary }]) =>
          `| \`${method.toUpperCase()} ${path}\` | ${String(summary)} | ${method === 'get' ? 'read' : 'write'} |`,
      ),
  );
  const named = docs('api.md').match(/^\| `[A-Z]+ \/.*$/gm) ?? [];
  expect(named.toSorted()).toEqual(rows.toSorted());
});

test('An assistant that is configured as the page says gets access, with no value missing', async () => {
  const [, file = ''] = /```json\n([\s\S]+?)\n```/.exec(docs('connections.md')) ?? [];
  const { mcpServers }: { mcpServers: { munchify: { url: string; headers: Record<string, string> } } } =
    JSON.parse(file);
  const cookie = await signUp(anEmail());
  const made = await call('POST', '/api/tokens', { cookie, body: { name: 'Claude Code', scope: 'read' } });
  const { url, headers } = mcpServers.munchify;
  const filled = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace('${MUNCHIFY_TOKEN}', String(made.body['token'])),
  ]);
  const response = await fetch(`${gateway}${new URL(url).pathname}`, {
    method: 'POST',
    headers: {
      ...Object.fromEntries(filled),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('find_recipes')]);
});

test('The fields in the templates for Home Assistant exist, and their payload puts an item on the list', async () => {
  const text = docs('connections.md');
  const cookie = await signUp(anEmail());
  const made = await call('POST', '/api/tokens', {
    cookie,
    body: { name: 'Home Assistant', scope: 'write' },
  });
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${gateway}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${String(made.body['token'])}`, 'content-type': 'application/json' },
    });
  const day = new Date().toISOString().slice(0, 10);
  const meal = { id: 'fR3kq9TzW1xP', day, slot: 'dinner', title: 'Pancakes', servings: 2 };
  const planned = { changes: [{ id: randomUUID(), at: Date.now(), type: 'add', meal }] };
  await ask('/api/week/changes', { method: 'POST', body: JSON.stringify(planned) });

  const [, template = ''] = /payload: >\n([\s\S]+?)\n```/.exec(text) ?? [];
  const payload = template
    .replace('{{ id }}', randomUUID())
    .replace('{{ (now().timestamp() * 1000) | int }}', String(Date.now()))
    .replace('{{ name }}', 'Oat milk');
  expect((await ask('/api/list/changes', { method: 'POST', body: payload })).status).toBe(200);

  const list: { items: object[] } = await (await ask('/api/list')).json();
  expect(text).toContain("value_json['items'] | rejectattr('checked')");
  expect(list.items).toMatchObject([
    { name: 'Oat milk', checked: false, food: 'oat-drink', aisle: 'dairy and eggs' },
  ]);
  const week: { meals: object[] } = await (await ask(`/api/week?from=${day}&to=${day}`)).json();
  expect(text).toContain("value_json.meals | selectattr('slot', 'eq', 'dinner') | selectattr('day', 'eq'");
  expect(week.meals).toMatchObject([{ slot: 'dinner', day, title: 'Pancakes' }]);
});
