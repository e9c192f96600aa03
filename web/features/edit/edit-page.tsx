import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import * as v from 'valibot';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { refusedText } from '../../offline/outbox.ts';
import type { RecipeDraft } from '../../offline/written/draft.ts';
import { recipeOf } from '../../offline/recipes.ts';
import { useHeld } from '../../offline/use-held.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';
import { Icon } from '../../ui/icon.tsx';
import emptyPlate from '../../ui/pictures/empty-plate.svg';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { draftOf } from '../../writing/draft.ts';
import { useDrafts } from '../../writing/use-draft.ts';
import { draftOfRefused } from './refused-draft.ts';
import { Editor } from './editor.tsx';

/** Editor of the recipe whose ID is in the URL, saved or not. */
export function EditPage() {
  const id = v.safeParse(RecipeId, Number(useParams()['id']));
  return id.success ? <KnownDraft key={id.output} id={id.output} /> : <NothingToEdit />;
}

/** Edits the draft on the device, or else the saved recipe. */
function KnownDraft({ id }: { id: RecipeId }) {
  const { drafts } = useDrafts();
  if (!drafts) return <FullPageSpinner />;
  const held = drafts.find((draft) => draft.id === id);
  // A new recipe is known to nobody else: there is nothing to ask the server for.
  return held && held.version === undefined ? (
    <Editor draft={held} isKept />
  ) : (
    <SavedRecipe id={id} held={held} />
  );
}

/** Edits the draft of a saved recipe, or else the user's text that the server has refused, or else the recipe. */
function SavedRecipe({ id, held }: { id: RecipeId; held: RecipeDraft | undefined }) {
  const { id: userId } = useUser();
  const { entries, areRead } = useOutbox(userId);
  const { data: recipe, isPending } = useHeld(recipeOf(userId, id, useQueryClient()));
  const refused = refusedText(entries, id);
  if (!areRead) return <FullPageSpinner />;
  // The server has refused to create it: nobody has it but the outbox.
  if (!recipe && refused?.type === 'create') return <Editor draft={draftOfRefused(refused)} isKept />;
  if (!recipe) return isPending ? <FullPageSpinner /> : <NothingToEdit />;
  const draft = held ?? (refused ? draftOfRefused(refused) : draftOf(recipe));
  return <Editor draft={draft} isKept={held !== undefined} recipe={recipe} />;
}

function NothingToEdit() {
  const { i18n } = useLingui();
  usePageTitle(i18n._('recipe_not_found'));
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-xl grow content-center gap-8 px-gutter py-10 text-center"
    >
      <h1>{i18n._('recipe_not_found')}</h1>
      <EmptyState
        picture={emptyPlate}
        action={
          <ButtonLink kind="main" to={PATHS.home}>
            <Icon name="back" />
            {i18n._('recipe.back')}
          </ButtonLink>
        }
      >
        {i18n._('recipe_not_found.text')}
      </EmptyState>
    </main>
  );
}
