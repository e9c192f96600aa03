import { useLingui } from '@lingui/react';
import { Link, useNavigate } from 'react-router';
import type { Recipe } from '#core/recipe/recipe.ts';
import { editPath } from '../../../paths.ts';
import { printPath } from './print-path.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { copyOf } from '../../../drafts/draft.ts';
import { Choice } from '../../../ui/forms/choice.tsx';
import { FROM_RECIPE } from '../../../drafts/from-recipe.ts';
import { useDrafts } from '../../../drafts/use-draft.ts';
import { chooseUnits, useUnits } from '../ingredients/use-units.ts';

const ROW =
  'flex min-h-12 w-full items-center gap-4 rounded-md px-2 text-left font-medium no-underline hover:bg-sunken';

type MoreDialogProps = { recipe: Recipe; onTakeAlong: () => void; onClose: () => void };

/** Less frequent actions. An action that navigates replaces the dialog's history entry. */
export function MoreDialog({ recipe, onTakeAlong, onClose }: MoreDialogProps) {
  const { i18n } = useLingui();
  const duplicate = useDuplicate(recipe);
  return (
    <Dialog
      title={i18n._('recipe.more')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{i18n._('close')}</Button>}
    >
      <ul className="-mx-2 grid">
        <li className="md:hidden">
          <Link to={editPath(recipe.id)} state={FROM_RECIPE} replace className={ROW}>
            <Icon name="edit" className="text-muted" />
            {i18n._('recipe.edit')}
          </Link>
        </li>
        <li>
          <button type="button" className={ROW} onClick={() => void duplicate()}>
            <Icon name="paste" className="text-muted" />
            {i18n._('personal.duplicate')}
          </button>
        </li>
        <li>
          <Link to={printPath(recipe.id, recipe.language)} replace className={ROW}>
            <Icon name="print" className="text-muted" />
            {i18n._('print.print')}
          </Link>
        </li>
        <li>
          <button type="button" className={ROW} onClick={onTakeAlong}>
            <Icon name="upload" className="text-muted" />
            {i18n._('take.open')}
          </button>
        </li>
        <li className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-2 pt-4 font-medium">
          {i18n._('recipe.units')}
          <Choice
            label={i18n._('recipe.units')}
            options={[
              ['metric', i18n._('recipe.units.metric')],
              ['us', i18n._('recipe.units.us')],
            ]}
            chosen={useUnits()}
            onChoose={chooseUnits}
          />
        </li>
      </ul>
    </Dialog>
  );
}

/** Opens a copy of a recipe in the editor. Saving makes the copy the user's own recipe. */
function useDuplicate(recipe: Recipe): () => Promise<void> {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { store } = useDrafts();
  return async () => {
    const copy = copyOf(recipe, i18n._('personal.copy_title', { title: recipe.title }));
    await store(copy);
    void navigate(editPath(copy.id), { replace: true });
  };
}
