import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { refusedText } from '../../offline/outbox.ts';
import { needsUser } from '../../offline/operation-rules/put-aside.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import type { RecipeDraft } from '../../offline/recipe-draft.ts';
import { editPath } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useDrafts } from '../../drafts/use-draft.ts';

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
