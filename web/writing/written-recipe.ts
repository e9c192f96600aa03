import type { Line } from '#core/recipe/lines/line.ts';
import { nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { uncertaintyOf } from '#core/recipe/lines/uncertainty.ts';
import { textsOf } from '#core/recipe/new-recipe.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { EpochMs } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import type { DraftPart, RecipeDraft } from '../offline/written/draft.ts';
import { inputOf } from './draft.ts';

type Context = { readonly userId: UserId; readonly former: Recipe | undefined; readonly now: EpochMs };

/** Returns the recipe of a draft, as the device shows it until the server has it. */
export function writtenRecipe(draft: RecipeDraft, { userId, former, now }: Context): Recipe {
  const { id, version = 0, language, kept } = draft;
  const { title, servings, prepTime, activeTime, origin } = inputOf(draft);
  const lines = draft.ingredients.flatMap((part) => linesOf(part, draft, former));
  const steps = draft.steps.flatMap(({ name, lines: texts }) =>
    texts
      .filter(({ text }) => text.trim() !== '')
      .map(({ text }) => ({ text: text.trim(), ...(name.trim() && { section: name.trim() }) })),
  );
  const { tags: _, ...fields } = kept;
  return {
    cuisine: '',
    dietaryPreferences: [],
    ...fields,
    id,
    userId,
    title,
    language,
    servings,
    lines,
    steps,
    ...textsOf({ lines, steps, language }),
    ...nutritionPerServing(lines, servings),
    ...uncertaintyOf(lines, servings, true),
    ...(prepTime !== undefined && { prepTime }),
    ...(activeTime !== undefined && { activeTime }),
    origin: { ...origin, ...(origin?.type === 'generated' && { isEdited: true }) },
    version: version + 1,
    ...(former?.model !== undefined && { model: former.model }),
    ...(former?.parentRecipeId !== undefined && { parentRecipeId: former.parentRecipeId }),
    imageUrls: draft.picture === null ? [] : (former?.imageUrls ?? []),
    timestamp: former?.timestamp ?? now,
    createdAt: former?.createdAt ?? now,
    isCooked: former?.isCooked ?? false,
    ...(former?.cookedAt !== undefined && { cookedAt: former.cookedAt }),
  };
}

/** Returns the lines of a part. An unchanged line keeps its food and weight; a changed one is read again. */
function linesOf({ name, lines }: DraftPart, { language }: RecipeDraft, former: Recipe | undefined): Line[] {
  const section = name.trim();
  const known = new Map(former?.ingredients.map((text, index) => [text, former.lines[index]]));
  return lines
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const { section: _, ...line } = known.get(text) ?? withoutRole(parseLine(text, language));
      return { ...line, ...(section && { section }) };
    });
}

const withoutRole = ({ role: _, ...line }: ReturnType<typeof parseLine>): Line => line;
