import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { photoNameIn, photoUrl } from '#core/photo/photo.ts';
import { recipeTexts } from '#core/recipe/new-recipe.ts';
import { RecipeId, RecipeIdText } from '#core/recipe/recipe-id.ts';
import { Recipe, RecipeCard, RecipeContent, type VariationCard } from '#core/recipe/recipe.ts';
import { searchTextOf } from '#core/recipe/library/card-filter.ts';
import { EpochMs } from '#core/time.ts';
import { digitsOf } from '../digits.ts';
import type { Item } from '../table.ts';

export const partitionOf = (userId: UserId) => `USER#${userId}`;

export const keyOf = (userId: UserId, id: RecipeId) => ({
  pk: partitionOf(userId),
  sk: `RECIPE#${digitsOf(id)}`,
});

/**
 * Returns the position of a change in the index of changes.
 * @param at time of the change
 */
export const changePosition = (at: EpochMs, id: RecipeId): string => `${digitsOf(at)}-${digitsOf(id)}`;

/** Texts are left out: they follow from lines and steps. */
export function toItem({
  id,
  userId,
  ingredients: _i,
  instructions: _s,
  sections: _p,
  imageUrls,
  timestamp: _t,
  ...recipe
}: Recipe): Item {
  const photos = imageUrls.map(photoNameIn);
  return {
    ...keyOf(userId, id),
    ...recipe,
    photos,
    card: digitsOf(id),
    find: digitsOf(id),
    searchText: searchTextOf(recipe),
    ...(recipe.parentRecipeId !== undefined && {
      family: `${digitsOf(recipe.parentRecipeId)}#${digitsOf(id)}`,
    }),
    image: photos[0],
    calories: recipe.nutrition.calories,
    originType: recipe.origin?.type === 'generated' ? undefined : recipe.origin?.type,
  };
}

const Stored = v.object({
  ...RecipeContent.entries,
  photos: v.array(v.string()),
  createdAt: EpochMs,
  isCooked: v.boolean(),
  parentRecipeId: v.exactOptional(RecipeId),
  ...v.pick(Recipe, ['origin', 'isPhotoOwn', 'version', 'tags', 'isFavorite', 'rating', 'notes']).entries,
});

/** Reads a recipe from its item. The ID comes from the key of its card. */
export const recipeFromItem = (userId: UserId, item: unknown): Recipe =>
  fromItem(userId, v.parse(v.object({ card: RecipeIdText }), item).card, item);

export function fromItem(userId: UserId, id: RecipeId, item: unknown): Recipe {
  const { photos, ...recipe } = v.parse(Stored, item);
  return {
    origin: { type: 'generated' },
    version: 1,
    ...recipe,
    ...recipeTexts(recipe),
    id,
    userId,
    imageUrls: photos.map(photoUrl),
    timestamp: recipe.createdAt,
  };
}

const StoredCard = v.object({
  card: RecipeIdText,
  title: v.string(),
  image: v.optional(v.string()),
  ...v.pick(RecipeCard, ['prepTime', 'difficulty', 'calories', 'originType', 'tags', 'isFavorite', 'rating'])
    .entries,
});

export function cardFromItem(item: unknown): RecipeCard {
  const { card, image, ...shown } = v.parse(StoredCard, item);
  return { id: card, imageUrls: image ? [photoUrl(image)] : [], ...shown };
}

const StoredVariation = v.object({
  family: v.pipe(
    v.string(),
    v.transform((key) => key.slice(key.indexOf('#') + 1)),
    RecipeIdText,
  ),
  title: v.string(),
  image: v.optional(v.string()),
});

export function variationFromItem(item: unknown): VariationCard {
  const { family, title, image } = v.parse(StoredVariation, item);
  return { id: family, title, imageUrls: image ? [photoUrl(image)] : [] };
}
