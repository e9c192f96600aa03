import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { RecipeDraft } from '../offline/recipe-draft.ts';
import { recipePath } from '../paths.ts';
import { toast } from '../ui/feedback/toast.ts';
import { problemsOf, type DraftProblems } from './draft-problems.ts';
import { useSaveDraft } from './use-save-draft.ts';

type Saving = {
  readonly draft: RecipeDraft;
  /** Returns the draft including changes that are not rendered yet. */
  readonly current: () => RecipeDraft;
  /** Saved recipe that the draft changes. */
  readonly former?: Recipe | undefined;
  /** Message ID for a saved draft. */
  readonly done: string;
  /** Called with the fields that prevent saving. */
  readonly onProblems: (problems: DraftProblems) => void;
};

/** Returns the action that saves the draft and opens its recipe. Shows problems from the first attempt on. */
export function useSaving({ draft, current, former, done, onProblems }: Saving) {
  const { i18n } = useLingui();
  const saveDraft = useSaveDraft();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsChecked(true);
    const found = problemsOf(current());
    if (Object.keys(found).length > 0) return onProblems(found);
    setIsSaving(true);
    try {
      const id = await saveDraft(current(), former);
      // The previous page is the recipe's: opening it again would put it into the history twice.
      if (former?.id === id && state?.isFromRecipe) await navigate(-1);
      else await navigate(recipePath(id), { replace: true });
      toast({ title: i18n._(done) });
    } catch (error) {
      console.error(error);
      toast({ kind: 'error', title: i18n._('edit.not_saved'), description: i18n._('edit.not_saved.text') });
      setIsSaving(false);
    }
  };
  return { save, isSaving, problems: isChecked ? problemsOf(draft) : {} };
}
