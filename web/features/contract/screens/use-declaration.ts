import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { Receipt } from '#core/contract/declaration.ts';
import { post } from '#web/shared/requests/api.ts';
import { describeError } from '#web/shared/errors/describe-error.ts';
import { toast } from '#web/shared/ui/feedback/toast.ts';

/** Submits a cancellation or withdrawal. The receipt has the time of its arrival. */
export function useDeclaration<Request extends { email: string }>(path: string) {
  const { i18n } = useLingui();
  return useMutation({
    mutationFn: (request: Request) => post(path, request, { schema: Receipt }),
    onError: (failure) =>
      toast({
        kind: 'error',
        title: i18n._('contract.not_received'),
        description: describeError(failure, i18n, i18n._('please_try_again')),
      }),
  });
}
