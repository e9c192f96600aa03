import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { User } from '#core/account/account.ts';
import type { GoogleRequest } from '#core/account/google.ts';
import { post } from '#web/shared/requests/api.ts';
import { ApiError, isRefusal } from '#web/shared/errors/api-error.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { requestGoogleToken, Cancelled } from '../../../data/google-popup.ts';
import { useGreeting } from '../greeting/use-greeting.ts';

/** Signs in with Google. While `pendingRequest` is set, `mutate` needs the password of the existing account. */
export function useGoogle() {
  const { i18n } = useLingui();
  const greet = useGreeting();
  const [pendingRequest, setPendingRequest] = useState<GoogleRequest>();
  const signIn = useMutation({
    mutationFn: async (password: string | undefined) => {
      const request = pendingRequest ?? (await requestGoogleToken());
      try {
        const body = { ...request, ...(password !== undefined && { password }) };
        return await post('/api/google-auth', body, { schema: User });
      } catch (failure) {
        setPendingRequest(
          isRefusal(failure, 'PasswordNeeded') || isRefusal(failure, 'InvalidCredentials')
            ? request
            : undefined,
        );
        throw failure;
      }
    },
    onSuccess: greet,
    onError: (failure) => {
      // The password dialog opens instead.
      if (isRefusal(failure, 'PasswordNeeded')) return;
      if (!(failure instanceof ApiError)) {
        const isCancelled = failure instanceof Cancelled;
        toast({
          kind: 'error',
          title: isCancelled ? i18n._('google_sign_in_cancelled') : i18n._('google_sign_in_failed'),
        });
        return;
      }
      toast({
        kind: 'error',
        title: i18n._('google_auth_error'),
        description: describeError(failure, i18n, i18n._('please_try_again')),
      });
    },
  });
  return { ...signIn, pendingRequest, cancel: () => setPendingRequest(undefined) };
}
