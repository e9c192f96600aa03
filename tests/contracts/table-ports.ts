import { beforeAll, describe } from 'vitest';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { accountContract } from './account-contract.ts';
import { signInContract } from './sign-in-contract.ts';
import { cookingContract } from './cooking-contract.ts';
import { recipeContract } from './recipe-contract.ts';
import { runContract } from './run-contract.ts';
import { planContract } from './plan-contract.ts';
import { deletionContract } from './deletion-contract.ts';

/** Contract of the table ports, for fakes and engines. */
export function tablePortsContract(name: string, open: () => TablePorts | Promise<TablePorts>): void {
  describe(name, () => {
    let ports: TablePorts;
    beforeAll(async () => {
      ports = await open();
      // The Java engine takes time to start.
    }, 60_000);

    const opened = () => ports;
    accountContract(opened);
    signInContract(opened);
    cookingContract(opened);
    recipeContract(opened);
    runContract(opened);
    planContract(opened);
    deletionContract(opened);
  });
}
