import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { badgeProgressIn } from '#functions/tables/badge-progress.ts';
import { userRecordsIn } from '#functions/tables/deletion/user-records.ts';
import { daysIn } from '#functions/tables/diary/days.ts';
import { diaryIn } from '#functions/tables/diary/diary.ts';
import { productsIn } from '#functions/tables/diary/products.ts';
import { cookMarksIn } from '#functions/tables/cook-marks.ts';
import { billingEventsIn } from '#functions/tables/billing-events.ts';
import { identityOwnersIn } from '#functions/tables/identity-owners.ts';
import { deletionsIn } from '#functions/tables/deletion/deletions.ts';
import { goalsIn } from '#functions/tables/goals.ts';
import { profilesIn } from '#functions/tables/profiles.ts';
import {
  recipeCreatorIn,
  recipeEditorIn,
  recipeRemoverIn,
  recipeWriterIn,
} from '#functions/tables/recipes/recipes.ts';
import { recipeSearcherIn } from '#functions/tables/recipes/search.ts';
import { recipeChangesIn } from '#functions/tables/recipes/changes.ts';
import { personalIn } from '#functions/tables/recipes/personal.ts';
import type { EpochMs } from '#core/time.ts';
import { eveningEraserIn, eveningsIn } from '#functions/tables/kitchen/evenings.ts';
import { ringDeviceRemoverIn, ringDevicesIn } from '#functions/tables/ring-devices.ts';
import { runsIn } from '#functions/tables/runs.ts';
import { attemptsIn } from '#functions/tables/attempts.ts';
import { signInEraserOf, signInsIn } from '#functions/tables/sign-ins/sign-ins.ts';
import type { Table } from '#functions/tables/table.ts';
import { calendarReaderIn, calendarsIn } from '#functions/tables/kitchen/calendars.ts';
import { householdsIn } from '#functions/tables/kitchen/households.ts';
import { orphanSweeperIn, orphanWriterIn } from '#functions/tables/orphans.ts';
import { listsIn } from '#functions/tables/kitchen/lists.ts';
import { mealsIn } from '#functions/tables/kitchen/meals.ts';
import { membershipsIn } from '#functions/tables/kitchen/memberships.ts';
import { sharedRecipesIn, shareSettingsIn } from '#functions/tables/shares.ts';
import { secrets } from '#functions/services/secrets.ts';
import { budgetIn } from '#functions/tables/spending.ts';
import { subscriptionsIn } from '#functions/tables/subscriptions.ts';
import { declarationsIn } from '#functions/tables/declarations.ts';
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

/** @param now the present time, in ms */
export const tablePortsOf = (table: Table, now: () => EpochMs = Date.now): TablePorts => ({
  emailOwners: identityOwnersIn(table, 'EMAIL'),
  googleOwners: identityOwnersIn(table, 'GOOGLE'),
  profiles: profilesIn(table),
  signIns: signInsIn(table),
  signInEraser: signInEraserOf(table),
  attempts: attemptsIn(table),
  recipes: {
    ...recipeSearcherIn(table),
    ...recipeWriterIn(table, now),
    ...recipeCreatorIn(table, now),
    ...recipeEditorIn(table, now),
    ...recipeRemoverIn(table, now),
    ...recipeChangesIn(table),
    ...personalIn(table, now),
  },
  orphans: { ...orphanSweeperIn(table), ...orphanWriterIn(table) },
  cookMarks: cookMarksIn(table, now),
  days: daysIn(table),
  products: productsIn(table),
  diary: diaryIn(table, now),
  badgeProgress: badgeProgressIn(table),
  goals: goalsIn(table),
  memberships: membershipsIn(table),
  households: householdsIn(table),
  lists: listsIn(table),
  meals: mealsIn(table),
  calendars: { ...calendarReaderIn(table), ...calendarsIn(table) },
  shareSettings: shareSettingsIn(table),
  sharedRecipes: sharedRecipesIn(table, secrets.hash),
  runs: runsIn(table),
  usage: usageIn(table),
  budget: budgetIn(table, undefined),
  billingEvents: billingEventsIn(table),
  subscriptions: subscriptionsIn(table),
  declarations: declarationsIn(table),
  deletions: deletionsIn(table),
  userRecords: userRecordsIn(table),
  ringDevices: { ...ringDevicesIn(table), ...ringDeviceRemoverIn(table) },
  evenings: { ...eveningsIn(table), ...eveningEraserIn(table) },
});
