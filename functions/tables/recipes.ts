import type { RecipeReader, RecipeRemover, RecipeWriter } from '#core/recipe/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { RunKey } from '#core/generation/run/run.ts';
import { photoNameIn, photoUrl } from '#core/photo/photo.ts';
import { textsOf } from '#core/recipe/new-recipe.ts';
import { RecipeId, RecipeIdText } from '#core/recipe/recipe-id.ts';
import {
  Difficulty,
  RecipeContent,
  type VariationCard,
  type Recipe,
  type RecipeCard,
} from '#core/recipe/recipe.ts';
import { EpochMs } from '#core/time.ts';
import { digitsOf } from './digits.ts';
import { deleteItem, getItem, putItem, queryPage, updateItem, type Item, type Table } from './table.ts';

export const recipeReaderIn = (table: Table): RecipeReader => ({
  async find(userId, id) {
    const item = await getItem(table, keyOf(userId, id));
    return item && fromItem(userId, id, item);
  },

  async findByRun(userId, { key, recipeId }) {
    const item = await getItem(table, keyOf(userId, recipeId));
    return isOf(key, item) ? fromItem(userId, recipeId, item) : undefined;
  },

  async runOf(userId, id) {
    const item = await getItem(table, keyOf(userId, id));
    return item && v.parse(v.object({ run: v.optional(RunKey) }), item).run;
  },

  async list(userId, { limit, cursor }) {
    const pk = partitionOf(userId);
    const after = cursor === undefined ? undefined : { pk, sk: `RECIPE#${cursor}`, card: cursor };
    const { items, last } = await queryPage(table, { index: 'card', pk, limit, after });
    return { items: items.map(cardFromItem), ...(last && { cursor: String(last['card']) }) };
  },

  async variations(userId, parent, { limit, cursor }) {
    const pk = partitionOf(userId);
    const prefix = `${digitsOf(parent)}#`;
    const after =
      cursor === undefined ? undefined : { pk, sk: `RECIPE#${cursor}`, family: `${prefix}${cursor}` };
    const { items, last } = await queryPage(table, { index: 'family', pk, prefix, limit, after });
    return {
      items: items.map(variationFromItem),
      ...(last && { cursor: String(last['family']).slice(prefix.length) }),
    };
  },
});

export const recipeWriterIn = (table: Table): RecipeReader & RecipeWriter => ({
  ...recipeReaderIn(table),

  async add(recipe, run) {
    const isNew = await putItem(table, { ...toItem(recipe), run }, { if: 'attribute_not_exists(pk)' });
    return isNew || isOf(run, await getItem(table, keyOf(recipe.userId, recipe.id)));
  },

  addTranslation: (userId, id, translation) =>
    updateItem(table, keyOf(userId, id), {
      set: 'SET #translation = :translation',
      if: 'attribute_exists(pk) AND attribute_not_exists(#translation)',
      names: { '#translation': 'translation' },
      values: { ':translation': translation },
    }),
});

export const recipeRemoverIn = (table: Table): RecipeReader & RecipeRemover => ({
  ...recipeReaderIn(table),
  remove: (userId, id) => deleteItem(table, keyOf(userId, id)),
});

const partitionOf = (userId: UserId) => `USER#${userId}`;

const keyOf = (userId: UserId, id: RecipeId) => ({ pk: partitionOf(userId), sk: `RECIPE#${digitsOf(id)}` });

/** Tells whether a run has brought the recipe of an item. The run is stored with the recipe and not shown. */
const isOf = (run: RunKey, item: unknown): boolean => v.is(v.object({ run: v.literal(run) }), item);

/** The texts are left out: they follow from lines and steps. */
function toItem({
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
    ...(recipe.parentRecipeId !== undefined && {
      family: `${digitsOf(recipe.parentRecipeId)}#${digitsOf(id)}`,
    }),
    image: photos[0],
    calories: recipe.nutrition.calories,
  };
}

const Stored = v.object({
  ...RecipeContent.entries,
  photos: v.array(v.string()),
  createdAt: EpochMs,
  isCooked: v.boolean(),
  parentRecipeId: v.exactOptional(RecipeId),
});

/** Reads a recipe from its item. Its ID comes from the key of its card. */
export const recipeFromItem = (userId: UserId, item: unknown): Recipe =>
  fromItem(userId, v.parse(v.object({ card: RecipeIdText }), item).card, item);

function fromItem(userId: UserId, id: RecipeId, item: unknown): Recipe {
  const { photos, ...recipe } = v.parse(Stored, item);
  return {
    ...recipe,
    ...textsOf(recipe),
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
  prepTime: v.number(),
  difficulty: Difficulty,
  calories: v.number(),
});

function cardFromItem(item: unknown): RecipeCard {
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

function variationFromItem(item: unknown): VariationCard {
  const { family, title, image } = v.parse(StoredVariation, item);
  return { id: family, title, imageUrls: image ? [photoUrl(image)] : [] };
}
