import { diary } from '#functions/ports.ts';

/** Stores entries of a day, each with the longest name, faster than the API would. */
export async function storeEntries(userId: string, day: string, count: number): Promise<void> {
  const nutrition = { calories: 123.4, protein: 12.3, carbs: 12.3, fat: 12.3, fiber: 12.3, salt: 1.23 };
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      diary().replace(userId, undefined, {
        day,
        id: `an-entry-${at}`,
        logged: {
          meal: 'lunch',
          name: '漢'.repeat(200),
          source: { own: true },
          amount: { quantity: 1, unit: 'serving' },
          nutrition,
          at: Date.parse(day) + at,
        },
        ops: ['a-key-of-the-device'],
        version: 1,
      }),
    ),
  );
}

/** Returns the user of a session cookie. */
export const userOf = (cookie: string): string => cookie.split(/[=.]/)[1] ?? '';
