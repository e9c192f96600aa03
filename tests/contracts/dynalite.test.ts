import { afterAll } from 'vitest';
import { startDynamo } from '#local/aws/dynamodb.ts';
import { IS_LONG } from '#tests/long.ts';
import { capacityContract } from './capacity.ts';
import { changesContract } from './changes-contract.ts';
import { tableAt, tablePortsAt, tablePortsOf } from './engines.ts';
import { kitchenCapacityContract } from './kitchen-capacity.ts';
import { tablePortsContract } from './table-ports.ts';
import { unreadableRowsContract } from './unreadable-rows.ts';

const prompt = await startDynamo();
const stale = await startDynamo({ stale: true });
afterAll(async () => {
  await prompt.close();
  await stale.close();
});

// Most other tests use an engine that answers promptly.
if (IS_LONG) tablePortsContract('dynalite', () => tablePortsAt(prompt.url));
tablePortsContract('dynalite, answering late to who does not ask for consistency', () =>
  tablePortsAt(stale.url),
);

changesContract('dynalite', 20, async (now) => tablePortsOf(await tableAt(prompt.url, 'changes'), now));

// Counts the table but not its indexes.
capacityContract('dynalite', 10_000, () => tableAt(prompt.url, 'capacity'));
kitchenCapacityContract('dynalite', () => tableAt(prompt.url, 'kitchen'));
unreadableRowsContract('dynalite', () => tableAt(prompt.url, 'unreadable'));
