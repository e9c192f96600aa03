import type { SubscriptionReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { TimeZone } from '../time.ts';
import type { Quota } from './quota.ts';
import type { PlanTerms } from './plan.ts';
import { planOf } from './subscription.ts';

type CurrentPlanPorts = Pick<SystemPorts, 'clock'> & { readonly subscriptions: SubscriptionReader };

export async function currentPlan(
  { clock, subscriptions }: CurrentPlanPorts,
  userId: UserId,
): Promise<PlanTerms> {
  const held = await subscriptions.find(userId);
  return planOf(held?.subscription, clock.now());
}

/** Returns the user's monthly quota and tier. */
export async function quotaOf(
  ports: CurrentPlanPorts,
  userId: UserId,
  timeZone: TimeZone,
): Promise<Quota & Pick<PlanTerms, 'tier'>> {
  const { recipesPerMonth, tier } = await currentPlan(ports, userId);
  return { userId, timeZone, limit: recipesPerMonth, tier };
}
