import { PLANS, type Plan } from '#core/plan/plan.ts';
import type { UserSubscription } from '#core/plan/subscription.ts';

/** What the button of a plan does: lead to the login, say that it is theirs, order it; or there is none. */
export type Action = 'login' | 'current' | 'none' | 'select';

/** @param subscription undefined for a stranger, and while it is not known */
export function actionOf(
  plan: Pick<Plan, 'id'>,
  isSignedIn: boolean,
  subscription: Pick<NonNullable<UserSubscription>, 'planId' | 'status'> | null | undefined,
): Action {
  if (plan.id === PLANS.free.id) {
    if (!isSignedIn) return 'login';
    return subscription === null ? 'current' : 'none';
  }
  const isTheirs = subscription?.planId === plan.id && subscription.status === 'active';
  return isTheirs ? 'current' : 'select';
}
