import { fakeTables } from '#tests/fakes/ports.ts';
import { tablePortsContract } from './table-ports.ts';

tablePortsContract('the fake', fakeTables);
