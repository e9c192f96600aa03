import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { post } from '../../requests/api.ts';
import { describeError } from '../../errors/describe-error.ts';
import { toast } from '../../ui/feedback/toast.ts';

const Portal = v.object({ portalUrl: v.string() });

export function usePortal() {
  const { i18n } = useLingui();
  return useMutation({
    mutationFn: () => post('/api/subscription/portal', undefined, { schema: Portal, kind: 'long' }),
    onSuccess: ({ portalUrl }) => location.assign(portalUrl),
    onError: (failure) =>
      toast({
        kind: 'error',
        title: i18n._('subscription_error'),
        description: describeError(failure, i18n, i18n._('please_try_again')),
      }),
  });
}
