import { once } from 'node:events';
import { connect, Server, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test, vi } from 'vitest';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const listen = vi.spyOn(Server.prototype, 'listen');
const stage = await startTestStage({ stale: true });
const addresses = listen.mock.contexts.map((server) => (server as Server).address() as AddressInfo);

const outside = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test('every server of the stage listens on loopback only', () => {
  // The gateway, Bedrock, Lambda, Open Food Facts, SES, S3, SQS, Stripe; DynamoDB's proxy, engine and replica.
  expect(addresses).toHaveLength(11);
  expect(addresses.map(({ port }) => port)).toContain(Number(new URL(stage.gateway).port));
  expect(addresses.map(({ address }) => address)).toEqual(Array(11).fill('127.0.0.1'));
});

test.runIf(outside)('no other machine on the network reaches them', async () => {
  for (const { port } of addresses) {
    await expect(once(connect(port, outside), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
});
