import { describe, expect, test, vi } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { analyze, call, liveALittle, signUp, userIn } from './full-account.ts';

type Exported = { kind: string; data: Record<string, unknown> };

/** All pages of the export. */
async function exported(cookie: string): Promise<Exported[][]> {
  const pages: Exported[][] = [];
  let path: string | undefined = '/api/user/export';
  while (path !== undefined) {
    const { status, text, headers } = await call('GET', path, { cookie });
    expect(status).toBe(200);
    pages.push(JSON.parse(text));
    path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
  }
  return pages;
}

describe('the export', () => {
  test('has all data of the cook and of nobody else, without secrets, in pages', async () => {
    const [cookie, other] = [await signUp(anEmail()), await signUp(anEmail())];
    await liveALittle(cookie);
    for (let goal = 0; goal < 50; goal += 1) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
      await call('POST', '/api/nutrition/goals', {
        cookie,
        body: { dailyCalories: 2000 + goal, dailyProtein: 50, dailyCarbs: 250, dailyFat: 70, dailyFiber: 25 },
      });
    }
    const secrets = [
      'web.push.apple.com/',
      'AAAA',
      'argon2',
      cookie.split('.')[1] ?? '',
      userIn(other),
      '"pk"',
      '"sk"',
    ];
    const pages = await exported(cookie);
    for (const secret of secrets) expect(JSON.stringify(pages)).not.toContain(secret);
    expect(pages.length).toBeGreaterThan(1);
    const held = pages.flat();
    expect([...new Set(held.map(({ kind }) => kind))].toSorted()).toEqual([
      'badge progress',
      'cook mark',
      'goals',
      // Holds the number of recipes.
      'other',
      'profile',
      'recipe',
      'ring device',
      'run',
      'sign-in',
      'usage',
    ]);
    expect(held.filter(({ kind }) => kind === 'goals')).toHaveLength(51);
    expect(held.find(({ kind }) => kind === 'recipe')?.data['ingredients']).toEqual(expect.any(Array));
  });

  test('gives months of usage, days and recipes of cook marks, and days of diary entries, also removed ones', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });
    const cookie = await signUp(anEmail());
    await liveALittle(cookie);
    const { id } = (await analyze(cookie)).body as { id: number };
    await call('POST', `/api/recipes/${id}/cooked`, { cookie, body: { servings: 1, date: Date.now() } });
    await call('DELETE', `/api/recipes/${id}/cooked`, { cookie });
    const apple = { id: 'an-apple-1', meal: 'snack', name: 'Apple', source: { food: 'apple' } };
    const body = { ...apple, day: '2026-11-20', amount: { quantity: 1, unit: 'piece' } };
    await call('POST', '/api/diary', { cookie, body });
    const held = (await exported(cookie)).flat();
    const dataOf = (kind: string) => held.filter((each) => each.kind === kind).map(({ data }) => data);
    expect(dataOf('diary entry')).toMatchObject([
      { ...apple, day: '2026-11-20', nutrition: { calories: 85 } },
    ]);
    expect(dataOf('usage')).toMatchObject([{ month: '2026-11', taken: 2 }]);
    expect(
      dataOf('cook mark').toSorted((a, b) => String(a['state']).localeCompare(String(b['state']))),
    ).toMatchObject([
      { day: '2026-11-20', recipeId: expect.any(Number), state: 'cooked', servings: 1 },
      { day: '2026-11-20', recipeId: id, state: 'removed' },
    ]);
  });

  test('has the declarations about contracts under the address since the account was opened', async () => {
    const [email, other] = [anEmail(), anEmail()];
    const declare = (of: string, plan: string) =>
      call('POST', '/api/contract/cancel', { body: { email: of, plan } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 19) });
    await declare(email, 'Of another owner');
    vi.setSystemTime(Date.UTC(2026, 10, 20));
    const cookie = await signUp(email);
    await declare(email, 'Pro');
    await declare(other, 'Of another cook');
    const held = (await exported(cookie)).flat().filter(({ kind }) => kind === 'declaration');
    expect(held.map(({ data }) => data)).toEqual([
      expect.objectContaining({ contract: 'Pro', email, kind: 'cancel', receivedAt: Date.UTC(2026, 10, 20) }),
    ]);
  });
});
