import * as v from 'valibot';
import { Operator } from '#core/operator.ts';
import { readAuthor, type Author } from './author-setting.ts';
import { jsonOf, missingSecrets, PRODUCTION, invalidSecret, type StageSecrets } from './stage-secrets.ts';

/** What an operator tells a stage with `sst secret`: keys, and all that differs from one operator to the next. */
export type Settings = {
  /** Where the stage answers; without one, under a name of CloudFront's. */
  readonly domain?: string;
  /** Where its mails come from: without a domain, an address that SES knows already. */
  readonly sender: string;
  /** Who runs it, as JSON; without it the imprint shows somebody made up, and says so. */
  readonly operator?: string;
  readonly googleClientId: string;
  readonly stripeSecretKey: string;
  /** Who is told when something goes wrong. */
  readonly alarmEmail?: string;
  /** What a day may cost before somebody is told, in US dollars. */
  readonly dailyBudget: number;
  /** Who writes, and what that may cost in a day. */
  readonly author: Author;
};

const DEFAULT_DAILY_BUDGET = 10;

/**
 * Reads what a stage was told, before anything of it is made.
 * @throws VisibleError that says in one sentence what is missing or wrong, and the command that mends it
 */
export function readSettings(told: StageSecrets): Settings {
  checkComplete(told);
  checkForms(told);
  const { Domain: root, Operator: operator, AlarmEmail: alarmEmail } = told.values;
  const domain = root && domainOf(told.stage, root);
  const dailyBudget = Number(told.values['DailyBudget'] || DEFAULT_DAILY_BUDGET);
  return {
    ...(domain && { domain }),
    sender: domain ? `hello@${domain}` : (told.values['Sender'] ?? ''),
    ...(operator && { operator }),
    googleClientId: told.values['GoogleClientId'] ?? '',
    stripeSecretKey: told.values['StripeSecretKey'] ?? '',
    ...(alarmEmail && { alarmEmail }),
    dailyBudget,
    author: { dollarsPerDay: dailyBudget, ...readAuthor(told) },
  };
}

/** Stages beside production are its subdomains, so that all of them can be told the same domain. */
const domainOf = (stage: string, root: string): string =>
  stage === PRODUCTION ? root : `${stage.toLowerCase()}.${root}`;

const EVERYWHERE = ['GoogleClientId', 'StripeSecretKey', 'StripeWebhookSecret'];
const IN_PRODUCTION = ['Domain', 'Operator', 'AlarmEmail'];

function checkComplete(told: StageSecrets): void {
  const { stage, values } = told;
  const needed = [...EVERYWHERE, ...(stage === PRODUCTION ? IN_PRODUCTION : [])];
  const missing = needed.filter((name) => !values[name]);
  if (stage !== PRODUCTION && !values['Domain'] && !values['Sender']) missing.push('Sender');
  if (missing.length > 0) throw missingSecrets(told, missing);
}

const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
const Address = v.pipe(v.string(), v.email());

/** What is wrong with a value, if anything. */
const FAULTS: Readonly<Record<string, (value: string, stage: string) => string | false>> = {
  Domain: (value) => !DOMAIN.test(value) && 'is no domain',
  Sender: (value) => !v.is(Address, value) && 'is no e-mail address',
  AlarmEmail: (value) => !v.is(Address, value) && 'is no e-mail address',
  DailyBudget: (value) => !(Number(value) > 0) && 'is no number of US dollars',
  Operator: (value) => faultOfOperator(value),
  // Money moves in production, and nowhere else.
  StripeSecretKey(value, stage) {
    const kind = stage === PRODUCTION ? 'live' : 'test';
    return !new RegExp(`^[sr]k_${kind}_`).test(value) && `is no ${kind} key of Stripe's`;
  },
};

function checkForms(told: StageSecrets): void {
  for (const [name, faultOf] of Object.entries(FAULTS)) {
    const value = told.values[name];
    const fault = value && faultOf(value, told.stage);
    if (fault) throw invalidSecret(told, name, fault);
  }
}

function faultOfOperator(json: string): string | false {
  const { issues } = v.safeParse(Operator, jsonOf(json));
  return (
    issues !== undefined && `lacks ${issues.map((issue) => v.getDotPath(issue) ?? 'its form').join(', ')}`
  );
}
