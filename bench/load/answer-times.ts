import type { Measured } from '../support/measured.ts';
import { median } from '../support/median.ts';
import { runs } from '../support/runs.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { withStage, type RunningStage } from '../support/with-stage.ts';

const SAMPLES = runs(200);

const PASSWORDS = { password: 'Other2026leek', confirmPassword: 'Other2026leek' };

/** Requests with email addresses. Their response time must not reveal whether an account exists. */
const QUESTIONS: readonly (readonly [name: string, path: string, more: object])[] = [
  ['login', '/api/login', { password: PASSWORDS.password }],
  ['register', '/api/register', PASSWORDS],
  ['reset', '/api/password-reset/request', {}],
  ['resend', '/api/verify-email/resend', {}],
  ['login link', '/api/login/link', {}],
];

/** Compares the median response times for known and unknown addresses, sent in turn. They may differ by 2 %. */
export const answerTimes = (): Promise<Measured[]> =>
  withStage({}, async (stage) => {
    const known = await accounts(stage);
    const rows: Measured[] = [];
    for (const [name, path, more] of QUESTIONS) {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const addresses = { known: known[sample] ?? '', unknown: anEmail() };
        // Alternates the order, so that a slowdown of the machine affects both equally.
        const order = sample % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        for (const kind of order)
          times[kind].push(
            await timed(stage, path, { email: addresses[kind], ...more }, rows.length * SAMPLES + sample),
          );
      }
      const [one, other] = [median(times.known), median(times.unknown)];
      const apart = Math.abs(one - other) / Math.max(one, other);
      rows.push({
        name: `answers about addresses: ${name}`,
        budget: '≤ 2 % apart in the median',
        measured: `known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms: ${(100 * apart).toFixed(1)} %`,
        holds: apart <= 0.02,
      });
    }
    return rows;
  });

/** Returns an account per sample: each request uses a new address, so that no limit is reached. */
async function accounts({ call, signUp }: RunningStage): Promise<string[]> {
  const emails = Array.from({ length: SAMPLES }, anEmail);
  for (const [number, email] of emails.entries()) {
    // Confirms every second one.
    if (number % 2 === 0) await signUp(email);
    else
      await call('POST', '/api/register', { body: { email, password: PASSWORD, confirmPassword: PASSWORD } });
  }
  return emails;
}

/** @param number selects the network, so that no limit is reached */
async function timed({ call }: RunningStage, path: string, body: object, number: number): Promise<number> {
  const headers = { 'x-forwarded-for': `198.51.${number >> 8}.${number & 255}, 130.176.0.1` };
  const from = performance.now();
  await call('POST', path, { body, headers });
  return performance.now() - from;
}
