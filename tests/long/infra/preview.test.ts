import { expect, inject, test } from 'vitest';
import { checkAll } from '#tests/infra/checks/all.ts';
import { deploymentOf } from '#tests/infra/support/deployment.ts';
import { distributionIn } from '#tests/infra/support/distribution.ts';
import { routeAtEdge } from '#tests/infra/support/edge.ts';
import { PREVIEW } from '#tests/infra/support/stages.ts';

test('A preview is deployed, with no unexpected permission or setting', () => {
  const outcome = inject('deployed')[PREVIEW];
  expect(outcome?.status, outcome?.output).toBe(0);
  expect(checkAll(deploymentOf(PREVIEW))).toEqual([]);
});

test('A preview has no domain of its own, and sends no alarms', async () => {
  const { graph } = deploymentOf(PREVIEW);
  expect(distributionIn(graph).aliases).toEqual([]);
  expect(await routeAtEdge(graph, 'd111.cloudfront.net', '/home')).toMatchObject({ uri: '/app.html' });
  expect(graph.filter(({ type }) => /MetricAlarm|WebAcl|Budget|EmailIdentity/.test(type))).toEqual([]);
});
