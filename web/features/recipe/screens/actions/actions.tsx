import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Recipe } from '#core/recipe/recipe.ts';
import { editPath } from '#web/shared/paths.ts';
import { useOverlay } from '#web/shared/ui/hooks/use-overlay.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { FROM_RECIPE } from '../../data/drafts/from-recipe.ts';
import { ACT, ACT_ICON } from './act.ts';

const MoreDialog = lazy(async () => ({ default: (await import('./more-dialog.tsx')).MoreDialog }));
const ListDialog = lazy(async () => ({ default: (await import('../list/list-dialog.tsx')).ListDialog }));
const WeekDialog = lazy(async () => ({ default: (await import('../week/week-dialog.tsx')).WeekDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('../share/share-dialog.tsx')).ShareDialog }));
const RecipeFiles = lazy(async () => ({ default: (await import('../share/recipe-files.tsx')).RecipeFiles }));

/** Frequent actions as buttons, the others in a dialog. */
export function Actions({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const more = useOverlay('recipe actions');
  const files = useOverlay('recipe files');
  const share = useOverlay('share');
  const list = useOverlay('recipe to list');
  const week = useOverlay('recipe to week');
  return (
    <div
      role="group"
      aria-label={i18n._('recipe.actions')}
      className="flex flex-wrap gap-2 max-md:*:grow max-md:*:basis-[max(20%,3.75rem)]"
    >
      <Link to={editPath(recipe.id)} state={FROM_RECIPE} className={`${ACT} max-md:hidden`}>
        <Icon name="edit" className={ACT_ICON} />
        {i18n._('recipe.edit')}
      </Link>
      <button type="button" aria-haspopup="dialog" className={ACT} onClick={() => week.open()}>
        <Icon name="calendar" className={ACT_ICON} />
        {i18n._('recipe.to_week')}
      </button>
      <button type="button" aria-haspopup="dialog" className={ACT} onClick={() => list.open()}>
        <Icon name="basket" className={ACT_ICON} />
        {i18n._('list.to_list')}
      </button>
      <button type="button" aria-haspopup="dialog" className={ACT} onClick={() => share.open()}>
        <Icon name="upload" className={ACT_ICON} />
        {i18n._('share.share')}
      </button>
      <button type="button" aria-haspopup="dialog" className={ACT} onClick={() => more.open()}>
        <Icon name="more" className={ACT_ICON} />
        {i18n._('recipe.more')}
      </button>
      <Suspense>
        {more.isOpen && <MoreDialog recipe={recipe} onTakeAlong={() => files.open()} onClose={more.close} />}
        {list.isOpen && <ListDialog recipe={recipe} onClose={list.close} />}
        {week.isOpen && <WeekDialog recipe={recipe} onClose={week.close} />}
        {share.isOpen && (
          <ShareDialog recipe={recipe} onTakeAlong={() => files.open()} onClose={share.close} />
        )}
        {files.isOpen && <RecipeFiles recipe={recipe} onClose={files.close} />}
      </Suspense>
    </div>
  );
}
