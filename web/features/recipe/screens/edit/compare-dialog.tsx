import { useLingui } from '@lingui/react';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { RecipeDraft } from '#web/shared/platform/storage/recipe-draft.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { draftOf } from '../../data/drafts/draft.ts';
import { differencesBetween, type Difference } from './differences.ts';

type CompareDialogProps = {
  mine: RecipeDraft;
  theirs: Recipe;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Compares the user's text with the newer one. The user chooses one of them. */
export function CompareDialog({ mine, theirs, onMine, onTheirs, onClose }: CompareDialogProps) {
  const { i18n } = useLingui();
  const differences = differencesBetween(mine, draftOf(theirs));
  return (
    <Dialog
      title={i18n._('edit.compare.title')}
      isLong
      onClose={onClose}
      actions={
        <>
          <Button kind="bare" onClick={onClose}>
            {i18n._('edit.compare.back')}
          </Button>
          <Button kind="line" onClick={onTheirs}>
            {i18n._('edit.take_theirs')}
          </Button>
          <Button kind="main" onClick={onMine}>
            {i18n._('edit.keep_mine')}
          </Button>
        </>
      }
    >
      {differences.length === 0 && <p>{i18n._('edit.compare.same')}</p>}
      {differences.map((difference) => (
        <Both key={difference.field} {...difference} language={mine.language} />
      ))}
    </Dialog>
  );
}

/** One field, both versions side by side. Differences are highlighted, and labelled for screen readers. */
function Both({ field, mine, theirs, language }: Difference & { language: string }) {
  const { i18n } = useLingui();
  const names: Record<Difference['field'], string> = {
    title: i18n._('writing.title'),
    servings: i18n._('writing.servings'),
    activeTime: i18n._('edit.work'),
    prepTime: i18n._('edit.total'),
    ingredients: i18n._('edit.ingredients'),
    steps: i18n._('edit.steps'),
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-text text-base font-semibold">{names[field]}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Side title={i18n._('edit.mine')} texts={mine} others={theirs} language={language} />
        <Side title={i18n._('edit.theirs')} texts={theirs} others={mine} language={language} />
      </div>
    </section>
  );
}

type SideProps = {
  title: string;
  texts: readonly string[];
  others: readonly string[];
  language: string;
};

const Side = ({ title, texts, others, language }: SideProps) => (
  <div className="grid content-start gap-1 rounded-md bg-sunken p-4">
    <p className="text-sm text-muted">{title}</p>
    <ul lang={language} className="grid gap-1">
      {texts.map((text, index) => (
        // Lines may be equal.
        // oxlint-disable-next-line no-array-index-key
        <li key={index}>
          {others.includes(text) ? (
            text
          ) : (
            <mark className="rounded-sm bg-saffron-soft box-decoration-clone px-1 text-on-saffron-soft">
              {text}
            </mark>
          )}
        </li>
      ))}
    </ul>
  </div>
);
