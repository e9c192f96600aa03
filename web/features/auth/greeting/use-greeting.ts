import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#core/account/account.ts';
import { hadOwner } from '../../../offline/owner.ts';
import { rememberUser } from '../../../session/user-query.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/**
 * Returns a function that stores the user after a login and shows a greeting: "Welcome back" on a device with an
 * earlier login.
 */
export function useGreeting(): (user: User) => void {
  const { i18n } = useLingui();
  const client = useQueryClient();
  return (user) => {
    const greeting = hadOwner() ? i18n._('welcome_back') : i18n._('welcome');
    rememberUser(client, user);
    toast({ title: i18n._('login_successful'), description: greeting });
  };
}
