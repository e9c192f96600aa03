import { expect } from 'vitest';
import { BISCUITS } from '#tests/fakes/ports.ts';
import type { TestUser } from './test-user.ts';
import type { UseCase } from './use-case.ts';

const DAY = '2026-11-20';
export const ENTRY_ID = 'an-apple-1';
const APPLE = {
  id: ENTRY_ID,
  day: DAY,
  meal: 'snack',
  name: 'Apple',
  source: { food: 'apple' },
  amount: { quantity: 1, unit: 'piece' },
};

/** The diary, and the products in it. */
export const DIARY: readonly UseCase[] = [
  {
    name: 'POST /api/diary',
    input: () => ({ body: APPLE }),
    // Calls: session, the day, its place, write; the badges follow.
    bestEffortFrom: 5,
    after: (user) => expectDiary(user, 1),
  },
  {
    name: 'POST /api/diary',
    when: 'of a product',
    input: () => ({
      body: { ...APPLE, source: { barcode: BISCUITS.barcode }, amount: { quantity: 1, unit: 'serving' } },
    }),
    after: (user) => expectDiary(user, 1),
  },
  {
    name: 'DELETE /api/diary/{id}',
    query: `?day=${DAY}`,
    before: (user) =>
      user.ask({
        method: 'POST',
        path: '/api/diary',
        body: APPLE,
        headers: { 'idempotency-key': 'an-earlier-key' },
      }),
    after: (user) => expectDiary(user, 0),
  },
  { name: 'GET /api/products/{barcode}' },
  { name: 'GET /api/foods', query: '?q=oats' },
];

async function expectDiary({ world: { fake }, userId }: TestUser, logged: number): Promise<void> {
  const { entries } = await fake.days.between(userId, { from: DAY, to: DAY });
  expect(entries.filter((each) => each.logged)).toHaveLength(logged);
}
