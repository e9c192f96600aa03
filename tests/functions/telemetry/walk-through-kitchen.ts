import type { ApiClient } from '#tests/support/api-client.ts';
import { walkThroughConnection } from './walk-through-connection.ts';
import { walkThroughRings } from './walk-through-rings.ts';

/**
 * Calls every route of households, list, week, ringing timers and connected programs successfully.
 * @param host session of another cook, who founds the household
 * @returns texts that must not be logged
 */
export async function walkThroughKitchen(
  call: ApiClient['call'],
  cookie: string,
  host: string,
): Promise<readonly string[]> {
  for (const [session, name] of [
    [cookie, 'Adelgunde'],
    [host, 'Balduin'],
  ] as const)
    await call('POST', '/api/user/name', { cookie: session, body: { name } });
  await call('POST', '/api/household', { cookie: host, body: { name: 'Sonnenallee' } });
  const { body } = await call('POST', '/api/household/invite', { cookie: host });
  const token = new URL(String(body['url'])).searchParams.get('invite') ?? '';
  await call('POST', '/api/household/invite/preview', { body: { token } });
  await call('POST', '/api/household/join', { cookie, body: { token } });
  await call('GET', '/api/household', { cookie });
  await call('PATCH', '/api/household', { cookie, body: { name: 'Mondgasse' } });
  await call('DELETE', '/api/household/invite', { cookie });
  const item = { name: 'Zwetschgen' };
  const id = '5b0c2b0e-9d0e-4b0e-8f0e-3c1d2e4f5a6b';
  const changes = [{ id, at: Date.now(), type: 'add', item }];
  await call('POST', '/api/list/changes', { cookie, body: { changes } });
  await call('GET', '/api/list', { cookie });
  const meal = { id: 'grandmas-meal', day: '2026-11-24', slot: 'lunch', title: 'Grießbrei', servings: 2 };
  const planned = [{ id: '6c0c2b0e-9d0e-4b0e-8f0e-3c1d2e4f5a6b', at: Date.now(), type: 'add', meal }];
  await call('POST', '/api/week/changes', { cookie, body: { changes: planned } });
  await call('GET', '/api/week?from=2026-11-23&to=2026-11-29', { cookie });
  const calendar = await walkThroughCalendar(call, cookie);
  const eaten = await walkThroughDiary(call, cookie);
  const rung = await walkThroughRings(call, cookie);
  const connected = await walkThroughConnection(call, cookie);
  const member = cookie.split(/[=.]/)[1] ?? '';
  await call('DELETE', `/api/household/members/${member}`, { cookie });
  return [
    'Adelgunde',
    'Balduin',
    'Sonnenallee',
    'Mondgasse',
    'Zwetschgen',
    'Grießbrei',
    'grandmas-meal',
    id,
    ...token.split('.'),
    ...calendar,
    ...eaten,
    ...rung,
    ...connected,
  ];
}

/** Makes the address of a calendar, reads it, and withdraws it. @returns its parts */
async function walkThroughCalendar(call: ApiClient['call'], cookie: string): Promise<readonly string[]> {
  const { pathname } = new URL(
    String((await call('POST', '/api/week/calendar', { cookie, body: {} })).body['url']),
  );
  await call('GET', '/api/week/calendar', { cookie });
  await call('GET', pathname);
  await call('DELETE', '/api/week/calendar', { cookie });
  return pathname.slice('/c/'.length).split('.').slice(0, 2);
}

/** Calls every route of the diary and the access tokens successfully. */
async function walkThroughDiary(call: ApiClient['call'], cookie: string): Promise<readonly string[]> {
  const barcode = '2000000000015';
  const day = new Date().toISOString().slice(0, 10);
  const [id, name] = ['my-secret-snack', 'Marzipankartoffeln'];
  const amount = { quantity: 1, unit: 'serving' };
  const entry = { id, day, meal: 'snack', name, source: { own: true }, amount };
  await call('GET', `/api/products/${barcode}`, { cookie });
  await call('GET', '/api/foods?q=Lebkuchenherz', { cookie });
  await call('POST', '/api/diary', { cookie, body: entry });
  await call('DELETE', `/api/diary/${id}?day=${day}`, { cookie });
  const body = { name: 'Zimmerbrunnen', scope: 'read' };
  const made = (await call('POST', '/api/tokens', { cookie, body })).body;
  await call('GET', '/api/tokens', { cookie });
  await call('GET', '/api/tokens/current', { cookie });
  const asked = { name: 'find_recipes', arguments: { q: 'Quittengelee' } };
  await call('POST', '/api/mcp', {
    headers: {
      authorization: `Bearer ${String(made['token'])}`,
      accept: 'application/json, text/event-stream',
    },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: asked },
  });
  await call('DELETE', `/api/tokens/${String(made['id'])}`, { cookie });
  await call('GET', '/api/openapi.json');
  return [
    barcode,
    id,
    name,
    'Lebkuchenherz',
    body.name,
    asked.arguments.q,
    ...String(made['token']).split('.'),
  ];
}
