import type {
  RecipeCreator,
  RecipeEditor,
  RecipeReader,
  RecipeRemover,
  RecipeWriter,
} from '#core/recipe/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { RunKey } from '#core/generation/run/run.ts';
import { photoNameIn, photoUrl } from '#core/photo/photo.ts';
import { textsOf } from '#core/recipe/new-recipe.ts';
import { RecipeId, RecipeIdText } from '#core/recipe/recipe-id.ts';
import { Recipe, RecipeCard, RecipeContent, type VariationCard } from '#core/recipe/recipe.ts';
import { EpochMs, SECOND } from '#core/time.ts';
import { digitsOf } from './digits.ts';
import {
  countItems,
  deleteItem,
  getItem,
  putItem,
  queryPage,
  setOrRemove,
  updateItem,
  type Item,
  type Table,
} from './table.ts';

export const recipeReaderIn = (table: Table): RecipeReader => ({
  async find(userId, id) {
    const item = await getItem(table, keyOf(userId, id));
    return item && fromItem(userId, id, item);
  },

  async findByRun(userId, { key, recipeId }) {
    const item = await getItem(table, keyOf(userId, recipeId));
    return isOf(key, item) ? fromItem(userId, recipeId, item) : undefined;
  },

  async findRecord(userId, id) {
    const item = await getItem(table, keyOf(userId, id));
    return item && { recipe: fromItem(userId, id, item), ...v.parse(Beside, item) };
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

  addTranslation: ({ userId, id, version = 1 }, translation) =>
    updateItem(table, keyOf(userId, id), {
      set: 'SET #translation = :translation',
      if: `attribute_not_exists(#translation) AND ${IS_VERSION}`,
      names: { '#translation': 'translation', '#version': 'version' },
      values: { ':translation': translation, ':held': version, ':first': 1 },
    }),
});

/** Condition that a stored recipe has the version `:held`. One from before versions is the first. */
const IS_VERSION =
  'attribute_exists(pk) AND (#version = :held OR (attribute_not_exists(#version) AND :held = :first))';

export const recipeCreatorIn = (table: Table): RecipeReader & RecipeCreator => ({
  ...recipeReaderIn(table),

  async create(recipe, request) {
    const item = { ...toItem(recipe), createdBy: request };
    if (await putItem(table, item, { if: 'attribute_not_exists(pk)' })) return true;
    const stored = await getItem(table, keyOf(recipe.userId, recipe.id));
    return v.is(v.object({ createdBy: v.literal(request) }), stored);
  },

  count: (userId, most) => countItems(table, { index: 'card', pk: partitionOf(userId) }, most),

  async claimId(userId, key, claim) {
    const place = { pk: partitionOf(userId), sk: `NEW#${key}` };
    const item = { ...place, ...claim, ttl: Math.ceil(claim.expiresAt / SECOND) };
    if (await putItem(table, item, { if: 'attribute_not_exists(pk)' })) return claim;
    return v.parse(Claim, await getItem(table, place));
  },
});

const Claim = v.object({ recipeId: RecipeId, request: v.string(), expiresAt: EpochMs });

export const recipeEditorIn = (table: Table): RecipeReader & RecipeEditor => ({
  ...recipeReaderIn(table),

  replace(next, { editedBy, formerPhotos }) {
    const item = { ...toItem(next), editedBy, formerPhotos };
    const { set, names, values } = setOrRemove([...EDITED, ...(formerPhotos ? ['formerPhotos'] : [])], item);
    return updateItem(table, keyOf(next.userId, next.id), {
      set,
      if: IS_VERSION,
      names: { ...names, '#version': 'version' },
      values: { ...values, ':held': (next.version ?? 1) - 1, ':first': 1 },
    });
  },
});

/** Attributes that an edit replaces: the content, what is shown of it in a list, and whose edit it was. */
const EDITED: readonly string[] = [
  ...Object.keys(RecipeContent.entries),
  'origin',
  'originType',
  'version',
  'photos',
  'image',
  'calories',
  'editedBy',
];

export const recipeRemoverIn = (table: Table): RecipeReader & RecipeRemover => ({
  ...recipeReaderIn(table),
  remove: (userId, id) => deleteItem(table, keyOf(userId, id)),
});

const partitionOf = (userId: UserId) => `USER#${userId}`;

const keyOf = (userId: UserId, id: RecipeId) => ({ pk: partitionOf(userId), sk: `RECIPE#${digitsOf(id)}` });

/** Tells whether a run has brought the recipe of an item. The run is stored with the recipe and not shown. */
const isOf = (run: RunKey, item: unknown): boolean => v.is(v.object({ run: v.literal(run) }), item);

/** What is stored beside a recipe. */
const Beside = v.object({
  run: v.optional(RunKey),
  createdBy: v.optional(v.string()),
  editedBy: v.optional(v.string()),
  formerPhotos: v.optional(v.array(v.string()), []),
});

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
    originType: recipe.origin?.type === 'generated' ? undefined : recipe.origin?.type,
  };
}

const Stored = v.object({
  ...RecipeContent.entries,
  photos: v.array(v.string()),
  createdAt: EpochMs,
  isCooked: v.boolean(),
  parentRecipeId: v.exactOptional(RecipeId),
  ...v.pick(Recipe, ['origin', 'version', 'tags', 'notes']).entries,
});

/** Reads a recipe from its item. Its ID comes from the key of its card. */
export const recipeFromItem = (userId: UserId, item: unknown): Recipe =>
  fromItem(userId, v.parse(v.object({ card: RecipeIdText }), item).card, item);

function fromItem(userId: UserId, id: RecipeId, item: unknown): Recipe {
  const { photos, ...recipe } = v.parse(Stored, item);
  return {
    origin: { type: 'generated' },
    version: 1,
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
  ...v.pick(RecipeCard, ['prepTime', 'difficulty', 'calories', 'originType']).entries,
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
