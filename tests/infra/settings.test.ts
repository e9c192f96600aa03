import { expect, test } from 'vitest';
import { readSettings } from '#infra/stage/settings.ts';
import { PRODUCTION } from '#infra/stage/stage-secrets.ts';
import { PREVIEW, PREVIEW_VALUES, PRODUCTION_VALUES } from './support/stages.ts';

const production = (change: Record<string, string | undefined> = {}) =>
  readSettings({ stage: PRODUCTION, values: { ...PRODUCTION_VALUES, ...change } });
const preview = (change: Record<string, string | undefined> = {}) =>
  readSettings({ stage: PREVIEW, values: { ...PREVIEW_VALUES, ...change } });

test.each(['GoogleClientId', 'StripeSecretKey', 'StripeWebhookSecret', 'Domain', 'AlarmEmail'])(
  'without %s nothing is deployed, and the error names the command that sets it',
  (name) => {
    for (const nothing of [undefined, '']) {
      expect(() => production({ [name]: nothing })).toThrow(
        `Stage production lacks ${name}: run npx sst secret set ${name} VALUE --stage production.`,
      );
    }
  },
);

test('An operator who lacks several settings is told all of them at once', () => {
  expect(() => readSettings({ stage: PRODUCTION, values: {} })).toThrow(
    'Stage production lacks GoogleClientId, StripeSecretKey, StripeWebhookSecret, PushKey, Domain, Operator, AlarmEmail: ' +
      'write them into a copy of infra/example.env and run npx sst secret load COPY --stage production.',
  );
});

test('production cannot be deployed without an imprint', () => {
  const command = 'run npx sst secret set Operator "$(cat operator.json)" --stage production.';
  expect(() => production({ Operator: undefined })).toThrow(`Stage production lacks Operator: ${command}`);
  expect(() => production({ Operator: '{"name":"Munchify GmbH"}' })).toThrow(
    /^What stage production was told as Operator lacks representedBy, street.*: run npx sst secret set Operator/,
  );
  expect(() => production({ Operator: 'Munchify GmbH' })).toThrow(/^What .* as Operator lacks its form: run/);
});

test('nothing is deployed without the key pair for push services, and the error names the command that makes one', () => {
  const command = 'run npx sst secret set PushKey "$(npm run --silent push:key)" --stage production.';
  expect(() => production({ PushKey: undefined })).toThrow(`Stage production lacks PushKey: ${command}`);
  expect(() => production({ PushKey: '{"kty":"EC"}' })).toThrow(/as PushKey is no key pair: run npx sst/);
});

test('real payments are made in production only', () => {
  expect(() => production({ StripeSecretKey: 'sk_test_1' })).toThrow(
    "What stage production was told as StripeSecretKey is no live key of Stripe's: run npx sst secret set StripeSecretKey VALUE --stage production.",
  );
  expect(() => preview({ StripeSecretKey: 'sk_live_1' })).toThrow(/is no test key of Stripe's/);
  expect(preview({ StripeSecretKey: 'rk_test_1' })).toMatchObject({ stripeSecretKey: 'rk_test_1' });
});

test.each([
  ['Domain', 'https://munchify.example'],
  ['AlarmEmail', 'alarms'],
  ['DailyBudget', 'ten'],
  ['DailyBudget', '0'],
  ['Author', '{"models":[]}'],
  ['Author', 'claude'],
])('A value that is clearly no %s is refused: %s', (name, value) => {
  expect(() => production({ [name]: value })).toThrow(
    new RegExp(`^What stage production was told as ${name} is no .*: run npx sst secret set ${name} VALUE`),
  );
});

test('a stage without configured models has two, by different makers, with known prices', () => {
  expect(production().author.models).toEqual(['eu.anthropic.claude-haiku-5-5', 'eu.amazon.nova-2-lite-v1:0']);
});

test('a model without a known price is refused with the setting to add, and no key is printed', () => {
  const own = { id: 'qwen3-vl', url: 'https://models.example', key: 'open-sesame' };
  expect(() => production({ Author: JSON.stringify({ models: [own] }) })).toThrow(
    `'{"models":[{"id":"qwen3-vl","url":"https://models.example","key":"KEY","price":{"input":1,"output":5}}]}' --stage production`,
  );
});

test('a model without a known price is refused: no budget could hold', () => {
  expect(() => production({ Author: '{"models":["eu.somebody.new-v1:0"]}' })).toThrow(
    /^Nobody knows what the model eu.somebody.new-v1:0 of stage production costs: run npx sst secret set Author/,
  );
  const Author = '{"models":[{"id":"eu.somebody.new-v1:0","price":{"input":1,"output":5}}]}';
  expect(production({ Author }).author.models).toHaveLength(1);
});

test('production answers under its domain, and other stages under subdomains of it', () => {
  expect(production()).toMatchObject({ domain: 'munchify.example', sender: 'hello@munchify.example' });
  expect(preview({ Domain: 'munchify.example' })).toMatchObject({
    domain: 'pr-12.munchify.example',
    sender: 'hello@pr-12.munchify.example',
  });
});

test('a stage without a domain sends from an address that SES has verified', () => {
  expect(preview()).toMatchObject({ sender: PREVIEW_VALUES.Sender });
  expect(preview().domain).toBeUndefined();
  expect(() => preview({ Sender: undefined })).toThrow(
    'Stage pr-12 lacks Sender: run npx sst secret set Sender VALUE --stage pr-12.',
  );
});

test('the daily budget for models is that of the stage, unless it is set separately', () => {
  expect(production({ DailyBudget: '25' }).author.dollarsPerDay).toBe(25);
  const Author = '{"models":["eu.amazon.nova-lite-v1:0"],"dollarsPerDay":3}';
  expect(production({ DailyBudget: '25', Author }).author.dollarsPerDay).toBe(3);
});
