import { expect } from 'vitest';
import { localDay } from '#core/time.ts';
import { aCook, call, found, invite, join, stage, type Cook } from '../household/cooks.ts';
import { readCalendar } from './check-calendar.ts';

export const TODAY = localDay(Date.now(), 'UTC');

let made = 0;
export function plan({ cookie }: Cook, title: string, day: string | null = TODAY) {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const meal = { id: `calendar-${made}`, day, slot: 'dinner', title, servings: 2 };
  return call('POST', '/api/week/changes', {
    cookie,
    body: { changes: [{ id, at: Date.now(), type: 'add', meal }] },
  });
}

/** @returns the path of the address */
export async function subscribe({ cookie }: Cook, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await call('POST', '/api/week/calendar', { cookie, headers, body: {} });
  expect([status, body]).toEqual([200, { url: expect.stringContaining(`${stage.origin}/c/`) }]);
  return new URL(String(body['url'])).pathname;
}

export const withdraw = ({ cookie }: Cook) => call('DELETE', '/api/week/calendar', { cookie });

export const current = async ({ cookie }: Cook) =>
  JSON.parse((await call('GET', '/api/week/calendar', { cookie })).text);

/** Reads as a calendar app does: without a cookie or a header of ours. */
export async function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${stage.gateway}${path}`, { headers, method });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const titles = async (path: string): Promise<readonly string[]> =>
  readCalendar((await read(path)).text).events.map(({ title }) => title);

/** A cook who founded a household, and one who joined it. */
export async function aHousehold(): Promise<readonly [Cook, Cook]> {
  const [owner, guest] = [await aCook('Ada'), await aCook('Ben')];
  await found(owner);
  await join(guest, await invite(owner));
  return [owner, guest];
}

const NOBODYS = `/c/${'a'.repeat(22)}.${'b'.repeat(43)}.ics`;

export async function expectGone(path: string): Promise<void> {
  const [gone, unknown] = [await read(path), await read(NOBODYS)];
  const facts = ({ status, text, headers }: typeof gone) => [
    status,
    text,
    ...[...headers].filter(([name]) => name !== 'date'),
  ];
  expect(facts(gone)).toEqual(facts(unknown));
  expect(gone).toMatchObject({ status: 404, text: 'There is no calendar at this address.\n' });
  expect(gone.headers.get('content-type')).toBe('text/plain; charset=utf-8');
}
