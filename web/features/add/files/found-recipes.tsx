import { useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import tornPage from '../../../ui/pictures/torn-page.svg';
import type { Progress, ReadRecipe } from './read-files.ts';
import { UnreadFiles } from './unread-files.tsx';

type FoundRecipesProps = {
  read: Progress;
  known: ReadonlySet<RecipeId>;
  onSave: (picked: readonly ReadRecipe[]) => void;
  onBack: () => void;
};

/** Recipes that were found in files. The user picks those to save: at first all that they do not have yet. */
export function FoundRecipes({ read: { recipes, unread }, known, onSave, onBack }: FoundRecipesProps) {
  const { i18n } = useLingui();
  const fresh = useMemo(
    () => recipes.filter(({ id }) => !known.has(id)).map(({ id }) => id),
    [recipes, known],
  );
  const [picked, setPicked] = useState<ReadonlySet<RecipeId>>(new Set(fresh));
  const pick = (id: RecipeId, isPicked: boolean) =>
    setPicked((former) => new Set(isPicked ? [...former, id] : [...former].filter((each) => each !== id)));
  if (recipes.length === 0)
    return (
      <>
        <EmptyState
          picture={tornPage}
          action={
            <Button kind="main" onClick={onBack}>
              {i18n._('files.another')}
            </Button>
          }
        >
          {i18n._('files.nothing')}
        </EmptyState>
        <UnreadFiles unread={unread} />
      </>
    );
  const hasAll = picked.size === recipes.length;
  return (
    <>
      <section className="grid gap-4" aria-labelledby="files-found">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="files-found">{i18n._('files.found', { count: recipes.length })}</h2>
          <Button kind="bare" onClick={() => setPicked(new Set(hasAll ? [] : recipes.map(({ id }) => id)))}>
            {hasAll ? i18n._('files.pick_none') : i18n._('files.pick_all')}
          </Button>
        </div>
        {unread.length > 0 && (
          <a href="#files-unread" className="flex min-h-11 items-center justify-self-start">
            {i18n._('files.unread', { count: unread.length })}
          </a>
        )}
        <ul className="overflow-hidden rounded-md bg-surface shadow-sheet">
          {recipes.map((recipe) => (
            <FoundRecipe
              key={recipe.id}
              recipe={recipe}
              isKnown={known.has(recipe.id)}
              isPicked={picked.has(recipe.id)}
              onPick={pick}
            />
          ))}
        </ul>
      </section>
      <UnreadFiles unread={unread} />
      <Button kind="bare" className="justify-self-center" onClick={onBack}>
        {i18n._('files.another')}
      </Button>
      <div className="dock grid gap-2">
        <Button
          kind="main"
          size="big"
          disabled={picked.size === 0}
          onClick={() => onSave(recipes.filter(({ id }) => picked.has(id)))}
        >
          {i18n._('files.save', { count: picked.size })}
        </Button>
      </div>
    </>
  );
}

type FoundRecipeProps = {
  recipe: ReadRecipe;
  isKnown: boolean;
  isPicked: boolean;
  onPick: (id: RecipeId, isPicked: boolean) => void;
};

/** Rows outside of the window are not laid out: there may be thousands. */
function FoundRecipe({ recipe: { id, input, isShortened }, isKnown, isPicked, onPick }: FoundRecipeProps) {
  const { i18n } = useLingui();
  const withoutHeadings = (texts: readonly string[]) => texts.filter((text) => !text.endsWith(':')).length;
  const hints = [
    i18n._('files.lines', { lines: withoutHeadings(input.ingredients) }),
    i18n._('files.steps', { steps: withoutHeadings(input.instructions) }),
    ...(isKnown ? [i18n._('files.known')] : []),
    ...(isShortened ? [i18n._('files.shortened')] : []),
  ];
  return (
    <li className="border-b border-line [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] last:border-0">
      <label className="flex min-h-16 cursor-pointer items-center gap-4 px-pad py-3 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ink">
        <input
          type="checkbox"
          checked={isPicked}
          onChange={({ target }) => onPick(id, target.checked)}
          className="size-5 shrink-0 accent-tomato"
        />
        <span className="min-w-0">
          <b className="block leading-snug font-semibold wrap-anywhere">{input.title}</b>
          <span className="block text-sm leading-snug text-muted">{hints.join(' · ')}</span>
        </span>
      </label>
    </li>
  );
}
