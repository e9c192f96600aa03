import { useLingui } from '@lingui/react';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { RecipeDraft } from '../../offline/recipe-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { CompareDialog } from './compare-dialog.tsx';

type ConflictProps = {
  mine: RecipeDraft;
  theirs: Recipe;
  isComparing: boolean;
  onCompare: (isWanted: boolean) => void;
  onMine: () => void;
  onTheirs: () => void;
};

/** Explains that another device has saved a newer text and that the user's own text is kept. The user chooses one. */
export function Conflict({ mine, theirs, isComparing, onCompare, onMine, onTheirs }: ConflictProps) {
  const { i18n } = useLingui();
  return (
    <>
      <Note
        kind="attention"
        title={i18n._('edit.conflict')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button kind="line" className="text-ink" onClick={() => onCompare(true)}>
              {i18n._('edit.compare')}
            </Button>
            <Button kind="bare" onClick={onMine}>
              {i18n._('edit.keep_mine')}
            </Button>
          </div>
        }
      >
        {i18n._('edit.conflict.text')}
      </Note>
      {isComparing && (
        <CompareDialog
          mine={mine}
          theirs={theirs}
          onMine={() => {
            onCompare(false);
            onMine();
          }}
          onTheirs={() => {
            onCompare(false);
            onTheirs();
          }}
          onClose={() => onCompare(false)}
        />
      )}
    </>
  );
}
