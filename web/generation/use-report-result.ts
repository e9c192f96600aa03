import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isRefusal } from '../errors/api-error.ts';
import { describeError } from '../errors/describe-error.ts';
import type { PendingGeneration } from '../offline/schema.ts';
import { clearTable, tableQuery } from '../offline/table/table.ts';
import { recipePath } from '../paths.ts';
import { useUser } from '../session/require-user.tsx';
import { celebrate } from '../ui/feedback/celebrations.ts';
import { toast } from '../ui/feedback/toast.ts';
import type { GenerationObserver, GenerationResult } from './generation.ts';
import { contentsOf, setRefusedTable } from './refused-table.ts';
import { usageQuery } from './usage-query.ts';

type About = { readonly pending: PendingGeneration; readonly isShown: boolean };

/** Returns a function that opens a recipe of the shown generation, announces others, and explains failures. */
export function useReportResult(): GenerationObserver['onResult'] {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();

  const reportCompleted = async (
    { recipe, earnedBadges, isStored }: Extract<GenerationResult, { type: 'completed' }>,
    { pending, isShown }: About,
  ) => {
    // Like a recipe opened from the week: its page applies the servings once.
    const state = pending.servings === undefined ? undefined : { planned: pending.servings };
    const open = () => navigate(recipePath(recipe.id), { state });
    if (!isStored) toast({ title: i18n._('device_full') });
    else if (!isShown) {
      toast({
        title: i18n._('generation.ready'),
        description: recipe.title,
        action: { label: i18n._('generation.open'), act: () => void open(), leadsTo: recipePath(recipe.id) },
      });
    } else if (pending.variationOf !== undefined) toast({ title: i18n._('alternative_created') });
    if (isShown) await open();
    // Not awaited, because the screen already shows the cleared table and storing may be slow.
    if (pending.tableId) void clearTable(userId, client, pending.tableId);
    celebrate(earnedBadges);
  };

  const reportFailed = (error: unknown, { pending, isShown }: About) => {
    // The variation's form shows the refusal and keeps the wish.
    if (isShown && pending.variationOf !== undefined && isRefusal(error, 'WishUnmet')) return;
    console.error(error);
    const reason = describeError(error, i18n, i18n._('failed_to_analyze'));
    const table = client.getQueryData(tableQuery(userId).queryKey);
    if (pending.tableId !== undefined && table?.id === pending.tableId) {
      setRefusedTable({ contents: contentsOf(table, pending.preferences), reason });
      // The failure is shown beside the table.
      if (isShown) return;
    }
    toast({
      kind: 'error',
      title: pending.variationOf === undefined ? i18n._('error') : i18n._('alternative_error'),
      description: reason,
    });
  };

  return async (result, about) => {
    if (result.type === 'completed') await reportCompleted(result, about);
    if (result.type === 'failed') reportFailed(result.error, about);
    // The persisted usage does not refetch by itself.
    void client.prefetchQuery({ ...usageQuery(userId), staleTime: 0 });
  };
}
