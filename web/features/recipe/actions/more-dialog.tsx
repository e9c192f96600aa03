import { useLingui } from '@lingui/react';
import { Link, useNavigate } from 'react-router';
import type { Recipe } from '#core/recipe/recipe.ts';
import { editPath, printPath } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { copyOf } from '../../../drafts/draft.ts';
import { useDrafts } from '../../../drafts/use-draft.ts';

const ROW =
  'flex min-h-12 w-full items-center gap-4 rounded-md px-2 text-left font-medium no-underline hover:bg-sunken';

type MoreDialogProps = { recipe: Recipe; onTakeAlong: () => void; onClose: () => void };

/** What is done with a recipe now and then. What leads on takes the dialog's step in the history. */
export function MoreDialog({ recipe, onTakeAlong, onClose }: MoreDialogProps) {
  const { i18n } = useLingui();
  const duplicate = useDuplicate(recipe);
  return (
    <Dialog title={i18n._('recipe.more')} onClose={onClose}>
      <ul className="-mx-2 grid">
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
      </ul>
    </Dialog>
  );
}

/** Opens a copy of a recipe in the editor. It is the user's own once it is saved. */
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
