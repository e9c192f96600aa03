import type { ProfileWriter } from '../account/ports.ts';
import type { KitchenUser } from './kitchen.ts';
import type { HouseholdWriter } from './ports.ts';

/** Stores the name that others see, and copies it to the household. Idempotent. */
export async function setName(
  {
    profiles,
    households,
  }: {
    readonly profiles: Pick<ProfileWriter, 'setName'>;
    readonly households: Pick<HouseholdWriter, 'renameMember'>;
  },
  { userId, householdId }: Pick<KitchenUser, 'userId' | 'householdId'>,
  name: string,
): Promise<void> {
  await profiles.setName(userId, name);
  if (householdId !== undefined) await households.renameMember(householdId, userId, name);
}
