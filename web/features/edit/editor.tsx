import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { RecipeDraft } from '../../offline/written/draft.ts';
import { PATHS, recipePath } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Icon } from '../../ui/icon.tsx';
import { problemsOf, type DraftProblems } from '../../writing/draft-problems.ts';
import { useDrafts } from '../../writing/use-draft.ts';
import { useSaveDraft } from '../../writing/use-save-draft.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { RecipeFields } from './recipe-fields.tsx';
import { PartsEditor } from './parts-editor.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDiscard } from './use-discard.ts';

type EditorProps = {
  draft: RecipeDraft;
  /** The device keeps the draft: it differs from what is saved. */
  isKept: boolean;
  /** Saved recipe; undefined for a new one. */
  recipe?: Recipe;
};

/** A recipe as fields. Every change is kept on the device until the user saves or discards it. */
export function Editor({ draft, isKept, recipe }: EditorProps) {
  const { i18n } = useLingui();
  const { title, back, cancel } = useWords(draft, recipe);
  const drafts = useDrafts();
  const [isComparing, setIsComparing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  usePageTitle(title);
  const current = () => drafts.current(draft.id) ?? draft;
  const change = (fields: Partial<RecipeDraft>) => void drafts.store({ ...current(), ...fields });
  const discard = useDiscard(draft, cancel);
  const isBehind = recipe !== undefined && draft.version !== undefined && isNewer(recipe, draft.version);
  const { save, isSaving, problems } = useSaving({ current, recipe, form: form.current });
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-[calc(70rem+2*var(--gutter))] grow content-start gap-8 px-gutter pt-6 pb-10"
    >
      <div className="grid gap-2">
        <ButtonLink kind="bare" to={back} className="-ml-3 justify-self-start">
          <Icon name="back" />
          {recipe ? i18n._('edit.back') : i18n._('edit.back_home')}
        </ButtonLink>
        <h1>{title}</h1>
      </div>
      {isBehind && (
        <ConflictNote
          onCompare={() => setIsComparing(true)}
          onKeep={() => change({ version: recipe.version ?? 1 })}
        />
      )}
      <form
        ref={form}
        noValidate
        className="grid gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBehind) setIsComparing(true);
          else void save();
        }}
      >
        <div className="grid gap-10 lg:grid-cols-[20rem_1fr] lg:items-start lg:gap-12">
          <RecipeFields draft={draft} savedUrl={recipe?.imageUrls[0]} problems={problems} onChange={change} />
          <div className="grid gap-10">
            <PartsEditor
              kind="ingredients"
              parts={draft.ingredients}
              current={() => current().ingredients}
              onChange={(ingredients) => change({ ingredients })}
              language={draft.language}
              error={problems.ingredients && i18n._(problems.ingredients)}
            />
            <PartsEditor
              kind="steps"
              parts={draft.steps}
              current={() => current().steps}
              onChange={(steps) => change({ steps })}
              language={draft.language}
              error={problems.instructions && i18n._(problems.instructions)}
            />
          </div>
        </div>
        <SaveBar isKept={isKept} isSaving={isSaving} onDiscard={() => void discard()} />
      </form>
      {isComparing && recipe && (
        <CompareDialog
          mine={draft}
          theirs={recipe}
          onMine={() => {
            setIsComparing(false);
            change({ version: recipe.version ?? 1 });
          }}
          onTheirs={() => {
            setIsComparing(false);
            void discard();
          }}
          onClose={() => setIsComparing(false)}
        />
      )}
    </main>
  );
}

const isNewer = ({ version = 1 }: Recipe, than: number): boolean => version > than;

/** Returns the title of the page, and the pages that it leads to. */
function useWords({ id, reading }: RecipeDraft, recipe: Recipe | undefined) {
  const { i18n } = useLingui();
  const isReading = reading !== undefined;
  return {
    title: recipe || isReading ? i18n._('edit.title') : i18n._('edit.title_new'),
    back: recipe ? recipePath(id) : isReading ? PATHS.add : PATHS.home,
    cancel: recipe ? recipePath(id) : PATHS.home,
  };
}

type Saving = {
  readonly current: () => RecipeDraft;
  readonly recipe: Recipe | undefined;
  readonly form: HTMLFormElement | null;
};

/** Returns what saves the draft and then shows the recipe, or else shows the fields that have problems. */
function useSaving({ current, recipe, form }: Saving) {
  const { i18n } = useLingui();
  const saveDraft = useSaveDraft();
  const navigate = useNavigate();
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const problems: DraftProblems = isChecked ? problemsOf(current()) : {};
  const save = async () => {
    setIsChecked(true);
    const found = Object.keys(problemsOf(current()));
    if (found.length > 0) {
      const [field = ''] = found;
      form?.querySelector<HTMLElement>(`[name="${field}"], [aria-labelledby="${field}"] textarea`)?.focus();
      return;
    }
    setIsSaving(true);
    try {
      const draft = current();
      await saveDraft(draft, recipe);
      toast({ title: i18n._('edit.saved') });
      await navigate(recipePath(draft.id), { replace: true });
    } catch (error) {
      console.error(error);
      toast({ kind: 'error', title: i18n._('edit.not_saved'), description: i18n._('edit.not_saved.text') });
      setIsSaving(false);
    }
  };
  return { save, isSaving, problems };
}
