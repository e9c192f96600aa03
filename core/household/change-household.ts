import type { ListWriter } from '../list/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { NoHousehold } from './errors.ts';
import { showHousehold } from './found-household.ts';
import type { HouseholdChange, ShownHousehold } from './household.ts';
import { kitchenOf, type KitchenUser } from './kitchen.ts';
import type { HouseholdPorts } from './ports.ts';

type ChangingPorts = HouseholdPorts &
  Pick<SystemPorts, 'secrets'> & { readonly lists: Pick<ListWriter, 'arrange'> };

/**
 * Renames a household and sets the order of aisles in its kitchen. Without a household, sets the order in the user's
 * own kitchen.
 * @returns the household; null without one
 */
export async function changeHousehold(
  ports: ChangingPorts,
  user: KitchenUser,
  { name, aisles }: HouseholdChange,
): Promise<Result<ShownHousehold | null, NoHousehold>> {
  const { id, household } = await kitchenOf(ports, user);
  if (name !== undefined && !(household && (await ports.households.rename(id, user.userId, name))))
    return err({ type: 'NoHousehold' });
  if (aisles) await ports.lists.arrange(id, aisles);
  if (!household) return ok(null);
  const changed = { ...household, ...(name !== undefined && { name }) };
  return ok(showHousehold({ id, household: changed }, user.userId));
}
