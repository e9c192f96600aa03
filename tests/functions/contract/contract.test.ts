import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY } from '#core/time.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { heldData } from '#tests/support/held-data.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { beginAnHour } from '#tests/support/whole-hour.ts';

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

/** Returns all declarations, as the operator sees them. */
const declared = async (): Promise<Record<string, unknown>[]> =>
  (await heldData(stage.data)).items
    .map((item) => JSON.parse(item))
    .filter(({ pk }) => String(pk).startsWith('TODO#'));

const SECONDS = /\d{1,2}\. \w+ 20\d\d um \d\d:\d\d:\d\d ME[SZ]Z?/;

describe('a cancellation without login', () => {
  test('ends the contract with the paid period, and mails the date and when it was received', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    expect(await cancel(cook.email.toUpperCase())).toMatchObject({
      status: 202,
      body: { receivedAt: expect.any(Number) },
    });
    await stage.runJobs();
    expect(await cook.subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    const mail = await newestMail(cook.email);
    expect(mail?.subject).toBe('Dein Tarif ist gekündigt');
    expect(mail?.text).toMatch(new RegExp(`${SECONDS.source}.*${SECONDS.source}`));
    expect(mail?.text).toContain('Vertrag: Basic');
  });

  test('stores its free text for the operator, and mails only chosen options', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    const words = {
      plan: 'Win at https://evil.example',
      name: 'Click evil.example',
      reason: '<b>evil.example</b>',
    };
    await cancel(cook.email, { ...words, date: '2026-12-31' });
    await call('POST', '/api/contract/withdraw', {
      body: { email: cook.email, contract: words.plan, name: words.name },
    });
    await stage.runJobs();
    const mails = (await stage.mails(cook.email)).filter(({ text }) => /undo=|confirm=/.test(text));
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails) expect(`${subject} ${text} ${html}`).not.toContain('evil');
    expect(mails.some(({ text }) => text.includes('2026-12-31'))).toBe(true);
    expect((await declared()).find(({ reason }) => reason === words.reason)).toMatchObject({
      contract: words.plan,
      name: words.name,
      date: '2026-12-31',
      state: 'operator',
    });
  });

  test('takes effect once, however often the job runs', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    await cancel(cook.email);
    await stage.runJobs();
    const mails = (await stage.mails(cook.email)).length;
    await stage.runJobs();
    expect(await stage.mails(cook.email)).toHaveLength(mails);
  });

  test('can be taken back by a link in its mail', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    await cancel(cook.email);
    await stage.runJobs();
    const token = await tokenFor(cook.email);
    for (let press = 0; press < 2; press += 1) expect((await undo(token)).status).toBe(204);
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: false });
    await stage.runJobs();
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test('answers byte for byte the same with a contract, with an account, and without; only the first gets a mail', async () => {
    const customer = await aCustomer(stage);
    await customer.buy('basic_monthly');
    const known = anEmail();
    await signUp(known);
    vi.useFakeTimers({ toFake: ['Date'] });
    const emails = [customer.email, known, anEmail()];
    const mailsBefore = await Promise.all(emails.map(async (email) => (await stage.mails(email)).length));
    const answers = [];
    for (const email of emails)
      for (const declare of [cancel, withdraw])
        answers.push(`${declare.name} ${(await declare(email)).text}`);
    expect(new Set(answers).size).toBe(2);
    await stage.runJobs();
    const mailed = await Promise.all(
      emails.map(async (email, index) => (await stage.mails(email)).length - (mailsBefore[index] ?? 0)),
    );
    expect(mailed).toEqual([2, 0, 0]);
  });

  test('floods no mailbox, whatever the address has after its plus sign', async () => {
    beginAnHour();
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    const before = (await stage.mails(cook.email)).length;
    const [name, domain] = cook.email.split('@');
    const statuses: number[] = [];
    for (let number = 0; number < 30; number += 1) {
      const { status } = await cancel(number % 2 === 0 ? cook.email : `${name}+${number}@${domain}`);
      statuses.push(status);
      await call('POST', '/api/register', {
        body: { email: `${name}+${number}@${domain}`, password: PASSWORD, confirmPassword: PASSWORD },
      });
    }
    await stage.runJobs();
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    const addresses = [
      cook.email,
      ...Array.from({ length: 30 }, (_, number) => `${name}+${number}@${domain}`),
    ];
    const mails = (await Promise.all(addresses.map((email) => stage.mails(email)))).flat().length - before;
    expect(mails).toBeLessThanOrEqual(14);
    // The owner gets the mail about the contract, whatever else was sent.
    expect((await newestMail(cook.email))?.subject).toBe('Dein Tarif ist gekündigt');
  });

  test('without a contract waits for the operator, and holds up no other', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('pro_monthly');
    const stranger = anEmail();
    await cancel(stranger);
    await cancel(cook.email);
    await stage.runJobs();
    expect(await stage.mails(stranger)).toEqual([]);
    expect((await declared()).find(({ email }) => email === stranger)).toMatchObject({ state: 'operator' });
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: true });
  });

  test('A cancellation of an account that is being erased waits for the operator, and so does its withdrawal', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    await cancel(cook.email);
    await stage.runJobs();
    const early = await tokenFor(cook.email);
    await withdraw(cook.email);
    await stage.runJobs();
    const withdrawal = await tokenFor(cook.email);
    await call('DELETE', '/api/user', { cookie: cook.cookie, body: { password: PASSWORD } });
    await stage.runJobs();
    await cancel(cook.email);
    await stage.runJobs();
    expect((await undo(early)).status).toBe(204);
    expect((await confirm(withdrawal)).body).toEqual({ outcome: 'operator' });
    expect((await cook.atStripe()).subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    const subjects = (await stage.mails(cook.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Dein Tarif ist gekündigt')).toHaveLength(1);
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
  test('is confirmed by mail, and its link ends the contract at once and refunds the money once', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('pro_annual');
    expect((await withdraw(cook.email)).status).toBe(202);
    await stage.runJobs();
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

  test('after the fourteenth day, or without a contract, is left to the operator', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * DAY });
    await withdraw(cook.email);
    await stage.runJobs();
    expect((await confirm(await tokenFor(cook.email))).body).toEqual({ outcome: 'operator' });
    expect(await cook.subscription()).toMatchObject({ status: 'active' });
    const stranger = anEmail();
    await withdraw(stranger);
    await stage.runJobs();
    expect((await declared()).find(({ email }) => email === stranger)).toMatchObject({ state: 'operator' });
  });

  test('accepts only the link of a withdrawal, with its own secret', async () => {
    const { email, buy } = await aCustomer(stage);
    await buy('basic_monthly');
    await withdraw(email);
    await stage.runJobs();
    const token = await tokenFor(email);
    await cancel(email);
    await stage.runJobs();
    const other = await tokenFor(email);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [other, forged, 'nonsense', '']) {
      expect(await confirm(wrong), wrong).toMatchObject({ status: 400, body: { type: 'LinkInvalid' } });
    }
    expect((await undo(token)).status).toBe(400);
  });
});
