import type { UserId } from '#core/user-id.ts';
import { updateRecipeBadges } from '#core/badge/update-badges.ts';
import type { DomainError } from '#core/errors.ts';
import type { Language } from '#core/language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { ok, type Result } from '#core/result.ts';
import { earnedBadges } from '../http/earned-badges.ts';
import { refuse, respond, type Reply } from '../http/respond.ts';

/** What came of a wish for a recipe, with the badges that it has earned its cook. */
export async function respondRecipe(
  ports: Parameters<typeof updateRecipeBadges>[0],
  { userId, language }: { readonly userId: UserId; readonly language: Language },
  written: Result<Recipe, DomainError>,
): Promise<Reply> {
  if (!written.ok) return refuse(written.error);
  const { value: recipe } = written;
  const settle = () => updateRecipeBadges(ports, userId, recipe.id);
  return respond(200, ok({ ...recipe, ...(await earnedBadges(ports, language, settle)) }));
}
