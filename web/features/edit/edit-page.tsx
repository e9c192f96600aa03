import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import * as v from 'valibot';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { refusedText, type WrittenOperation } from '../../offline/outbox.ts';
import type { RecipeDraft } from '../../offline/recipe-draft.ts';
import { recipeOf } from '../../offline/recipes/recipes.ts';
import { useHeld } from '../../offline/use-held.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { useUser } from '../../session/require-user.tsx';
import { NoRecipe, whyNoRecipe } from '../../shell/no-recipe.tsx';
import { FullPageSpinner } from '../../ui/spinner.tsx';
import { draftOf } from '../../drafts/draft.ts';
import { useDrafts } from '../../drafts/use-draft.ts';
import { draftOfRefused } from './refused-draft.ts';
import { Editor } from './editor.tsx';

/** Editor of the recipe whose ID is in the URL, saved or not. */
export function EditPage() {
  const id = v.safeParse(RecipeId, Number(useParams()['id']));
  return id.success ? <KnownDraft key={id.output} id={id.output} /> : <NoRecipe why="gone" />;
}

function KnownDraft({ id }: { id: RecipeId }) {
  const { drafts } = useDrafts();
  const { entries, areRead } = useOutbox(useUser().id);
  if (!drafts || !areRead) return <FullPageSpinner />;
  const held = drafts.find((draft) => draft.id === id);
  return <NewestText id={id} held={held} refused={refusedText(entries, id)} />;
}

type NewestTextProps = {
  id: RecipeId;
  held: RecipeDraft | undefined;
  /** Text of the user that the server has refused. */
  refused: WrittenOperation | undefined;
};

/** Edits the draft on the device, else the refused text, else the saved recipe. */
function NewestText({ id, held, refused }: NewestTextProps) {
  const { id: userId } = useUser();
  // A new recipe is not on the server, so nothing is fetched.
  const [isNew] = useState(held ? held.version === undefined : refused?.type === 'create');
  const saved = recipeOf(userId, id, useQueryClient());
  const reading = useHeld(isNew ? { ...saved, refresh: async () => {} } : saved);
  const recipe = reading.data;
  // Memoised, because each new draft of a recipe has other keys.
  const draft = useMemo(
    () => held ?? (refused ? draftOfRefused(refused) : recipe && draftOf(recipe)),
    [held, refused, recipe],
  );
  if (!draft || (!recipe && !isNew)) {
    const why = whyNoRecipe(reading);
    return why ? <NoRecipe why={why} /> : <FullPageSpinner />;
  }
  const isKept = held !== undefined || refused !== undefined;
  return <Editor held={draft} isKept={isKept} {...(recipe && { recipe })} />;
}
