import { PLANS, type Plan } from '#core/plan/plan.ts';
import type { UserSubscription } from '#core/plan/subscription.ts';

/** Action of a plan's button. `current`: a disabled button. `none`: no button. */
export type Action = 'login' | 'current' | 'none' | 'select';

/** @param subscription undefined without a user, or while it loads */
export function actionOf(
  plan: Pick<Plan, 'id'>,
  isSignedIn: boolean,
  subscription: Pick<NonNullable<UserSubscription>, 'planId' | 'status'> | null | undefined,
): Action {
  if (plan.id === PLANS.free.id) {
    if (!isSignedIn) return 'login';
    return subscription === null ? 'current' : 'none';
  }
  const isCurrent = subscription?.planId === plan.id && subscription.status === 'active';
  return isCurrent ? 'current' : 'select';
}
