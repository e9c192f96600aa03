import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Nothing, queueLogOut, post } from '../../requests/api.ts';
import { ApiError } from '../../errors/api-error.ts';
import { describeError } from '../../errors/describe-error.ts';
import { closeLibrary } from '../../library/library.ts';
import { PATHS } from '../../paths.ts';
import { eraseSession } from '../../session/user-query.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Ends the session and erases the user's data on this device. Offline, the session ends with the next request. */
export function useLogOut() {
  const { i18n } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => endSession(client),
    onSuccess: async () => {
      await eraseSession(client).catch(console.error);
      // A full page load clears the app's memory.
      location.assign(PATHS.landing);
    },
    onError: (failure) =>
      toast({
        kind: 'error',
        title: i18n._('logout_failed'),
        description: describeError(failure, i18n, i18n._('please_try_again')),
      }),
  });
}

async function endSession(client: QueryClient): Promise<void> {
  // Pending requests would fail as if the session had been lost.
  await client.cancelQueries();
  closeLibrary();
  try {
    await post('/api/logout', undefined, { schema: Nothing });
  } catch (failure) {
    if (failure instanceof ApiError) throw failure;
    queueLogOut();
  }
}
