import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY } from '#core/time.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

const stage = await startTestStage();
const { call, signUp } = stage;

afterEach(() => void vi.useRealTimers());

const german = { 'x-preferred-language': 'de' };
const cancel = (email: string, more: object = {}) =>
  call('POST', '/api/contract/cancel', { body: { email, plan: 'Basic', ...more }, headers: german });
const withdraw = (email: string) =>
  call('POST', '/api/contract/withdraw', { body: { email, contract: 'Basic' }, headers: german });
const undo = (token: string) => call('POST', '/api/contract/cancel/undo', { body: { token } });
const confirm = (token: string) => call('POST', '/api/contract/withdraw/confirm', { body: { token } });

const newestMail = async (email: string) => (await stage.mails(email))[0];
const tokenFor = async (email: string) =>
  /(?:undo|confirm)=([\w.-]+)/.exec((await newestMail(email))?.text ?? '')?.[1] ?? '';

const SECONDS = /\d{1,2}\. \w+ 20\d\d um \d\d:\d\d:\d\d ME[SZ]Z?/;

describe('a cancellation without login', () => {
  test('is confirmed by mail with its content and the time, to the second', async () => {
    const email = anEmail();
    const { status, body } = await cancel(email, {
      name: 'Ada',
      reason: '<b>Zu viel Suppe</b>',
      date: '2026-12-31',
    });
    expect([status, body]).toEqual([202, { receivedAt: expect.any(Number) }]);
    const mail = await newestMail(email);
    expect(mail?.subject).toBe('Deine Kündigung ist eingegangen');
    expect(mail?.text).toMatch(SECONDS);
    for (const said of ['Vertrag: Basic', 'Name: Ada', 'Grund: <b>Zu viel Suppe</b>', '2026-12-31'])
      expect(mail?.text).toContain(said);
    expect(mail?.html).not.toContain('<b>Zu viel');
  });

  test('ends the contract with the period that is paid, and says when', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    await cancel(cook.email.toUpperCase());
    await stage.runJobs();
    expect(await cook.subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    const mail = await newestMail(cook.email);
    expect(mail?.subject).toBe('Dein Tarif ist gekündigt');
    expect(mail?.text).toMatch(new RegExp(`${SECONDS.source}.*${SECONDS.source}`));
  });

  test('is carried out once, however often the job runs', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    await cancel(cook.email);
    await stage.runJobs();
    const mails = (await stage.mails(cook.email)).length;
    await stage.runJobs();
    expect(await stage.mails(cook.email)).toHaveLength(mails);
  });

  test('can be taken back by its mail, before and after it was carried out', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    await cancel(cook.email);
    const early = await tokenFor(cook.email);
    expect((await undo(early)).status).toBe(204);
    await stage.runJobs();
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: false });
    await cancel(cook.email);
    const late = await tokenFor(cook.email);
    await stage.runJobs();
    expect((await undo(late)).status).toBe(204);
    expect((await undo(late)).status).toBe(204);
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test('answers byte for byte the same with a contract, with an account, and with neither', async () => {
    const customer = await aCustomer(stage);
    await customer.buy('basic_monthly');
    const known = anEmail();
    await signUp(known);
    vi.useFakeTimers({ toFake: ['Date'] });
    const answers = [];
    for (const email of [customer.email, known, anEmail()]) {
      const { status, text } = await cancel(email);
      const receipt = await newestMail(email);
      const words = receipt?.text.replace(/undo=[\w.-]+/, '').replaceAll(email, '');
      answers.push(JSON.stringify([status, text, receipt?.subject, words]));
    }
    expect(new Set(answers).size).toBe(1);
  });

  test('without a contract waits for the operator, and stops nobody else’s', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('pro_monthly');
    const stranger = anEmail();
    await cancel(stranger);
    await cancel(cook.email);
    await stage.runJobs();
    expect(await stage.mails(stranger)).toHaveLength(1);
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: true });
  });

  test('of an account that is just being erased waits for the operator, and so does its withdrawal', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    await cancel(cook.email);
    const early = await tokenFor(cook.email);
    await withdraw(cook.email);
    const withdrawal = await tokenFor(cook.email);
    await call('DELETE', '/api/user', { cookie: cook.cookie, body: { password: PASSWORD } });
    await stage.runJobs();
    await cancel(cook.email);
    await stage.runJobs();
    await stage.runJobs();
    expect((await undo(early)).status).toBe(204);
    expect((await confirm(withdrawal)).body).toEqual({ outcome: 'operator' });
    expect((await cook.atStripe()).subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    const subjects = (await stage.mails(cook.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Deine Kündigung ist eingegangen')).toHaveLength(2);
  });

  test.each([
    [{ email: 'nobody', plan: 'Basic' }],
    [{ email: 'a@example.org' }],
    [{ email: 'a@example.org', plan: ' ' }],
    [{ email: 'a@example.org', plan: 'x'.repeat(101) }],
    [{ email: 'a@example.org', plan: 'Basic', date: 'tomorrow' }],
  ])('that is malformed is refused: %o', async (body) => {
    expect((await call('POST', '/api/contract/cancel', { body })).status).toBe(400);
  });
});

describe('a withdrawal without login', () => {
  test('is confirmed by mail, and its link ends the contract at once and gives the money back, once', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('pro_annual');
    expect((await withdraw(cook.email)).status).toBe(202);
    const mail = await newestMail(cook.email);
    expect(mail?.subject).toBe('Dein Widerruf ist eingegangen');
    expect(mail?.text).toMatch(SECONDS);
    expect(await cook.subscription()).not.toBeNull();
    const token = await tokenFor(cook.email);
    for (let press = 0; press < 2; press += 1)
      expect(await confirm(token)).toMatchObject({ status: 200, body: { outcome: 'refunded' } });
    expect(await cook.subscription()).toBeNull();
    expect(await cook.usage()).toMatchObject({ limit: 5 });
    expect((await cook.atStripe()).refunds.map(({ amount }) => amount)).toEqual([10200]);
    expect((await newestMail(cook.email))?.subject).toBe('Dein Vertrag ist widerrufen');
  });

  test('that comes after the fourteenth day, or without a contract, is left to the operator', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * DAY });
    await withdraw(cook.email);
    expect((await confirm(await tokenFor(cook.email))).body).toEqual({ outcome: 'operator' });
    expect(await cook.subscription()).toMatchObject({ status: 'active' });
    const stranger = anEmail();
    await withdraw(stranger);
    expect((await confirm(await tokenFor(stranger))).body).toEqual({ outcome: 'operator' });
  });

  test('takes the link of a withdrawal alone, with its own secret', async () => {
    const email = anEmail();
    await withdraw(email);
    const token = await tokenFor(email);
    await cancel(email);
    const other = await tokenFor(email);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [other, forged, 'nonsense', '']) {
      expect(await confirm(wrong), wrong).toMatchObject({ status: 400, body: { type: 'LinkInvalid' } });
    }
    expect((await undo(token)).status).toBe(400);
  });
});
