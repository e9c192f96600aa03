import type { Measured } from '../support/measured.ts';
import { runs } from '../support/runs.ts';
import { anEmail, PASSWORD } from '#tests/support/api-client.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { withStage, type RunningStage } from '../support/with-stage.ts';

const TIMES = runs(20);
const WORDS = 'Win a prize at https://evil.example';

/** Counts the emails that strangers can cause to one mailbox, and checks them for the strangers' text. */
export const mailboxAttack = (): Promise<Measured[]> =>
  withStage({}, async (stage) => {
    const user = await aCustomer(stage);
    await user.buy('basic_monthly');
    const stranger = anEmail();
    const rows = [];
    for (const [whose, email, most, before] of [
      ['a user with a plan', user.email, 14, 100],
      ['somebody who was never here', stranger, 12, 80],
    ] as const)
      rows.push(await fill(stage, whose, email, { most, before }));
    return rows;
  });

async function fill(
  stage: RunningStage,
  whose: string,
  email: string,
  { most, before }: { readonly most: number; readonly before: number },
): Promise<Measured> {
  const [name, domain] = email.split('@');
  const aliases = Array.from({ length: TIMES }, (_, number) => `${name}+${number}@${domain}`);
  const all = async () => (await Promise.all([email, ...aliases].map((each) => stage.mails(each)))).flat();
  const were = (await all()).length;
  const declared = { plan: WORDS, contract: WORDS, name: WORDS, reason: WORDS };
  for (const alias of aliases)
    for (const address of [email, alias]) {
      const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
      await stage.call('POST', '/api/register', { body: { email: address, ...passwords } });
      await stage.call('POST', '/api/password-reset/request', { body: { email: address } });
      await stage.call('POST', '/api/contract/cancel', { body: { email: address, ...declared } });
      await stage.call('POST', '/api/contract/withdraw', { body: { email: address, ...declared } });
    }
  // A failed job runs again in the next round.
  await stage.runJobs().catch(() => undefined);
  const mails = await all();
  const sent = mails.length - were;
  const withWords = mails.filter(({ text, html }) => `${text}${html}`.includes('evil.example')).length;
  return {
    name: `attack on a mailbox: ${8 * TIMES} requests about ${whose}`,
    budget: `≤ ${most} mails, none in strangers’ words; ${before} before`,
    measured: `${sent} mails, ${withWords} in strangers’ words`,
    holds: sent <= most && withWords === 0,
  };
}
