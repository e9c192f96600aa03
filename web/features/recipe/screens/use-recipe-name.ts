import { useParams } from 'react-router';
import * as v from 'valibot';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { UserId } from '#core/user-id.ts';
import type { RecipeName } from '../data/member-recipes.ts';

/** Returns the key of the recipe in the URL; undefined without one. */
export function useRecipeName(): RecipeName | undefined {
  const { id, cook } = useParams();
  const read = v.safeParse(Name, { id: Number(id), cookId: cook });
  return read.success ? read.output : undefined;
}

const Name = v.object({ id: RecipeId, cookId: v.optional(UserId) });
