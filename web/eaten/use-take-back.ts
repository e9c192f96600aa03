import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { CookedEntry } from '#core/eaten/tracking.ts';
import type { LocalDay } from '#core/time.ts';
import { useStoreMark } from '../kitchen/use-store-mark.ts';
import { useUser } from '../session/require-user.tsx';
import { rescueFocus } from '../ui/hooks/heading-focus.ts';
import { toast } from '../ui/feedback/toast.ts';

/** Returns a function that removes the mark of a recipe. */
export function useTakeBack(day: LocalDay, { recipeId, title }: CookedEntry): () => Promise<void> {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const store = useStoreMark(userId);
  // The focused button disappears with its entry.
  useEffect(() => rescueFocus, []);
  return async () => {
    await store({ type: 'uncook', recipeId, title, day });
    toast({ title: i18n._('recipe_uncooked') });
  };
}
