import type { LibraryCard } from '#web/features/library/data/questions.ts';
import { databaseOf } from '#web/shared/platform/storage/database.ts';
import { choiceOfRecipe, type Choice } from './choices.ts';

/** Returns a recipe of the library with its nutrition; undefined if the device does not have it any more. */
export async function choiceOfCard(
  userId: string,
  { id, title, cookId }: LibraryCard,
): Promise<Choice | undefined> {
  const database = await databaseOf(userId);
  const recipe =
    cookId === undefined || cookId === userId
      ? await database.get('recipes', id)
      : await database.get('memberRecipes', [cookId, id]);
  const theirs = cookId === userId ? undefined : cookId;
  return recipe && choiceOfRecipe({ id, title, nutrition: recipe.nutrition }, theirs);
}
