import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { importsQuery } from './waiting-imports.ts';
import { invalidate } from '../offline/invalidate.ts';
import { showOutboxChange, useOutbox } from '../offline/use-outbox.ts';
import { useUser } from '../session/require-user.tsx';
import { toast } from '../ui/feedback/toast.ts';

/** Saves imported recipes in the background, even after a reload. Loads nothing while none is waiting. */
export function useImports(): void {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const { entries } = useOutbox(userId);
  const isWaiting = (useQuery(importsQuery(userId)).data?.waiting ?? 0) > 0;
  const showDone = useEffectEvent((count: number) => toast({ title: i18n._('imports.done', { count }) }));
  useEffect(() => {
    if (!isWaiting) return;
    void import('./run-imports.ts')
      .then(({ runImports }) =>
        runImports(userId, async (operation) => {
          await showOutboxChange(client, userId, [operation]);
          await invalidate(client, importsQuery(userId).queryKey);
        }),
      )
      .then((count) => count > 0 && showDone(count))
      .catch(console.error);
    // Continues when the outbox has room again.
  }, [client, userId, isWaiting, entries]);
}
