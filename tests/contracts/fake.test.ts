import { fakeTables } from '#tests/fakes/tables.ts';
import { changesContract } from './changes-contract.ts';
import { tablePortsContract } from './table-ports.ts';

tablePortsContract('the fake', () => fakeTables(Date.now));
changesContract('the fake', 200, fakeTables);
