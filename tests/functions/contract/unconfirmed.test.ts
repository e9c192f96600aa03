import { afterEach, describe, expect, test, vi } from 'vitest';
import { mailTo } from '#core/limits/limits.ts';
import { HOUR } from '#core/time.ts';
import { accessChecks } from '#functions/http/access-checks.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { heldData } from '#tests/support/held-data.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';
import { beginAnHour } from '#tests/support/whole-hour.ts';

const stage = await startTestStage();
const { call } = stage;

afterEach(() => void vi.useRealTimers());

const german = { 'x-preferred-language': 'de' };
const cancel = (email: string) =>
  call('POST', '/api/contract/cancel', { body: { email, plan: 'Basic' }, headers: german });
const undo = (token: string) => call('POST', '/api/contract/cancel/undo', { body: { token } });
/** Other emails may arrive late. */
const confirmationsTo = async (email: string) =>
  (await stage.mails(email)).filter(({ subject }) => subject === 'Dein Tarif ist gekündigt');
const tokenFor = async (email: string) =>
  /undo=([\w.-]+)/.exec((await confirmationsTo(email))[0]?.text ?? '')?.[1] ?? '';

/** Returns all declarations, as the operator sees them. */
const declared = async (): Promise<Record<string, unknown>[]> =>
  (await heldData(stage.data)).items
    .map((item) => JSON.parse(item))
    .filter(({ pk }) => String(pk).startsWith('TODO#'));

describe('a cancellation of a contract whose mailbox is over its limit', () => {
  /** Returns a customer who has cancelled four times, with room for two more emails in this hour. */
  async function customerWithFullMailbox() {
    beginAnHour();
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    const { email } = cook;
    // All emails that a stranger can cause.
    for (let mail = 0; mail < 12; mail += 1) await accessChecks.checkLimits(mailTo(email, 'resetLink'));
    for (let time = 0; time < 4; time += 1) await cancel(email);
    return cook;
  }
  const confirmations = async (email: string) => (await confirmationsTo(email)).length;
  const statesFor = async (email: string) =>
    (await declared())
      .filter((each) => each['email'] === email)
      .map(({ state }) => String(state))
      .toSorted((a, b) => a.localeCompare(b));

  test('ends the contract at once, and is confirmed once as soon as the mailbox has room', async () => {
    const cook = await customerWithFullMailbox();
    for (let run = 0; run < 3; run += 1) await stage.runJobs();
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await confirmations(cook.email)).toBe(2);
    expect(await statesFor(cook.email)).toEqual(['done', 'done', 'unconfirmed', 'unconfirmed']);
    vi.setSystemTime(Date.now() + HOUR);
    for (let run = 0; run < 2; run += 1) await stage.runJobs();
    expect(await confirmations(cook.email)).toBe(4);
    expect(await statesFor(cook.email)).toEqual(Array(4).fill('done'));
    expect((await undo(await tokenFor(cook.email))).status).toBe(204);
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test('does not end the contract again if the cook has continued it meanwhile, but asks the operator', async () => {
    const cook = await customerWithFullMailbox();
    await stage.runJobs();
    expect((await undo(await tokenFor(cook.email))).status).toBe(204);
    vi.setSystemTime(Date.now() + HOUR);
    await stage.runJobs();
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await confirmations(cook.email)).toBe(2);
    expect(await statesFor(cook.email)).toEqual(['done', 'operator', 'operator', 'undone']);
  });
});
