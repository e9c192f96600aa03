import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { refusedText } from '#web/shared/sync/outbox.ts';
import { needsUser } from '#web/shared/sync/operations/put-aside.ts';
import { useOutbox } from '#web/shared/sync/use-outbox.ts';
import type { RecipeDraft } from '#web/shared/platform/storage/recipe-draft.ts';
import { editPath } from '#web/shared/paths.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { useDrafts } from '../../data/drafts/use-draft.ts';

type Discarding = {
  readonly current: () => RecipeDraft;
  /** True if there are changes to discard. */
  readonly isKept: boolean;
  /** Path to open afterwards. */
  readonly leadsTo: string;
};

/** Returns a function that discards a draft and leaves the editor. The user can undo this. */
export function useDiscard({ current, isKept, leadsTo }: Discarding): () => Promise<void> {
  const { i18n } = useLingui();
  const { drop, store } = useDrafts();
  const { entries, discard } = useOutbox(useUser().id);
  const navigate = useNavigate();
  return async () => {
    const draft = current();
    const { id } = draft;
    const refused = entries.filter(
      (entry) => needsUser(entry) && 'recipeId' in entry.operation && entry.operation.recipeId === id,
    );
    const isRefused = refusedText(entries, id) !== undefined;
    await navigate(leadsTo, { replace: true });
    await drop(id);
    if (isRefused) for (const entry of refused) await discard(entry.id);
    if (!isKept && !isRefused) return;
    toast({
      title: i18n._('edit.discarded'),
      action: {
        label: i18n._('undo'),
        act: () => {
          void store(draft);
          void navigate(editPath(id));
        },
      },
    });
  };
}
