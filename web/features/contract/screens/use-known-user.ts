import { useQuery } from '@tanstack/react-query';
import { preferredLanguage } from '#web/shared/i18n/language.ts';
import { userQuery } from '#web/shared/session/user-query.ts';
import { subscriptionQuery } from '#web/features/plan/data/subscription-query.ts';

/** Returns the initial values of a form: those of the signed-in user, else ''. */
export function useKnownUser(): { email: string; plan: string } {
  const { data: user } = useQuery(userQuery);
  const { data: subscription } = useQuery(subscriptionQuery(user?.id, preferredLanguage()));
  return { email: user?.email ?? '', plan: subscription?.plan.name ?? '' };
}
