import { beforeAll, describe } from 'vitest';
import type { TablePorts } from '#tests/fakes/tables.ts';
import { accountContract } from './ports/account-contract.ts';
import { accessTokenContract } from './ports/access-token-contract.ts';
import { signInContract } from './ports/sign-in-contract.ts';
import { cookingContract } from './ports/cooking-contract.ts';
import { libraryContract } from './ports/library-contract.ts';
import { placesContract } from './ports/places-contract.ts';
import { recipeContract } from './ports/recipe-contract.ts';
import { removalContract } from './ports/removal-contract.ts';
import { runContract } from './ports/run-contract.ts';
import { householdContract } from './ports/household-contract.ts';
import { listContract } from './ports/list-contract.ts';
import { weekContract } from './ports/week-contract.ts';
import { calendarContract } from './ports/calendar-contract.ts';
import { ringContract } from './ports/ring-contract.ts';
import { sharingContract } from './ports/sharing-contract.ts';
import { planContract } from './ports/plan-contract.ts';
import { deletionContract } from './ports/deletion-contract.ts';

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
    accessTokenContract(opened);
    cookingContract(opened);
    recipeContract(opened);
    removalContract(opened);
    placesContract(opened);
    libraryContract(opened);
    runContract(opened);
    planContract(opened);
    deletionContract(opened);
    householdContract(opened);
    listContract(opened);
    weekContract(opened);
    calendarContract(opened);
    sharingContract(opened);
    ringContract(opened);
  });
}
