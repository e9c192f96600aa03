import { afterAll, expect, test, vi } from 'vitest';
import { checkLimits } from '#core/limits/limits.ts';
import { mailboxOf } from '#core/limits/mailbox.ts';
import { attempts, clock, secrets } from '#functions/ports.ts';
import { anEmail, PASSWORD, type Answered } from '#tests/support/api-client.ts';
import { tries } from '#tests/long.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

// Everything happens within one window of every limit.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12, 1) });
afterAll(() => void vi.useRealTimers());

const stage = await startTestStage();
const { call, register } = stage;

/** Headers that CloudFront and API Gateway add to a request. */
const from = (address: string) => ({ 'x-forwarded-for': `${address}, 130.176.0.1` });

async function often<Told>(times: number, ask: (number: number) => Promise<Told>): Promise<Told[]> {
  const told: Told[] = [];
  for (let number = 0; number < times; number += 1) told.push(await ask(number));
  return told;
}

const statuses = (told: readonly Answered[]) => [...new Set(told.map(({ status }) => status))];

test('Guesses from many networks are ended by 429, and the owner still gets in: on a known device, or by mail', async () => {
  const email = anEmail();
  await register(email);
  const { headers } = await call('POST', '/api/login', { body: { email, password: PASSWORD } });
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const guesses = await often(tries(60, 1_000), (number) =>
    call('POST', '/api/login', {
      body: { email, password: `Guess${number}abc` },
      headers: { ...from(`203.0.${number >> 8}.${number & 255}`), 'x-preferred-language': 'de' },
    }),
  );
  expect(statuses(guesses.slice(0, 20))).toEqual([401]);
  expect(statuses(guesses.slice(20))).toEqual([429]);
  const [last] = guesses.slice(-1);
  expect(last?.body).toMatchObject({
    type: 'TooManyAttempts',
    error: expect.stringMatching(/^Zu viele Versuche\. .* \d+ Minuten? noch einmal\.$/),
  });
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  const owner = (options: { cookie?: string }) =>
    call('POST', '/api/login', { body: { email, password: PASSWORD }, ...options });
  expect((await owner({})).status).toBe(429);
  expect((await owner({ cookie })).status).toBe(200);
  expect((await call('POST', '/api/login/link', { body: { email } })).status).toBe(202);
  // The clock stands still, so mails have no order.
  const texts = (await stage.mails(email)).map(({ text }) => text).join('\n');
  const token = /login=([\w.-]+)/.exec(texts)?.[1];
  const entered = await call('POST', '/api/login/confirm', { body: { token } });
  expect(entered).toMatchObject({ status: 200, body: { email } });
  expect(entered.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=.*HttpOnly/),
    expect.stringMatching(/^__Host-device=.*HttpOnly/),
  ]);
});

test('Guesses at links from one network are ended by 429; other networks are not affected', async () => {
  const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
  const guess = (address: string) =>
    call('POST', '/api/verify-email', { body: { token }, headers: from(address) });
  const ports = { attempts: attempts(), clock: clock(), secrets: secrets() };
  const before = tries(280, 0);
  await often(before, () => checkLimits(ports, [{ limit: 'linkFromNetwork', by: '198.51.100.7' }]));
  const guesses = await often(tries(50, 1_000), () => guess('198.51.100.7'));
  expect(statuses(guesses.slice(0, 300 - before))).toEqual([400]);
  expect(statuses(guesses.slice(300 - before))).toEqual([429]);
  expect((await guess('198.51.100.8')).status).toBe(400);
});

test('strangers can flood no mailbox, and the answer is the same without an account', async () => {
  const known = anEmail();
  await register(known);
  for (const email of [known, 'nobody@example.org']) {
    const ask = () => call('POST', '/api/password-reset/request', { body: { email } });
    // One mail was for the registration of the known address.
    const left = email === known ? 11 : 12;
    const told = await Promise.all(Array.from({ length: 14 }, ask));
    expect(told.filter(({ status }) => status === 202)).toHaveLength(left);
    expect(told.filter(({ status }) => status === 429)).toHaveLength(14 - left);
  }
  const resets = (await stage.mails(known)).filter(({ text }) => text.includes('reset='));
  expect(resets).toHaveLength(11);
});

test.each([
  ['/api/register', 8, { email: 'mia@example.org', password: PASSWORD, confirmPassword: PASSWORD }],
  ['/api/verify-email/resend', 8, { email: 'noa@example.org' }],
  ['/api/login/link', 10, { email: 'ida@example.org' }],
  ['/api/contract/cancel', 5, { email: 'ben@example.org', plan: 'Pro' }],
  ['/api/contract/withdraw', 5, { email: 'leo@example.org', contract: 'Pro' }],
])('%s is sent at most %i times an hour for one address', async (path, most, body) => {
  const told = await Promise.all(Array.from({ length: most + 1 }, () => call('POST', path, { body })));
  expect(told.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('all mails to one mailbox count together, in any spelling, and its owner can still get in', async () => {
  const email = anEmail();
  await register(email);
  const [name, domain] = email.split('@');
  const asked = Array.from({ length: 30 }, (_, number) => `${name}+${number}@${domain}`).flatMap(
    (address) => [
      call('POST', '/api/register', {
        body: { email: address, password: PASSWORD, confirmPassword: PASSWORD },
      }),
      call('POST', '/api/verify-email/resend', { body: { email: address } }),
    ],
  );
  const told = await Promise.all(asked);
  expect(told.filter(({ status }) => status === 202)).toHaveLength(7);
  expect((await call('POST', '/api/login/link', { body: { email } })).status).toBe(202);
  expect((await call('POST', '/api/password-reset/request', { body: { email } })).status).toBe(202);
  expect((await stage.mails(email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Choose a new password for Munchify', 'Your login link for Munchify']),
  );
});

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['ada+munchify@example.org', 'ada@example.org'],
  ['ada+a+b@example.org', 'ada@example.org'],
  ['+ada@example.org', '+ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
])('mails to %s end up in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
