import type { PlanPorts } from './ports.ts';
import type { ProfileReader } from '../account/ports.ts';
import type { UserId } from '../user-id.ts';
import type { NoSubscription } from './errors.ts';
import type { Language } from '../language.ts';
import { err, ok, type Result } from '../result.ts';

/** Returns the Stripe page for changing, cancelling and paying. */
export async function managePlan(
  { billing, profiles }: Pick<PlanPorts, 'billing'> & { readonly profiles: ProfileReader },
  userId: UserId,
  language: Language,
): Promise<Result<{ portalUrl: string }, NoSubscription>> {
  const { customerId } = await profiles.get(userId);
  if (customerId === undefined) return err({ type: 'NoSubscription' });
  return ok({ portalUrl: await billing.openPortal(customerId, language) });
}
