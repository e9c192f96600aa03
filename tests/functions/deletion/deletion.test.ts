import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { HOUR } from '#core/time.ts';
import { LOCAL_GOOGLE_CLIENT } from '#local/pages/google.ts';
import type { Call } from '#local/aws/intercept.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { aCustomer, type Customer } from '#tests/support/customer.ts';
import { heldData } from '#tests/support/held-data.ts';
import { analyze, call, hold, liveALittle, runJobs, signUp, stage, userIn } from '../account/full-account.ts';

/** With a variation and its own photos, a login by Google, a requested reset, and an avoid list. */
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

/** Photos in the bucket that no item of the table lists. */
async function orphans(): Promise<string[]> {
  const { items, objects } = await heldData(stage.data);
  return objects.filter((key) => !items.some((item) => item.includes(nameOf(key))));
}

const isTo =
  (service: Call['service'], operation?: string) =>
  (asked: Call): boolean =>
    asked.service === service && (operation === undefined || asked.operation === operation);

/** Returns the first item that is `then`, once one was `first`. */
function afterwards(first: (call: Call) => boolean, then: (call: Call) => boolean) {
  let isAfter = false;
  return (asked: Call): boolean => {
    isAfter ||= first(asked);
    return isAfter && then(asked);
  };
}

const nameOf = (photo: string) => photo.split('/').at(-1)?.split('.')[0] ?? photo;

/** Returns further identifiers of a user in the table: hashes of their sessions, and their Google ID. */
async function otherNames(cookie: string): Promise<string[]> {
  const signIn = (await tracesOf(userIn(cookie))).find((item) => item.includes('"sk":"AUTH"'));
  const { sessions, googleSubject } = JSON.parse(signIn ?? '{}');
  return [...Object.keys(sessions), googleSubject];
}

const photoStatus = async (path: string) => (await fetch(`${stage.gateway}${path}`)).status;

describe('deleting an account', () => {
  test('asks for the password, signs out everywhere at once, and leaves nothing behind', async () => {
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

  test('keeps only the cook’s declarations about a contract, as evidence and for a limited time', async () => {
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
  ] as const)('deletes also what a run wrote that was stopped before %s', async (_, due) => {
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

  test('frees the address at once: a new account gets one mail, and nothing of it is erased', async () => {
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

  test('frees the address even if the function was stopped before it could', async () => {
    const email = anEmail();
    const cookie = await signUp(email);
    // The deletion is stored, then the account closed, then the address released.
    const isClosing = afterwards(isTo('dynamodb', 'PutItem'), isTo('dynamodb', 'UpdateItem'));
    const { isHeld, letGo } = hold(afterwards(isClosing, isTo('dynamodb', 'DeleteItem')));
    const leaving = leave(cookie);
    await isHeld;
    expect(await signUp(email)).not.toBe(cookie);
    letGo();
    await leaving;
    expect((await stage.logIn(email)).length).toBeGreaterThan(20);
  });
});
