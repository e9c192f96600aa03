import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOUR } from '#core/time.ts';
import { LOCAL_GOOGLE_CLIENT } from '#local/pages/google.ts';
import type { Call } from '#local/aws/intercept.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { aCustomer, type Customer } from '#tests/support/customer.ts';
import { heldData } from '#tests/support/held-data.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

/** The next call that is the one is held until it is let go. */
let brake: { isDue: (call: Call) => boolean; held: () => void; gate: Promise<void> } | undefined;

/** @returns when it is held, and how it is let go */
function hold(isDue: (call: Call) => boolean): { isHeld: Promise<void>; letGo: () => void } {
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  brake = { isDue, held: held.resolve, gate: gate.promise };
  return { isHeld: held.promise, letGo: gate.resolve };
}

async function holdIfDue(asked: Call): Promise<void> {
  if (!brake?.isDue(asked)) return;
  const { held, gate } = brake;
  brake = undefined;
  held();
  await gate;
}

const stage = await startTestStage({
  model: answering(async () => JSON.stringify(DRAFT)),
  intercept: async (asked) => {
    await holdIfDue(asked);
    return 'answer' as const;
  },
});
const { call, signUp, runJobs } = stage;
const PHOTO = asDataUrl(await plainJpeg());

afterEach(() => {
  vi.useRealTimers();
  brake = undefined;
});

const analyze = (cookie: string) => call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] } });

/** Cooks once, and leaves something of every kind. @returns the addresses of the photos */
async function liveALittle(cookie: string): Promise<string[]> {
  const { id, imageUrls } = (await analyze(cookie)).body as { id: number; imageUrls: string[] };
  await call('POST', `/api/recipes/${id}/cooked`, { cookie, body: { servings: 1, date: Date.now() } });
  const goals = { dailyCalories: 2000, dailyProtein: 50, dailyCarbs: 250, dailyFat: 70, dailyFiber: 25 };
  await call('POST', '/api/nutrition/goals', { cookie, body: goals });
  return imageUrls;
}

/** And a variation, whose photos are its own, a login by Google, a reset that was asked for, and a list to avoid. */
async function liveALot({ cookie, email }: Customer): Promise<string[]> {
  const photos = await liveALittle(cookie);
  const [recipe] = JSON.parse((await call('GET', '/api/recipes', { cookie })).text);
  const { body } = await call('POST', `/api/recipes/${recipe.id}/alternatives`, {
    cookie,
    body: { recipeId: recipe.id },
  });
  await call('POST', '/api/google-auth', { body: { ...(await googleToken(email)), password: PASSWORD } });
  await call('POST', '/api/password-reset/request', { body: { email } });
  await call('POST', '/api/user/avoid', { cookie, body: { allergens: [], words: ['coriander'] } });
  return [...photos, ...(body['imageUrls'] as string[])];
}

/** Returns the answer of Google's consent page for an address. */
async function googleToken(email: string): Promise<{ idToken: string; nonce: string }> {
  const nonce = 'a-nonce';
  const asked = new URLSearchParams({
    client_id: LOCAL_GOOGLE_CLIENT,
    nonce: createHash('sha256').update(nonce).digest('base64url'),
    redirect_uri: stage.origin,
    email,
  });
  const pressed = await fetch(`${stage.gateway}/local/google?${asked}`, { redirect: 'manual' });
  const { hash } = new URL(pressed.headers.get('location') ?? '');
  return { idToken: new URLSearchParams(hash.slice(1)).get('id_token') ?? '', nonce };
}

const leave = (cookie: string, body: object = { password: PASSWORD }) =>
  call('DELETE', '/api/user', { cookie, body });

const anHourLater = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR + 1_000 });

/** Returns everything in the table or the bucket that contains one of these names. */
async function tracesOf(...names: readonly string[]): Promise<string[]> {
  const { items, objects } = await heldData(stage.data);
  return [...items, ...objects].filter((held) => names.some((name) => held.includes(name)));
}

/** Photos in the bucket that nothing in the table knows of. */
async function orphans(): Promise<string[]> {
  const { items, objects } = await heldData(stage.data);
  return objects.filter((key) => !items.some((item) => item.includes(nameOf(key))));
}

const isTo =
  (service: Call['service'], operation?: string) =>
  (asked: Call): boolean =>
    asked.service === service && (operation === undefined || asked.operation === operation);

/** The first that is `then`, once there was one that is `first`. */
function afterwards(first: (call: Call) => boolean, then: (call: Call) => boolean) {
  let isAfter = false;
  return (asked: Call): boolean => {
    isAfter ||= first(asked);
    return isAfter && then(asked);
  };
}

const nameOf = (photo: string) => photo.split('/').at(-1)?.split('.')[0] ?? photo;
const userIn = (cookie: string) => cookie.split(/[=.]/)[1] ?? '';

/** Returns further names of a user in the table: hashes of their sessions, and their subject at Google. */
async function otherNames(cookie: string): Promise<string[]> {
  const signIn = (await tracesOf(userIn(cookie))).find((item) => item.includes('"sk":"AUTH"'));
  const { sessions, googleSubject } = JSON.parse(signIn ?? '{}');
  return [...Object.keys(sessions), googleSubject];
}

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

const photoStatus = async (path: string) => (await fetch(`${stage.gateway}${path}`)).status;

describe('deleting an account', () => {
  test('takes the password, signs out everywhere at once, and leaves nothing behind', async () => {
    const customer = await aCustomer(stage);
    const { email, cookie } = customer;
    await customer.buy('basic_monthly');
    const photos = await liveALot(customer);
    const bystander = await signUp(anEmail());
    const [theirs = ''] = await liveALittle(bystander);
    const { id: customerId } = (await customer.atStripe()).customer;
    const names = [userIn(cookie), email, customerId, ...photos.map(nameOf), ...(await otherNames(cookie))];
    for (const name of names) expect(await tracesOf(name), name).not.toEqual([]);
    expect(photos).toHaveLength(2);
    const other = await stage.logIn(email);
    expect((await leave(cookie, {})).body['type']).toBe('PasswordNeeded');
    expect((await leave(cookie, { password: 'Guess2026' })).body['type']).toBe('InvalidCredentials');
    const { status, headers } = await leave(cookie);
    expect(status).toBe(202);
    expect(headers.getSetCookie().every((each) => each.includes('Max-Age=0'))).toBe(true);
    for (const each of [cookie, other]) {
      expect((await call('GET', '/api/user', { cookie: each })).status).toBe(401);
    }
    expect((await call('POST', '/api/login', { body: { email, password: PASSWORD } })).status).toBe(401);

    await runJobs();
    for (const photo of photos) expect(await photoStatus(photo)).toBe(404);
    expect((await customer.atStripe()).subscriptions.map((each) => each.status)).toEqual(['canceled']);
    expect((await customer.atStripe()).refunds).toEqual([]);
    const [mail] = await stage.mails(email);
    expect(mail?.subject).toBe('Your Munchify account has been deleted');
    anHourLater();
    await runJobs();
    expect(await tracesOf(...names)).toEqual([]);
    expect(await orphans()).toEqual([]);
    expect(await photoStatus(theirs)).toBe(200);
    expect((await tracesOf(userIn(bystander))).length).toBeGreaterThan(5);
  });

  test('keeps of the cook what they have declared about a contract, as evidence, and only for a time', async () => {
    const email = anEmail();
    const cookie = await signUp(email);
    await call('POST', '/api/contract/cancel', { body: { email, plan: 'Basic' } });
    await leave(cookie);
    await runJobs();
    anHourLater();
    await runJobs();
    const kept = (await tracesOf(userIn(cookie), email)).map((item) => JSON.parse(item));
    expect(kept.toSorted((a, b) => a.pk.localeCompare(b.pk))).toEqual([
      expect.objectContaining({ pk: `DECLARED#${email}`, ttl: expect.any(Number) }),
      expect.objectContaining({ kind: 'cancel', ttl: expect.any(Number) }),
    ]);
  });

  test.each([
    ['its photos were stored', () => isTo('s3')],
    ['the model was asked', () => isTo('bedrock')],
    ['the recipe was stored', () => afterwards(isTo('bedrock'), isTo('dynamodb', 'PutItem'))],
  ] as const)('sweeps once more what a run was writing that was stopped before %s', async (_, due) => {
    const email = anEmail();
    const cookie = await signUp(email);
    const { isHeld, letGo } = hold(due());
    const running = analyze(cookie);
    await isHeld;
    await leave(cookie);
    await runJobs();
    letGo();
    await running;
    expect(JSON.stringify(await tracesOf(userIn(cookie)))).toContain('RECIPE#');
    expect(await orphans()).toEqual([]);
    anHourLater();
    await runJobs();
    expect(await tracesOf(userIn(cookie), email)).toEqual([]);
    expect(await orphans()).toEqual([]);
  });

  test('frees the address at once: who registers again is told so by one mail, and nothing of the new account is erased', async () => {
    const email = anEmail();
    await leave(await signUp(email));
    const before = (await stage.mails(email)).length;
    const again = await signUp(email);
    const mails = await stage.mails(email);
    expect(mails.slice(0, mails.length - before).map(({ subject }) => subject)).toEqual([
      'Confirm your address for Munchify',
    ]);
    await liveALittle(again);
    for (const wait of [() => undefined, anHourLater, anHourLater]) {
      wait();
      await runJobs();
    }
    expect((await stage.mails(email))[0]?.text).toContain(
      'create a new account with this address at any time',
    );
    expect(await call('GET', '/api/user', { cookie: again })).toMatchObject({ status: 200, body: { email } });
    expect(JSON.parse((await call('GET', '/api/recipes', { cookie: again })).text)).toHaveLength(1);
    const asked = await call('POST', '/api/password-reset/request', { body: { email } });
    expect(asked.status).toBe(202);
    expect((await stage.mails(email))[0]?.text).toContain('reset=');
  });

  test('frees the address also where the function was stopped before it could', async () => {
    const email = anEmail();
    const cookie = await signUp(email);
    const { isHeld, letGo } = hold(isTo('dynamodb', 'DeleteItem'));
    const leaving = leave(cookie);
    await isHeld;
    expect(await signUp(email)).not.toBe(cookie);
    letGo();
    await leaving;
    expect((await stage.logIn(email)).length).toBeGreaterThan(20);
  });
});

describe('the export', () => {
  test('is all that is held of the cook and of nobody else, without a secret, by pages', async () => {
    const [cookie, other] = [await signUp(anEmail()), await signUp(anEmail())];
    await liveALittle(cookie);
    for (let goal = 0; goal < 50; goal += 1) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
      await call('POST', '/api/nutrition/goals', {
        cookie,
        body: { dailyCalories: 2000 + goal, dailyProtein: 50, dailyCarbs: 250, dailyFat: 70, dailyFiber: 25 },
      });
    }
    const secrets = ['argon2', cookie.split('.')[1] ?? '', userIn(other), '"pk"', '"sk"'];
    const pages = await exported(cookie);
    for (const secret of secrets) expect(JSON.stringify(pages)).not.toContain(secret);
    expect(pages.length).toBeGreaterThan(1);
    const held = pages.flat();
    expect([...new Set(held.map(({ kind }) => kind))].toSorted()).toEqual([
      'badge progress',
      'cook mark',
      'goals',
      'profile',
      'recipe',
      'run',
      'sign-in',
      'usage',
    ]);
    expect(held.filter(({ kind }) => kind === 'goals')).toHaveLength(51);
    expect(held.find(({ kind }) => kind === 'recipe')?.data['ingredients']).toEqual(expect.any(Array));
  });

  test('says of which month a usage is, and of which day and recipe a cook mark is, also one that was taken back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });
    const cookie = await signUp(anEmail());
    await liveALittle(cookie);
    const { id } = (await analyze(cookie)).body as { id: number };
    await call('POST', `/api/recipes/${id}/cooked`, { cookie, body: { servings: 1, date: Date.now() } });
    await call('DELETE', `/api/recipes/${id}/cooked`, { cookie });
    const held = (await exported(cookie)).flat();
    const dataOf = (kind: string) => held.filter((each) => each.kind === kind).map(({ data }) => data);
    expect(dataOf('usage')).toMatchObject([{ month: '2026-11', taken: 2 }]);
    expect(
      dataOf('cook mark').toSorted((a, b) => String(a['state']).localeCompare(String(b['state']))),
    ).toMatchObject([
      { day: '2026-11-20', recipeId: expect.any(Number), state: 'cooked', servings: 1 },
      { day: '2026-11-20', recipeId: id, state: 'removed' },
    ]);
  });

  test('has what was declared about contracts under the address since the account was opened', async () => {
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
