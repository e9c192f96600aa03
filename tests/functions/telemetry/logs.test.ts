import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { describe, expect, test, vi } from 'vitest';
import { ROUTES } from '#functions/routes.ts';
import { ModelRefusal, type ModelEvent } from '#local/models/stand-in-model.ts';
import type { Interception } from '#local/aws/intercept.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { writtenLog } from '#tests/support/written-log.ts';
import { serveSite } from '../reading/site.ts';
import { startSite } from '../services/fetch/pages-of-a-test.ts';
import { shareAndCopy } from './share-and-copy.ts';
import { walkThroughKitchen } from './walk-through-kitchen.ts';

process.env['AWS_MAX_ATTEMPTS'] = '1';

let answer: () => AsyncGenerator<ModelEvent>;
let mailing: Interception = 'answer';
const site = await startSite(serveSite);
const stage = await startTestStage({
  loopbackHosts: [site.host],
  model: () => answer(),
  intercept: ({ service }) => (service === 'ses' ? mailing : 'answer'),
});
const { call, register: signUp } = stage;
const PHOTO = asDataUrl(await plainJpeg());

const written = writtenLog();
const { lines } = written;

describe('the log', () => {
  test('has the request and its result, and never the user or the content', async () => {
    const email = anEmail();
    const cookie = await signUp(email);
    const token = cookie.split('=')[1] ?? 'none';
    await call('GET', '/api/user?secret=my-query', { cookie });
    await call('POST', '/api/login', { body: { email, password: 'Wrong2026pass' } });
    await call('POST', '/api/register', { body: '{"email": "jonas@example.org", broken' });
    expect(lines()).toContainEqual(
      expect.objectContaining({ event: 'request', route: 'GET /api/user', status: 200 }),
    );
    for (const secret of [
      email,
      'jonas@',
      token,
      token.split('.')[1] ?? '',
      PASSWORD,
      'Wrong2026',
      'my-query',
      'broken',
    ])
      expect(written.text()).not.toContain(secret);
  });

  test('shows the place of a failure, and not the email address in its message', async () => {
    const email = anEmail();
    const refusal = new Error(`Email address is not verified: ${email}\n    at ${email}`, {
      cause: new TypeError(`no mailbox for ${email}`),
    });
    vi.spyOn(SESv2Client.prototype, 'send').mockImplementation(() => Promise.reject(refusal));
    const body = { email, password: PASSWORD, confirmPassword: PASSWORD };
    const failed = await call('POST', '/api/register', { body });
    expect(failed).toMatchObject({ status: 500, body: { type: 'Internal' } });
    expect(Object.keys(failed.body)).toEqual(['error', 'type']);
    expect(failed.text).not.toMatch(/ at |\.ts|verified|Error:/);
    const failure = String(lines().find(({ event }) => event === 'failure')?.['failure']);
    expect(failure).toMatch(/^Error\n +at .*logs\.test\.ts[^]*\ncaused by TypeError\n +at /);
    expect(written.text()).not.toContain(email);
  });

  test('records why a model gave no answer, and nothing of the prompt', async () => {
    const cookie = await signUp(anEmail());
    const analyze = () => call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] } });
    answer = async function* () {
      throw new ModelRefusal(429, 'ThrottlingException', 'my kitchen is too busy');
    };
    await analyze();
    expect(lines()).toContainEqual(
      expect.objectContaining({ event: 'author', outcome: 'throttled', detail: 'ThrottlingException 429' }),
    );
    answer = async function* () {
      yield { text: JSON.stringify({ ...DRAFT, prepTime: 'my kitchen', servings: -1 }) };
    };
    await analyze();
    expect(lines()).toContainEqual(
      expect.objectContaining({ event: 'author', outcome: 'fault', detail: 'prepTime servings' }),
    );
    expect(written.text()).not.toContain('my kitchen');
  });
});

test('nothing that is logged by all API calls and jobs, failures included, is about the cook', async () => {
  const cook = await aWalkThroughEverything();
  const routes = new Set(lines().flatMap(({ route }) => route ?? []));
  expect(ROUTES.map(({ method, path }) => `${method} ${path}`).filter((each) => !routes.has(each))).toEqual(
    [],
  );
  const granted = new Set(lines().flatMap(({ route, status }) => (Number(status) < 400 ? [route] : [])));
  expect([...routes].filter((each) => !granted.has(each))).toEqual([]);
  expect(lines().map(({ event }) => event)).toEqual(
    expect.arrayContaining(['request', 'author', 'replay', 'failure', 'job', 'thrown', 'reset link']),
  );
  const text = written.text().toLowerCase();
  expect(cook.secrets.filter((secret) => text.includes(secret.toLowerCase()))).toEqual([]);
  expect(text, 'The energy goal, which is no part of an ID.').not.toMatch(/(?<![\w.-])2347(?![\w.-])/);
});

/** Calls every route successfully, and makes some of their services fail. */
async function aWalkThroughEverything(): Promise<{ readonly secrets: readonly string[] }> {
  answer = async function* () {
    yield { text: JSON.stringify(DRAFT) };
  };
  const customer = await aCustomer({ ...stage, signUp });
  const { email, cookie } = customer;
  const tokens: string[] = [];
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(method, path, { cookie, headers, ...(body !== undefined && { body }) });
  const mailed = async (name: string) => {
    const token = new RegExp(`${name}=([\\w.-]+)`).exec((await stage.mails(email))[0]?.text ?? '')?.[1] ?? '';
    tokens.push(token);
    return { token };
  };
  const keyed = { 'idempotency-key': 'my-own-key-of-keys' };
  await ask('POST', '/api/verify-email/resend', { email });
  await ask('POST', '/api/user/avoid', { allergens: ['peanuts'], words: ['Koriander'] });
  await ask('PATCH', '/api/user/avoid', { id: crypto.randomUUID(), add: { words: ['Koriander'] } });
  const preferences = { avoid: { words: ['Lummerkraut'] } };
  const { body: recipe } = await ask('POST', '/api/analyze', { images: [PHOTO], preferences }, keyed);
  await ask('POST', '/api/analyze', { images: [PHOTO], preferences }, keyed);
  const path = `/api/recipes/${String(recipe['id'])}`;
  await ask('POST', `${path}/alternatives`, { wish: 'weniger Knoblauch' });
  for (const language of ['de', 'en']) await ask('POST', `${path}/translation`, { language });
  await ask('DELETE', '/api/analyze/a-run-that-never-was');
  await ask('PATCH', path, { tags: ['Sonntagsessen'], notes: 'Weniger Kreuzkümmel' });
  const read = ['/api/recipes?q=sonntagsessen', '/api/recipes/changes', path, `${path}/export?format=text`];
  for (const each of [...read, `${path}/alternatives`]) await ask('GET', each);
  tokens.push(await shareAndCopy(ask, path, PHOTO));
  const { body: reading } = await ask('POST', '/api/recipes/read', { url: `${site.url}/tart` });
  tokens.push(String(reading['imageToken']));
  await ask('POST', '/api/recipes/read/image', { imageToken: reading['imageToken'] });
  await ask('POST', '/api/recipes/read', { text: 'Lummerkraut: eines für alle' });
  await ask('POST', `${path}/cooked`, { servings: 1.7 }, keyed);
  await ask('DELETE', `${path}/cooked`);
  const goals = { dailyCalories: 2347, dailyProtein: 61, dailyCarbs: 250, dailyFat: 70, dailyFiber: 25 };
  await ask('POST', '/api/nutrition/goals', goals);
  for (const each of [
    'nutrition/goals/current',
    'nutrition/tracking/daily',
    'nutrition/tracking/range?from=2026-11-01&to=2026-11-20',
    'badges/user',
    'user',
    'user/export',
    'user/recipe-usage',
    'user/subscription',
    'subscription/plans',
    'user/sessions',
  ])
    await ask('GET', `/api/${each}`);
  const typed = { title: 'Brombeertraum', servings: 2, ingredients: ['2 Eier'], instructions: ['Rühren.'] };
  const { body: own } = await ask('POST', '/api/recipes', { ...typed, notes: 'Wie bei Frieda' });
  await ask('PUT', `/api/recipes/${String(own['id'])}`, typed, { 'if-match': '"1"' });
  await ask('DELETE', path);
  const shared = await walkThroughKitchen(call, cookie, await signUp(anEmail()));

  await customer.buy('basic_monthly');
  await ask('POST', '/api/subscription/portal');
  await ask('POST', '/api/contract/cancel', { email, plan: 'Basic', name: 'Ada Lovelace', reason: 'Umzug' });
  await stage.runJobs();
  await ask('POST', '/api/contract/cancel/undo', await mailed('undo'));
  await ask('POST', '/api/contract/withdraw', { email, contract: 'Basic' });
  await stage.runJobs();
  await ask('POST', '/api/contract/withdraw/confirm', await mailed('confirm'));
  const google = await googleToken(anEmail());
  // On another device, as it ends its session.
  await call('POST', '/api/google-auth', { body: google });
  const password = 'Fennel2026fennel';
  const chosen = { password, confirmPassword: password };
  await ask('POST', '/api/user/password', { formerPassword: PASSWORD, ...chosen });
  await ask('DELETE', '/api/user/sessions');
  await ask('POST', '/api/login/link', { email });
  await ask('POST', '/api/login/confirm', await mailed('login'));
  await ask('POST', '/api/password-reset/request', { email });
  await ask('POST', '/api/password-reset/confirm', { ...(await mailed('reset')), ...chosen });
  mailing = 'fail before';
  await ask('POST', '/api/password-reset/request', { email });
  await ask('POST', '/api/register', { email: 'ada@lovelace.example', ...chosen });
  mailing = 'answer';
  const entered = await ask('POST', '/api/login', { email, password });
  const second = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  await call('DELETE', '/api/user', { cookie: second, body: { password } });
  mailing = 'fail before';
  await stage.runJobs().catch(asLambdaDoes);
  mailing = 'answer';
  await stage.runJobs();
  await ask('POST', '/api/logout');

  const cookies = [cookie, second].flatMap((each) => each.split(/[=.]/).slice(1));
  const { customer: atStripe, subscriptions } = await customer.atStripe();
  const secrets = [
    email,
    email.split('@')[0] ?? '',
    ...cookies,
    ...tokens.flatMap((token) => token.split('.')),
    ...shared,
    site.host,
    google.idToken,
    'Brombeertraum',
    'Frieda',
    PASSWORD,
    password,
    atStripe.id,
    ...subscriptions.map(({ id }) => id),
    DRAFT.title,
    ...DRAFT.lines.map(({ name }) => name),
    ...DRAFT.steps,
    'peanuts',
    'Koriander',
    ...'Sonntagsessen Kreuzkümmel Lummerkraut Knoblauch'.split(' '),
    'Lovelace',
    'Umzug',
    keyed['idempotency-key'],
    String(recipe['id']),
    PHOTO.slice(30, 60),
  ];
  expect(secrets.filter((secret) => secret.length < 4)).toEqual([]);
  return { secrets };
}

/** Serialises a thrown error with messages and causes. */
function asLambdaDoes(thrown: unknown): void {
  process.stdout.write(`${JSON.stringify({ event: 'thrown', thrown: inspect(thrown) })}\n`);
}

/** Returns the answer of Google's button. */
async function googleToken(email: string): Promise<{ idToken: string; nonce: string }> {
  const nonce = 'a-nonce';
  const hash = createHash('sha256').update(nonce).digest('base64url');
  const away = await fetch(`${stage.gateway}/api/google-auth?nonce=${hash}&state=one`, {
    redirect: 'manual',
  });
  const page = new URL(away.headers.get('location') ?? '');
  page.searchParams.set('email', email);
  const pressed = await fetch(`${stage.gateway}/local/google${page.search}`, { redirect: 'manual' });
  const back = new URL(pressed.headers.get('location') ?? '');
  return { idToken: new URLSearchParams(back.hash.slice(1)).get('id_token') ?? '', nonce };
}
