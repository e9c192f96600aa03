import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { PRODUCTION } from '#infra/stage/stage-secrets.ts';
import { checkAll } from './checks/all.ts';
import { deploymentOf, graphOf } from './support/deployment.ts';
import { lambdasIn } from './support/lambdas.ts';
import { PREVIEW } from './support/stages.ts';

test('Production is deployed by sst, with no unexpected permission or setting', () => {
  const outcome = inject('deployed')[PRODUCTION];
  expect(outcome?.status, outcome?.output).toBe(0);
  expect(checkAll(deploymentOf(PRODUCTION))).toEqual([]);
});

test('production cannot be removed by a command; a preview can', async () => {
  Object.assign(globalThis, { $config: (config: unknown) => config });
  const file = join(import.meta.dirname, '../../sst.config.ts');
  const { default: config }: { default: { app(input: { stage: string }): Record<string, unknown> } } =
    await import(/* @vite-ignore */ file);
  expect(config.app({ stage: PRODUCTION })).toMatchObject({ removal: 'retain', protect: true });
  expect(config.app({ stage: PREVIEW })).toMatchObject({ removal: 'remove', protect: false });
});

test('the landing page of production has its own address, and nothing of a laptop', () => {
  const landing = inject('landing');
  expect(landing).toContain('<link rel="canonical" href="https://munchify.example/">');
  expect(landing).not.toContain('localhost');
});

test('no secret is in an environment variable: secrets are only in encrypted files', () => {
  for (const { environment } of lambdasIn(graphOf(PRODUCTION))) {
    expect(JSON.stringify(environment.variables)).not.toMatch(/sk_live|whsec|nobody guesses|jpsQnnGQmL/);
  }
});

test('each secret can be read only by the functions that use it', () => {
  const { bundles } = deploymentOf(PRODUCTION);
  const holders = (name: string) => [...bundles].filter(([, { links }]) => name in links).map(([id]) => id);
  expect(holders('StripeWebhookSecret')).toEqual(['PlanWebhook']);
  expect(holders('PushKey')).toEqual(['RingDeliver']);
  expect(holders('OriginSecret')).toEqual(['OriginCheckCheckOrigin']);
  expect(holders('ImageTokenSecret').toSorted()).toEqual(['ReadingImage', 'ReadingRead']);
  expect(holders('StripeSecretKey').toSorted()).toEqual([
    'ContractConfirmWithdrawal',
    'ContractProcessDeclarations',
    'ContractUndo',
    'DeletionProcessDeletions',
    'PlanCheckOut',
    'PlanPortal',
    'PlanWebhook',
  ]);
});
