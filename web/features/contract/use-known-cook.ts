import { useQuery } from '@tanstack/react-query';
import { preferredLanguage } from '../../i18n/language.ts';
import { userQuery } from '../../session/user-query.ts';
import { subscriptionQuery } from '../../shell/subscription-query.ts';

/** What need not be typed by who is signed in; a stranger types it all. */
export function useKnownCook(): { email: string; plan: string } {
  const { data: user } = useQuery(userQuery);
  const { data: subscription } = useQuery(subscriptionQuery(user?.id, preferredLanguage()));
  return { email: user?.email ?? '', plan: subscription?.plan.name ?? '' };
}
