import type { UserId } from '#core/user-id.ts';
import { updateRecipeBadges } from '#core/badge/update-badges.ts';
import type { DomainError } from '#core/errors.ts';
import type { Language } from '#core/language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { ok, type Result } from '#core/result.ts';
import { earnedBadges } from '../http/earned-badges.ts';
import { refuse, respond, type Reply } from '../http/respond.ts';

/** Answers with a generated recipe and the badges earned by it. */
export async function respondRecipe(
  ports: Parameters<typeof updateRecipeBadges>[0],
  { userId, language }: { readonly userId: UserId; readonly language: Language },
  generated: Result<Recipe, DomainError>,
): Promise<Reply> {
  if (!generated.ok) return refuse(generated.error);
  const { value: recipe } = generated;
  const update = () => updateRecipeBadges(ports, userId, recipe.id);
  return respond(200, ok({ ...recipe, ...(await earnedBadges(ports, language, update)) }));
}
