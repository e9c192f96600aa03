import { expect, test } from 'vitest';
import { ownKitchenOf } from '#core/kitchen-id.ts';
import { addDays } from '#core/time.ts';
import { meals, secrets } from '#functions/ports.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { storeEntries, userOf } from '#tests/support/store-entries.ts';

const { call, signUp } = await startTestStage();

const FIRST = '2026-09-20';
/** Maximum length of a range, which is more than one answer can hold. */
const DAYS = 62;
/** Maximum entries of a day. */
const ENTRIES = 200;
const MOST = 5_000_000;

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

test('Full days are sent in pages of an allowed size, and exported completely', async () => {
  const cookie = await signUp(anEmail());
  for (let at = 0; at < DAYS; at += 1) await storeEntries(userOf(cookie), addDays(FIRST, at), ENTRIES);
  const range = `/api/nutrition/tracking/range?from=${FIRST}&to=${addDays(FIRST, DAYS - 1)}`;
  const pages = await pagesOf(range, cookie);
  expect(pages.length).toBeGreaterThan(1);
  const days = pages.flat() as { day: string; entries: unknown[] }[];
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: DAYS }, (_, at) => addDays(FIRST, at)));
  expect(days.every(({ entries }) => entries.length === ENTRIES)).toBe(true);
  const records = (await pagesOf('/api/user/export', cookie)).flat() as { kind: string }[];
  expect(records.filter(({ kind }) => kind === 'diary entry')).toHaveLength(DAYS * ENTRIES);
}, 240_000);

/** Meals of half a year of full days, with the longest titles. */
const MEALS = 6_000;

async function storeMeals(kitchenId: string): Promise<void> {
  const store = (at: number) => {
    const day = addDays(FIRST, Math.floor(at / 30));
    const fields = { day, slot: 'dinner', title: '漢'.repeat(200), servings: 2 } as const;
    const entry = {
      id: at.toString(16).padStart(12, '0'),
      at: Date.parse(FIRST),
      type: 'add',
      fields,
    } as const;
    return meals().replace(kitchenId, `a-meal-${at}`, { held: undefined, next: [entry], day });
  };
  for (let at = 0; at < MEALS; at += 100)
    await Promise.all(Array.from({ length: 100 }, (_, index) => store(at + index)));
}

test('The meals of a kitchen are exported completely, in pages of an allowed size', async () => {
  const cookie = await signUp(anEmail());
  await storeMeals(ownKitchenOf(secrets(), userOf(cookie)));
  const pages = await pagesOf('/api/user/export', cookie);
  expect(pages.length).toBeGreaterThan(1);
  const records = pages.flat() as { kind: string; data: { id: string } }[];
  const ids = records.filter(({ kind }) => kind === 'meal').map(({ data }) => data.id);
  expect([ids.length, new Set(ids).size]).toEqual([MEALS, MEALS]);
}, 240_000);
