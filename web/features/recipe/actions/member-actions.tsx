import { useLingui } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Recipe } from '#core/recipe/recipe.ts';
import { CookName } from '../../../kitchen/cook-name.tsx';
import { recipePath } from '../../../paths.ts';
import { printPath } from './print-path.ts';
import { useUser } from '../../../session/require-user.tsx';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Icon } from '../../../ui/icon.tsx';
import { copyOf } from '../../../drafts/draft.ts';
import { useSaveDraft } from '../../../drafts/use-save-draft.ts';
import { ACT, ACT_ICON } from './act.ts';

const ListDialog = lazy(async () => ({ default: (await import('../list/list-dialog.tsx')).ListDialog }));
const WeekDialog = lazy(async () => ({ default: (await import('../week/week-dialog.tsx')).WeekDialog }));

/** Actions for a recipe of another member, with the owner's name. */
export function MemberActions({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const list = useOverlay('recipe to list');
  const week = useOverlay('recipe to week');
  const copy = useCopyToMine(recipe);
  const { id: userId } = useUser();
  return (
    <>
      <div
        role="group"
        aria-label={i18n._('recipe.actions')}
        className="flex flex-wrap gap-2 max-md:*:flex-[1_1_4rem]"
      >
        <button type="button" aria-haspopup="dialog" className={ACT} onClick={() => list.open()}>
          <Icon name="basket" className={ACT_ICON} />
          {i18n._('list.to_list')}
        </button>
        <button type="button" aria-haspopup="dialog" className={ACT} onClick={() => week.open()}>
          <Icon name="calendar" className={ACT_ICON} />
          {i18n._('recipe.to_week')}
        </button>
        <button type="button" className={ACT} onClick={() => void copy()}>
          <Icon name="paste" className={ACT_ICON} />
          {i18n._('household.copy')}
        </button>
        <Link to={printPath(recipe.id, recipe.language, recipe.userId)} className={ACT}>
          <Icon name="print" className={ACT_ICON} />
          {i18n._('print.print')}
        </Link>
      </div>
      <p className="flex items-center gap-3 leading-snug">
        <Icon name="book" className="text-muted" />
        <CookName userId={userId} cookId={recipe.userId} />
      </p>
      <Suspense>
        {list.isOpen && <ListDialog recipe={recipe} onClose={list.close} />}
        {week.isOpen && <WeekDialog recipe={recipe} onClose={week.close} />}
      </Suspense>
    </>
  );
}

/** Returns a function that saves a copy as the user's own and shows it. Works offline. */
function useCopyToMine(recipe: Recipe): () => Promise<void> {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const save = useSaveDraft();
  return async () => {
    const jpeg = await photoOf(recipe);
    const id = await save({
      ...copyOf(recipe, recipe.title),
      ...(jpeg && { picture: { id: crypto.randomUUID(), jpeg } }),
    });
    toast({ title: i18n._('household.copied') });
    void navigate(recipePath(id));
  };
}

/** Returns the first photo; undefined if there is none or it cannot be loaded. */
async function photoOf({ imageUrls: [url] }: Recipe): Promise<ArrayBuffer | undefined> {
  if (url === undefined) return undefined;
  try {
    const response = await fetch(url);
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
