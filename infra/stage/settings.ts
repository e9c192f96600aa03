import * as v from 'valibot';
import { Operator } from '#core/operator.ts';
import { PushKeyPair } from '#core/ring/push-key-pair.ts';
import { readAuthor, type Author } from './author-setting.ts';
import { jsonOf, missingSecrets, PRODUCTION, invalidSecret, type StageSecrets } from './stage-secrets.ts';

/** Settings of a stage, which its operator sets with `sst secret`: keys, and all that differs between operators. */
export type Settings = {
  /** Domain of the stage; without one, CloudFront's own name. */
  readonly domain?: string;
  /** Sender of emails: without a domain, an address that SES has already verified. */
  readonly sender: string;
  /** The operator, as JSON. Without it, the imprint shows an invented operator and says so. */
  readonly operator?: string;
  readonly googleClientId: string;
  readonly stripeSecretKey: string;
  /** Key pair by which push services know the stage. */
  readonly pushKey: PushKeyPair;
  readonly alarmEmail?: string;
  /** Daily cost in US dollars from which an alarm is sent. */
  readonly dailyBudget: number;
  /** Models that write recipes, with their daily budget. */
  readonly author: Author;
};

const DEFAULT_DAILY_BUDGET = 10;

/**
 * Reads the settings of a stage, before any resource is created.
 * @throws VisibleError with one sentence about the missing or wrong setting, and the command that corrects it
 */
export function readSettings(secrets: StageSecrets): Settings {
  checkComplete(secrets);
  checkForms(secrets);
  const { Domain: root, Operator: operator, AlarmEmail: alarmEmail } = secrets.values;
  const domain = root && domainOf(secrets.stage, root);
  const dailyBudget = Number(secrets.values['DailyBudget'] || DEFAULT_DAILY_BUDGET);
  return {
    ...(domain && { domain }),
    sender: domain ? `hello@${domain}` : (secrets.values['Sender'] ?? ''),
    ...(operator && { operator }),
    googleClientId: secrets.values['GoogleClientId'] ?? '',
    stripeSecretKey: secrets.values['StripeSecretKey'] ?? '',
    pushKey: v.parse(PushKeyPair, jsonOf(secrets.values['PushKey'] ?? '')),
    ...(alarmEmail && { alarmEmail }),
    dailyBudget,
    author: { dollarsPerDay: dailyBudget, ...readAuthor(secrets) },
  };
}

/**
 * Returns the domain of a stage. Stages other than production are subdomains, so that all can have the same setting.
 */
const domainOf = (stage: string, root: string): string =>
  stage === PRODUCTION ? root : `${stage.toLowerCase()}.${root}`;

const EVERYWHERE = ['GoogleClientId', 'StripeSecretKey', 'StripeWebhookSecret', 'PushKey'];
const IN_PRODUCTION = ['Domain', 'Operator', 'AlarmEmail'];

function checkComplete(secrets: StageSecrets): void {
  const { stage, values } = secrets;
  const needed = [...EVERYWHERE, ...(stage === PRODUCTION ? IN_PRODUCTION : [])];
  const missing = needed.filter((name) => !values[name]);
  if (stage !== PRODUCTION && !values['Domain'] && !values['Sender']) missing.push('Sender');
  if (missing.length > 0) throw missingSecrets(secrets, missing);
}

const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
const Address = v.pipe(v.string(), v.email());

/** Checks of values. Each returns the fault of a value, or false. */
const FAULTS: Readonly<Record<string, (value: string, stage: string) => string | false>> = {
  Domain: (value) => !DOMAIN.test(value) && 'is no domain',
  Sender: (value) => !v.is(Address, value) && 'is no e-mail address',
  AlarmEmail: (value) => !v.is(Address, value) && 'is no e-mail address',
  DailyBudget: (value) => !(Number(value) > 0) && 'is no number of US dollars',
  Operator: (value) => faultOfOperator(value),
  PushKey: (value) => !v.is(PushKeyPair, jsonOf(value)) && 'is no key pair',
  // Only production takes real payments.
  StripeSecretKey(value, stage) {
    const kind = stage === PRODUCTION ? 'live' : 'test';
    return !new RegExp(`^[sr]k_${kind}_`).test(value) && `is no ${kind} key of Stripe's`;
  },
};

function checkForms(secrets: StageSecrets): void {
  for (const [name, faultOf] of Object.entries(FAULTS)) {
    const value = secrets.values[name];
    const fault = value && faultOf(value, secrets.stage);
    if (fault) throw invalidSecret(secrets, name, fault);
  }
}

function faultOfOperator(json: string): string | false {
  const { issues } = v.safeParse(Operator, jsonOf(json));
  return (
    issues !== undefined && `lacks ${issues.map((issue) => v.getDotPath(issue) ?? 'its form').join(', ')}`
  );
}
