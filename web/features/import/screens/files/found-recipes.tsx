import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import tornPage from '#web/shared/ui/pictures/torn-page.svg';
import type { Progress, ReadRecipe } from './read-files.ts';
import { UnreadFiles } from './unread-files.tsx';

type FoundRecipesProps = {
  read: Progress;
  known: ReadonlySet<RecipeId>;
  onSave: (picked: readonly ReadRecipe[]) => void;
  onBack: () => void;
};

/** Recipes found in files, from which the user picks. New ones are preselected. */
export function FoundRecipes({ read: { recipes, unread }, known, onSave, onBack }: FoundRecipesProps) {
  const { i18n } = useLingui();
  const fresh = () => recipes.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  const [picked, setPicked] = useState<ReadonlySet<RecipeId>>(() => new Set(fresh()));
  const pick = (id: RecipeId, isPicked: boolean) =>
    setPicked((former) => new Set(isPicked ? [...former, id] : [...former].filter((each) => each !== id)));
  const another = (
    <Button kind="bare" className="justify-self-center" onClick={onBack}>
      {i18n._('files.another')}
    </Button>
  );
  if (recipes.length === 0)
    return (
      <>
        <EmptyState picture={tornPage} action={another}>
          {i18n._('files.nothing')}
        </EmptyState>
        <UnreadFiles unread={unread} />
      </>
    );
  return (
    <>
      <section className="grid gap-4" aria-labelledby="files-found">
        <FoundHead
          count={recipes.length}
          unread={unread.length}
          hasAll={picked.size === recipes.length}
          onPickAll={(isPicked) => setPicked(new Set(isPicked ? recipes.map(({ id }) => id) : []))}
        />
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
      {another}
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

type FoundHeadProps = {
  count: number;
  unread: number;
  hasAll: boolean;
  onPickAll: (isPicked: boolean) => void;
};

function FoundHead({ count, unread, hasAll, onPickAll }: FoundHeadProps) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="files-found">{i18n._('files.found', { count })}</h2>
        <Button kind="bare" onClick={() => onPickAll(!hasAll)}>
          {hasAll ? i18n._('files.pick_none') : i18n._('files.pick_all')}
        </Button>
      </div>
      {unread > 0 && (
        <a href="#files-unread" className="flex min-h-11 items-center justify-self-start">
          {i18n._('files.unread', { count: unread })}
        </a>
      )}
    </>
  );
}

type FoundRecipeProps = {
  recipe: ReadRecipe;
  isKnown: boolean;
  isPicked: boolean;
  onPick: (id: RecipeId, isPicked: boolean) => void;
};

/** Number of lines or steps, without the names of parts. */
const withoutHeadings = (texts: readonly string[]) => texts.filter((text) => !text.endsWith(':')).length;

/** Rows off screen are not laid out: there may be thousands. */
function FoundRecipe({ recipe: { id, input, isShortened }, isKnown, isPicked, onPick }: FoundRecipeProps) {
  const { i18n } = useLingui();
  const hints = [
    i18n._('files.lines', { lines: withoutHeadings(input.ingredients) }),
    i18n._('files.steps', { steps: withoutHeadings(input.instructions) }),
    ...(isKnown ? [i18n._('files.known')] : []),
    ...(isShortened ? [i18n._('files.shortened')] : []),
  ];
  return (
    <li className="border-b border-line [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] last:border-0">
      <label className="grid min-h-16 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-4 px-pad py-3 hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ink">
        <input
          type="checkbox"
          checked={isPicked}
          onChange={({ target }) => onPick(id, target.checked)}
          className="row-span-2 size-6 accent-basil"
        />
        <b className="leading-snug font-semibold wrap-anywhere">{input.title}</b>
        <span className="text-sm leading-snug text-muted">{hints.join('\u00a0· ')}</span>
      </label>
    </li>
  );
}
