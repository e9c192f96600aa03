import { afterEach, describe, expect, test, vi } from 'vitest';
import type { UserBadge } from '#core/badge/badge.ts';
import { RUN_LASTS } from '#core/author/run.ts';
import type { Call, Verdict } from '#local/intercept.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { anEmail, PASSWORD, type Answered } from '#tests/support/api-client.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

// The SDK would try again by itself; here every failure reaches us.
process.env['AWS_MAX_ATTEMPTS'] = '1';

const watch = { calls: [] as Call[], failAt: -1, how: 'fail before' as Verdict | Promise<Verdict> };

const stage = await startTestStage({
  model: answering(async () => JSON.stringify(DRAFT)),
  intercept(call) {
    watch.calls.push(call);
    return watch.calls.length - 1 === watch.failAt ? watch.how : 'answer';
  },
});
const { call, signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());

afterEach(() => {
  vi.useRealTimers();
  watch.failAt = -1;
});

/** Lets the n-th storage, mail or model call of what follows fail. */
function failCall(index: number, how: Verdict | Promise<Verdict>): void {
  watch.calls = [];
  watch.failAt = index;
  watch.how = how;
}

/** How many calls something makes when nothing fails. */
async function callsOf(act: () => Promise<unknown>): Promise<number> {
  failCall(-1, 'answer');
  await act();
  return watch.calls.length;
}

const analyze = (cookie: string, key: string) =>
  call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] }, headers: { 'idempotency-key': key } });

const HOWS = ['fail before', 'fail after'] as const;

describe.each(HOWS)('when a call fails: %s it had its effect', (how) => {
  test('of analyze, whichever it is: a retry brings the recipe, charged once', async () => {
    const count = await callsOf(async () => analyze(await signUp(anEmail()), 'counting-calls'));
    expect(count).toBeGreaterThan(8);
    let failures = 0;
    for (let index = 0; index < count; index += 1) {
      const cookie = await signUp(anEmail());
      failCall(index, how);
      const first = await analyze(cookie, 'the-same-key');
      watch.failAt = -1;
      if (first.status !== 200) failures += 1;
      const granted = await untilGranted(() => analyze(cookie, 'the-same-key'));
      expect([granted.status, granted.body['title']], `call ${index}`).toEqual([200, 'Tomato soup']);
      expect(
        (await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount'],
        `call ${index}`,
      ).toBe(1);
      expect(JSON.parse((await call('GET', '/api/recipes', { cookie })).text), `call ${index}`).toHaveLength(
        1,
      );
    }
    expect(failures).toBeGreaterThan(5);
  });

  test('of analyze, and the cook gives up: nothing is charged, or there is a recipe for it', async () => {
    const count = await callsOf(async () => analyze(await signUp(anEmail()), 'counting-calls'));
    for (let index = 0; index < count; index += 1) {
      const cookie = await signUp(anEmail());
      failCall(index, how);
      await analyze(cookie, 'the-only-try');
      watch.failAt = -1;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + RUN_LASTS + 1_000 });
      const recipes: unknown[] = JSON.parse((await call('GET', '/api/recipes', { cookie })).text);
      const { recipeCount } = (await call('GET', '/api/user/recipe-usage', { cookie })).body;
      expect(recipeCount, `call ${index}`).toBe(recipes.length);
      vi.useRealTimers();
    }
  });

  test('of cooking, whichever it is: a retry sets the mark, and badges never stand in its way', async () => {
    const day = '2026-11-20';
    const cook = (cookie: string, id: unknown, key: string) =>
      call('POST', `/api/recipes/${id}/cooked`, {
        cookie,
        body: { day },
        headers: { 'idempotency-key': key },
      });
    const aCook = async () => {
      const cookie = await signUp(anEmail());
      const first = await analyze(cookie, 'first-recipe');
      const second = await analyze(cookie, 'second-recipe');
      return { cookie, first: first.body['id'], second: second.body['id'] };
    };
    const counted = await aCook();
    const count = await callsOf(() => cook(counted.cookie, counted.first, 'counting-calls'));
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const { cookie, first, second } = await aCook();
      failCall(index, how);
      const failed = await cook(cookie, first, 'the-same-key');
      watch.failAt = -1;
      statuses.push(failed.status);
      if (failed.status !== 200) expect((await cook(cookie, first, 'the-same-key')).status).toBe(200);
      await cook(cookie, second, 'another-key');
      const eaten = await call('GET', `/api/nutrition/tracking/range?from=${day}&to=${day}`, { cookie });
      expect(JSON.parse(eaten.text), `call ${index}`).toMatchObject([{ entries: [{}, {}] }]);
      const badges: UserBadge[] = JSON.parse((await call('GET', '/api/badges/user', { cookie })).text);
      const cooked = badges.find(({ badge }) => badge.type === 'RECIPE_MASTER');
      expect(cooked?.currentProgress, `call ${index}`).toBe(2);
    }
    // Session, recipe, mark and its writing; then come the badges' own four.
    expect(statuses).toEqual([500, 500, 500, 500, 200, 200, 200, 200]);
  });

  test('of a variation, up to its photos: a retry brings it, charged once, and its parent keeps its own', async () => {
    /** A cook with a recipe, and how they ask for a variation of it. */
    const aParent = async () => {
      const cookie = await signUp(anEmail());
      const { text } = await analyze(cookie, 'the-parent-recipe');
      const parent: { id: number; imageUrls: string[] } = JSON.parse(text);
      const headers = { 'idempotency-key': 'the-variation' };
      const path = `/api/recipes/${parent.id}/alternatives`;
      return { cookie, ...parent, vary: () => call('POST', path, { cookie, body: {}, headers }) };
    };
    const first = await aParent();
    await callsOf(first.vary);
    // What comes after its photos are stored is as with any other run.
    const stored = watch.calls.findIndex(({ operation }) => operation === 'PutObject');
    expect(stored).toBeGreaterThan(3);
    for (let index = 0; index <= stored; index += 1) {
      const { cookie, id, imageUrls, vary } = await aParent();
      failCall(index, how);
      await vary();
      watch.failAt = -1;
      const granted = await untilGranted(vary);
      expect([granted.status, granted.body['parentRecipeId']], `call ${index}`).toEqual([200, id]);
      const { recipeCount } = (await call('GET', '/api/user/recipe-usage', { cookie })).body;
      expect(recipeCount, `call ${index}`).toBe(2);
      for (const url of imageUrls) expect((await fetch(`${stage.gateway}${url}`)).status).toBe(200);
    }
  });

  test('of register, whichever it is: a retry opens the account', async () => {
    const register = (email: string) =>
      call('POST', '/api/register', { body: { email, password: PASSWORD, confirmPassword: PASSWORD } });
    /** By what the newest mail asks for: a press, or a password where the first attempt had come through after all. */
    const confirm = async (email: string) => {
      const [mail] = await stage.mails(email);
      const [, kind, token] = /(verify|reset)=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
      return kind === 'verify'
        ? call('POST', '/api/verify-email', { body: { token } })
        : call('POST', '/api/password-reset/confirm', {
            body: { token, password: PASSWORD, confirmPassword: PASSWORD },
          });
    };
    const count = await callsOf(() => register(anEmail()));
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      const email = anEmail();
      failCall(index, how);
      expect((await register(email)).status, `call ${index}`).toBe(500);
      watch.failAt = -1;
      expect((await register(email)).status).toBe(202);
      expect((await confirm(email)).status).toBe(204);
      const entered = await call('POST', '/api/login', { body: { email, password: PASSWORD } });
      expect([entered.status, entered.body['email']], `call ${index}`).toEqual([200, email]);
    }
  });
});

test('a recipe is cooked while its badges hang', async () => {
  const cookie = await signUp(anEmail());
  const { body: recipe } = await analyze(cookie, 'the-only-recipe');
  const hanging = Promise.withResolvers<Verdict>();
  failCall(4, hanging.promise);
  const cooked = await call('POST', `/api/recipes/${recipe['id']}/cooked`, { cookie, body: {} });
  expect(cooked).toMatchObject({ status: 200, body: { isCooked: true } });
  hanging.resolve('answer');
});

/** Asks again as the app does; where a run hangs, its time goes by. */
async function untilGranted(ask: () => Promise<Answered>): Promise<Answered> {
  const answered = await ask();
  if (answered.status !== 409) return answered;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + RUN_LASTS + 1_000 });
  const later = await ask();
  vi.useRealTimers();
  return later;
}
