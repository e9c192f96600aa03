import { expect, test } from 'vitest';
import { addDays } from '#core/time.ts';
import { diary } from '#functions/ports.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

const { call, signUp } = await startTestStage();

const FIRST = '2026-09-20';
const DAYS = 62;
/** As many as a day may have. */
const ENTRIES = 200;
const MOST = 5_000_000;

/** Logs sixty-two full days, each entry with the longest name. */
async function fill(userId: string): Promise<void> {
  for (let at = 0; at < DAYS; at += 1) {
    const day = addDays(FIRST, at);
    const nutrition = { calories: 123.4, protein: 12.3, carbs: 12.3, fat: 12.3, fiber: 12.3, salt: 1.23 };
    await Promise.all(
      Array.from({ length: ENTRIES }, (_, entry) =>
        diary().replace(userId, undefined, {
          day,
          id: `an-entry-${entry}`,
          logged: {
            meal: 'lunch',
            name: '漢'.repeat(200),
            source: { own: true },
            amount: { quantity: 1, unit: 'serving' },
            nutrition,
            at: Date.UTC(2026, 8, 20) + entry,
          },
          ops: ['a-key-of-the-device'],
          version: 1,
        }),
      ),
    );
  }
}

/** Reads all pages of an answer. */
async function pagesOf(first: string, cookie: string): Promise<unknown[][]> {
  const pages: unknown[][] = [];
  let path: string | undefined = first;
  while (path !== undefined) {
    const { status, text, headers } = await call('GET', path, { cookie });
    expect(status).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThan(MOST);
    pages.push(JSON.parse(text));
    path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
  }
  return pages;
}

test('sixty-two full days are told in pages that an answer holds, and exported whole', async () => {
  const cookie = await signUp(anEmail());
  await fill(cookie.split(/[=.]/)[1] ?? '');
  const range = `/api/nutrition/tracking/range?from=${FIRST}&to=${addDays(FIRST, DAYS - 1)}`;
  const pages = await pagesOf(range, cookie);
  expect(pages.length).toBeGreaterThan(1);
  const days = pages.flat() as { day: string; entries: unknown[] }[];
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: DAYS }, (_, at) => addDays(FIRST, at)));
  expect(days.every(({ entries }) => entries.length === ENTRIES)).toBe(true);
  const records = (await pagesOf('/api/user/export', cookie)).flat() as { kind: string }[];
  expect(records.filter(({ kind }) => kind === 'diary entry')).toHaveLength(DAYS * ENTRIES);
}, 240_000);
