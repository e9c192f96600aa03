import { fakeTables } from '#tests/fakes/tables.ts';
import { tablePortsContract } from './table-ports.ts';

tablePortsContract('the fake', fakeTables);
