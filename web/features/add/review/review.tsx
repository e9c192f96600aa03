import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RecipeDraft } from '../../../offline/recipe-draft.ts';
import { editPath } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { usePageTitle } from '../../../ui/hooks/use-page-title.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linesIn } from '../../../drafts/draft.ts';
import type { DraftProblems } from '../../../drafts/draft-problems.ts';
import { NotesField } from '../../../drafts/notes-field.tsx';
import { PictureField } from '../../../drafts/picture-field.tsx';
import { ServingsField } from '../../../drafts/servings-field.tsx';
import { SourceLine } from '../../../recipes/source-line.tsx';
import { TitleField } from '../../../drafts/title-field.tsx';
import { useDraft, useDrafts } from '../../../drafts/use-draft.ts';
import { useSaving } from '../../../drafts/use-saving.ts';
import { AvoidedInDraft } from './avoided-in-draft.tsx';
import { asIngredient, asStep } from './move-line.ts';
import { ReadLines } from './read-lines.tsx';
import { ReadNutrition } from './read-nutrition.tsx';
import { ReadSteps } from './read-steps.tsx';
import { TagChoice } from './tag-choice.tsx';
import { usePagePicture } from './use-page-picture.ts';

/** Review of a read recipe: the user checks it, answers the questions, and saves it. */
export function Review({ held }: { held: RecipeDraft }) {
  const { i18n } = useLingui();
  const drafts = useDrafts();
  const { draft, current, change } = useDraft(held);
  const onProblems = useProblems(held);
  const { save, isSaving, problems } = useSaving({
    draft,
    current,
    done: /*i18n*/ 'review.saved',
    onProblems,
  });
  const move = useMoves(current, change);
  const open = linesIn(draft.ingredients).filter(({ why }) => why !== undefined).length;
  usePageTitle(i18n._('review.title'), 'review');
  const reject = () => {
    const rejected = current();
    void drafts.drop(draft.id);
    toast({
      title: i18n._('review.rejected'),
      action: { label: i18n._('undo'), act: () => void drafts.store(rejected) },
    });
  };
  return (
    <>
      <div className="grid gap-2">
        <Button kind="bare" className="-ml-3 justify-self-start" onClick={reject}>
          <Icon name="back" />
          {i18n._('review.not_this')}
        </Button>
        <h1>{i18n._('review.heading')}</h1>
        <SourceLine origin={draft.origin} isKept />
      </div>
      <div className="grid gap-10 lg:grid-cols-[20rem_1fr] lg:items-start lg:gap-12">
        <Facts draft={draft} problems={problems} onChange={change} />
        <div className="grid gap-8">
          <ReadLines
            draft={draft}
            onChange={(changed) => change({ ingredients: changed(current().ingredients) })}
            onStep={move.asStep}
          />
          <ReadSteps
            draft={draft}
            onIngredient={move.asIngredient}
            edit={
              <ButtonLink to={editPath(draft.id)}>
                <Icon name="edit" />
                {i18n._('review.edit')}
              </ButtonLink>
            }
          />
          <ReadNutrition draft={draft} isOpen={open > 0} />
          <SaveDock open={open} isSaving={isSaving} onSave={() => void save()} />
        </div>
      </div>
    </>
  );
}

/** @param open number of open questions */
function SaveDock({ open, isSaving, onSave }: { open: number; isSaving: boolean; onSave: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="dock grid gap-2 lg:static lg:mx-0 lg:bg-none lg:p-0">
      <Button kind="main" size="big" busy={isSaving} onClick={onSave}>
        {i18n._('review.save')}
      </Button>
      {open > 0 && (
        <p className="mx-auto text-center text-sm text-muted">{i18n._('review.open', { open })}</p>
      )}
    </div>
  );
}

/** Moves lines between ingredients and steps, and remembers which ones became steps. */
function useMoves(current: () => RecipeDraft, change: (fields: Partial<RecipeDraft>) => void) {
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  return {
    asStep(key: string) {
      change(asStep(current(), key, moved));
      setMoved(new Set([...moved, key]));
    },
    asIngredient: (key: string) => change(asIngredient(current(), key)),
  };
}

type FactsProps = {
  draft: RecipeDraft;
  problems: DraftProblems;
  onChange: (fields: Partial<RecipeDraft>) => void;
};

/** Picture, title, servings, and avoided words. */
function Facts({ draft, problems, onChange }: FactsProps) {
  const { i18n } = useLingui();
  const isPictureLoading = usePagePicture(draft, (picture) => onChange({ picture }));
  return (
    <div className="grid gap-5">
      <PictureField
        picture={draft.picture}
        savedUrl={undefined}
        isLoading={isPictureLoading}
        onChange={(picture) => onChange({ picture })}
      />
      <TitleField
        value={draft.title}
        error={problems.title && i18n._(problems.title)}
        onChange={(title) => onChange({ title })}
      />
      <ServingsField
        value={draft.servings}
        error={problems.servings && i18n._(problems.servings)}
        onChange={(servings) => onChange({ servings })}
      />
      <AvoidedInDraft draft={draft} />
      {draft.kept.tags && (
        <TagChoice tags={draft.kept.tags} onChange={(tags) => onChange({ kept: { ...draft.kept, tags } })} />
      )}
      {draft.notes !== undefined && (
        <NotesField value={draft.notes} onChange={(notes) => onChange({ notes })} />
      )}
    </div>
  );
}

/** Returns a function that opens the editor and shows the first problem, unless its field is on this screen. */
function useProblems({ id }: RecipeDraft) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return (found: DraftProblems) => {
    // A visible field shows its own problem.
    if (found.title ?? found.servings) return;
    const [first = ''] = Object.values(found);
    toast({ kind: 'error', title: i18n._(first) });
    void navigate(editPath(id));
  };
}
