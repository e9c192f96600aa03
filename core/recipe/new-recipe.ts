import type { UserId } from '../user-id.ts';
import { photoUrl, type PhotoName } from '../photo/photo.ts';
import type { EpochMs } from '../time.ts';
import { lineText } from './lines/line.ts';
import type { RecipeId } from './recipe-id.ts';
import type { Recipe, RecipeContent } from './recipe.ts';
import type { RecipeOrigin } from './facts/origin.ts';
import { sectionsOf } from './sections.ts';

/** Returns a new recipe of the user. Its default origin is `generated`. */
export const newRecipe = (
  content: RecipeContent,
  place: {
    readonly id: RecipeId;
    readonly userId: UserId;
    readonly photos: readonly PhotoName[];
    readonly now: EpochMs;
    readonly parent: RecipeId | undefined;
    readonly origin?: RecipeOrigin;
  },
): Recipe => ({
  ...content,
  ...recipeTexts(content),
  id: place.id,
  userId: place.userId,
  imageUrls: place.photos.map(photoUrl),
  timestamp: place.now,
  createdAt: place.now,
  isCooked: false,
  origin: place.origin ?? { type: 'generated' },
  version: 1,
  ...(place.parent !== undefined && { parentRecipeId: place.parent }),
});

/** Returns lines and steps as plain text, in flat lists and by section. */
export const recipeTexts = ({
  lines,
  steps,
  language,
}: Pick<RecipeContent, 'lines' | 'steps' | 'language'>): Pick<
  Recipe,
  'ingredients' | 'instructions' | 'sections'
> => ({
  ingredients: lines.map((line) => lineText(line, language)),
  instructions: steps.map(({ text }) => text),
  sections: [...sectionsOf(lines, steps, language)],
});
