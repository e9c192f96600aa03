import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { Nothing, post } from '#web/shared/requests/api.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { toast } from '#web/shared/ui/feedback/toast.ts';

/** Sends a new verification link. The response does not reveal whether an account exists. */
export function useResend(onSent?: (email: string) => void) {
  const { i18n } = useLingui();
  return useMutation({
    mutationFn: (email: string) => post('/api/verify-email/resend', { email }, { schema: Nothing }),
    onSuccess: (_, email) => {
      toast({ title: i18n._('verify.resent'), description: i18n._('check_email_verification') });
      onSent?.(email);
    },
    onError: (failure) =>
      toast({ kind: 'error', title: describeError(failure, i18n, i18n._('please_try_again')) }),
  });
}
