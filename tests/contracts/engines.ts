import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { badgeProgressIn } from '#functions/tables/badge-progress.ts';
import { userRecordsIn } from '#functions/tables/user-records.ts';
import { cookMarksIn } from '#functions/tables/cook-marks.ts';
import { billingEventsIn } from '#functions/tables/billing-events.ts';
import { identityOwnersIn } from '#functions/tables/identity-owners.ts';
import { deletionsIn } from '#functions/tables/deletions.ts';
import { goalsIn } from '#functions/tables/goals.ts';
import { profilesIn } from '#functions/tables/profiles.ts';
import {
  recipeCreatorIn,
  recipeEditorIn,
  recipeRemoverIn,
  recipeWriterIn,
} from '#functions/tables/recipes.ts';
import { runsIn } from '#functions/tables/runs.ts';
import { attemptsIn } from '#functions/tables/attempts.ts';
import { signInEraserOf, signInsIn } from '#functions/tables/sign-ins.ts';
import type { Table } from '#functions/tables/table.ts';
import { spendingIn } from '#functions/tables/spending.ts';
import { subscriptionsIn } from '#functions/tables/subscriptions.ts';
import { toDosIn } from '#functions/tables/to-dos.ts';
import { usageIn } from '#functions/tables/usage.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import { createTable } from '#local/aws/create-table.ts';
import type { TablePorts } from '#tests/fakes/tables.ts';

/** Connects the real table functions to an engine. */
export const tablePortsAt = async (endpoint: string): Promise<TablePorts> =>
  tablePortsOf(await tableAt(endpoint, 'contract'));

export async function tableAt(endpoint: string, name: string): Promise<Table> {
  await createTable(endpoint, name);
  const client = new DynamoDBClient({ endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  return { client, name };
}

export const tablePortsOf = (table: Table): TablePorts => ({
  emailOwners: identityOwnersIn(table, 'EMAIL'),
  googleOwners: identityOwnersIn(table, 'GOOGLE'),
  profiles: profilesIn(table),
  signIns: signInsIn(table),
  signInEraser: signInEraserOf(table),
  attempts: attemptsIn(table),
  recipes: {
    ...recipeWriterIn(table),
    ...recipeCreatorIn(table),
    ...recipeEditorIn(table),
    ...recipeRemoverIn(table),
  },
  cookMarks: cookMarksIn(table),
  badgeProgress: badgeProgressIn(table),
  goals: goalsIn(table),
  runs: runsIn(table),
  usage: usageIn(table),
  budget: spendingIn(table),
  billingEvents: billingEventsIn(table),
  subscriptions: subscriptionsIn(table),
  toDos: toDosIn(table),
  deletions: deletionsIn(table),
  userRecords: userRecordsIn(table),
});
