import { expect } from 'vitest';
import { anEmail, type Answered } from '#tests/support/api-client.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';

export { stage };
export const { call, signUp } = stage;

export type Cook = { readonly cookie: string; readonly userId: string };

export async function aCook(name = 'Ada'): Promise<Cook> {
  const cookie = await signUp(anEmail());
  await call('POST', '/api/user/name', { cookie, body: { name } });
  return { cookie, userId: cookie.split(/[=.]/)[1] ?? '' };
}

/** @returns the token of the invite */
export async function invite({ cookie }: Cook): Promise<string> {
  const { body } = await call('POST', '/api/household/invite', { cookie });
  expect(body).toEqual({
    url: expect.stringContaining(`${stage.origin}/join?invite=`),
    expiresAt: expect.any(Number),
  });
  return new URL(String(body['url'])).searchParams.get('invite') ?? '';
}

export const found = ({ cookie }: Cook, name = 'Home'): Promise<Answered> =>
  call('POST', '/api/household', { cookie, body: { name } });

export const join = ({ cookie }: Cook, token: string): Promise<Answered> =>
  call('POST', '/api/household/join', { cookie, body: { token } });

export const leave = ({ cookie }: Cook, { userId }: Cook): Promise<Answered> =>
  call('DELETE', `/api/household/members/${userId}`, { cookie });

/** Reads a text as JSON, which may be null or a list. */
export const household = async ({ cookie }: Cook) =>
  JSON.parse((await call('GET', '/api/household', { cookie })).text);

let changes = 0;

/** @param item fields besides the name */
export function add({ cookie }: Cook, name: string, item: object = {}): Promise<Answered> {
  const id = `00000000-0000-4000-8000-${String((changes += 1)).padStart(12, '0')}`;
  const change = { id, at: Date.now(), type: 'add', item: { name, ...item } };
  return call('POST', '/api/list/changes', { cookie, body: { changes: [change] } });
}

/** @returns the names of the items on the list */
export const list = async ({ cookie }: Cook): Promise<readonly string[]> =>
  JSON.parse((await call('GET', '/api/list', { cookie })).text).items.map(
    ({ name }: { name: string }) => name,
  );
