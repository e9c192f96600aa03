import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { RecipeDraft } from '../../offline/recipe-draft.ts';
import { PATHS, recipePath } from '../../paths.ts';
import { BackLink } from '../../shell/navigation/back-link.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import type { DraftProblems } from '../../drafts/draft-problems.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSaving } from '../../drafts/use-saving.ts';
import { Conflict } from './conflict.tsx';
import { RecipeFields } from './recipe-fields.tsx';
import { PartsEditor } from './parts-editor.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDiscard } from './use-discard.ts';

type EditorProps = {
  held: RecipeDraft;
  /** True if the draft is stored because it differs from the saved recipe. */
  isKept: boolean;
  /** Saved recipe; undefined for a new one. */
  recipe?: Recipe;
};

/** Form of a recipe. Every change is stored on the device until it is saved or discarded. */
export function Editor({ held, isKept, recipe }: EditorProps) {
  const { title, back, cancel } = useWords(held, recipe);
  const { draft, current, change, hasRoom } = useDraft(held);
  const [isComparing, setIsComparing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  usePageTitle(title);
  const discard = useDiscard({ current, isKept, leadsTo: cancel });
  const onProblems = (found: DraftProblems) => focusFirst(found, form.current);
  const saving = useSaving({ draft, current, former: recipe, done: /*i18n*/ 'edit.saved', onProblems });
  const { save, isSaving, problems } = saving;
  const newer = recipe && isNewer(recipe, draft) ? recipe : undefined;
  return (
    <main id="main" className="page grid grow content-start gap-8 pt-6 pb-10">
      <div className="grid gap-2">
        <BackLink to={back} />
        <h1>{title}</h1>
      </div>
      {newer && (
        <Conflict
          mine={draft}
          theirs={newer}
          isComparing={isComparing}
          onCompare={setIsComparing}
          onMine={() => {
            change({ version: newer.version ?? 1 });
            void save();
          }}
          onTheirs={() => void discard()}
        />
      )}
      <form
        ref={form}
        noValidate
        className="grid gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          if (newer) setIsComparing(true);
          else void save();
        }}
      >
        <div className="grid gap-10 lg:grid-cols-[20rem_1fr] lg:items-start lg:gap-12">
          <RecipeFields draft={draft} savedUrl={recipe?.imageUrls[0]} problems={problems} onChange={change} />
          <Lists
            draft={draft}
            current={current}
            saved={recipe?.lines}
            problems={problems}
            onChange={change}
          />
        </div>
        <SaveBar isKept={isKept} hasRoom={hasRoom} isSaving={isSaving} onDiscard={() => void discard()} />
      </form>
    </main>
  );
}

type ListsProps = {
  draft: RecipeDraft;
  current: () => RecipeDraft;
  saved: Recipe['lines'] | undefined;
  problems: DraftProblems;
  onChange: (fields: Partial<RecipeDraft>) => void;
};

function Lists({ draft, current, saved, problems, onChange }: ListsProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-10">
      <PartsEditor
        kind="ingredients"
        parts={draft.ingredients}
        current={() => current().ingredients}
        onChange={(ingredients) => onChange({ ingredients })}
        language={draft.language}
        saved={saved}
        error={problems.ingredients && i18n._(problems.ingredients)}
      />
      <PartsEditor
        kind="steps"
        parts={draft.steps}
        current={() => current().steps}
        onChange={(steps) => onChange({ steps })}
        language={draft.language}
        error={problems.instructions && i18n._(problems.instructions)}
      />
    </div>
  );
}

/** Returns whether the saved recipe is newer than the version that the draft changes. */
const isNewer = ({ version = 1 }: Recipe, { version: changed }: RecipeDraft): boolean =>
  changed !== undefined && version > changed;

/** Returns the title of the page and its links. */
function useWords({ id, reading }: RecipeDraft, recipe: Recipe | undefined) {
  const { i18n } = useLingui();
  if (recipe)
    return {
      title: i18n._('edit.title'),
      back: recipePath(id),
      cancel: recipePath(id),
    };
  return {
    title: reading ? i18n._('edit.title') : i18n._('edit.title_new'),
    back: reading ? PATHS.add : PATHS.home,
    cancel: PATHS.home,
  };
}

function focusFirst(problems: DraftProblems, form: HTMLFormElement | null): void {
  const [field] = Object.keys(problems);
  form?.querySelector<HTMLElement>(`[name="${field}"], [aria-labelledby="${field}"] textarea`)?.focus();
}
