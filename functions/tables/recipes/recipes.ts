import type {
  RecipeCreator,
  RecipeEditor,
  RecipeReader,
  RecipeRemover,
  RecipeWriter,
} from '#core/recipe/ports.ts';
import * as v from 'valibot';
import { RunKey } from '#core/generation/run/run.ts';
import { REMOVALS_KNOWN } from '#core/recipe/library/find-changes.ts';
import { RecipeId } from '#core/recipe/recipe-id.ts';
import { RecipeContent } from '#core/recipe/recipe.ts';
import { EpochMs, SECOND, DAY } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { digitsOf } from '../digits.ts';
import { deleteItemIf, getItem, putItem, queryPage, setOrRemove, updateItem, type Table } from '../table.ts';
import { readEach } from '../unreadable.ts';
import { givePlaceBack, takePlace, withPlaceBack } from './places.ts';
import {
  cardFromItem,
  changePosition,
  fromItem,
  keyOf,
  partitionOf,
  toItem,
  variationFromItem,
} from './recipe-item.ts';

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

  async list(userId, { limit, cursor, isExact: consistent = true }) {
    const pk = partitionOf(userId);
    const after = cursor === undefined ? undefined : { pk, sk: `RECIPE#${cursor}`, card: cursor };
    const { items, last } = await queryPage(table, { index: 'card', pk, limit, after, consistent });
    return {
      items: readEach('recipe card', items, cardFromItem),
      ...(last && { cursor: String(last['card']) }),
    };
  },

  async variations(userId, parent, { limit, cursor }) {
    const pk = partitionOf(userId);
    const prefix = `${digitsOf(parent)}#`;
    const after =
      cursor === undefined ? undefined : { pk, sk: `RECIPE#${cursor}`, family: `${prefix}${cursor}` };
    const { items, last } = await queryPage(table, { index: 'family', pk, prefix, limit, after });
    return {
      items: readEach('variation', items, variationFromItem),
      ...(last && { cursor: String(last['family']).slice(prefix.length) }),
    };
  },
});

/** Clock in ms. Tests use wrong clocks. */
type Now = () => EpochMs;

export const recipeWriterIn = (table: Table, now: Now = Date.now): RecipeReader & RecipeWriter => ({
  ...recipeReaderIn(table),

  async add(recipe, run) {
    // A generated recipe is paid for: it is stored even above the maximum number of recipes.
    await takePlace(table, recipe.userId, { most: Number.MAX_SAFE_INTEGER, now: now() });
    const isNew = await putItem(
      table,
      { ...toItem(recipe), changed: changePosition(now(), recipe.id), run },
      { if: 'attribute_not_exists(pk)' },
    );
    if (isNew) return true;
    await givePlaceBack(table, recipe.userId);
    return isOf(run, await getItem(table, keyOf(recipe.userId, recipe.id)));
  },

  addTranslation: ({ userId, id, createdAt, version = 1 }, translation) =>
    updateItem(table, keyOf(userId, id), {
      set: 'SET #translation = :translation, changed = :changed',
      if: `attribute_not_exists(#translation) AND ${IS_VERSION}`,
      names: { '#translation': 'translation', '#version': 'version' },
      values: {
        ':translation': translation,
        ':changed': changePosition(now(), id),
        ':created': createdAt,
        ':held': version,
        ':first': 1,
      },
    }),
});

/**
 * The stored recipe was created at `:created` and has version `:held`; an absent version is the first. The creation
 * time matters: a recipe that was deleted and created again under its ID has the first version again.
 */
const IS_VERSION =
  'createdAt = :created AND (#version = :held OR (attribute_not_exists(#version) AND :held = :first))';

export const recipeCreatorIn = (table: Table, now: Now = Date.now): RecipeReader & RecipeCreator => ({
  ...recipeReaderIn(table),

  takePlace: (userId, most) => takePlace(table, userId, { most, now: now() }),

  async create(recipe, request) {
    const isOurs = (item: unknown) => v.is(v.object({ createdBy: v.literal(request) }), item);
    const item = { ...toItem(recipe), changed: changePosition(now(), recipe.id), createdBy: request };
    const isDeleted = isOurs(await getItem(table, goneKeyOf(recipe.userId, recipe.id)));
    if (!isDeleted && (await putItem(table, item, { if: 'attribute_not_exists(pk)' }))) return 'created';
    await givePlaceBack(table, recipe.userId);
    if (isDeleted) return 'deleted';
    return isOurs(await getItem(table, keyOf(recipe.userId, recipe.id))) ? 'repeated' : 'taken';
  },

  async claimId(userId, key, claim) {
    const place = { pk: partitionOf(userId), sk: `NEW#${key}` };
    const item = { ...place, ...claim, ttl: Math.ceil(claim.expiresAt / SECOND) };
    if (await putItem(table, item, { if: 'attribute_not_exists(pk)' })) return claim;
    return v.parse(Claim, await getItem(table, place));
  },
});

const Claim = v.object({ recipeId: RecipeId, request: v.string(), expiresAt: EpochMs });

export const recipeEditorIn = (table: Table, now: Now = Date.now): RecipeReader & RecipeEditor => ({
  ...recipeReaderIn(table),

  replace(next, { editedBy, keepsTranslation = false }) {
    const item = { ...toItem(next), changed: changePosition(now(), next.id), editedBy };
    const edited = EDITED.filter((name) => !(keepsTranslation && name === 'translation'));
    const { set, names, values } = setOrRemove(edited, item);
    return updateItem(table, keyOf(next.userId, next.id), {
      set,
      if: IS_VERSION,
      names: { ...names, '#version': 'version' },
      values: { ...values, ':created': next.createdAt, ':held': (next.version ?? 1) - 1, ':first': 1 },
    });
  },
});

/** Attributes that an edit replaces: the content, with its part of the card, and the hash of the edit. */
const EDITED: readonly string[] = [
  ...Object.keys(RecipeContent.entries),
  'origin',
  'isPhotoOwn',
  'originType',
  'version',
  'photos',
  'image',
  'calories',
  'searchText',
  'changed',
  'editedBy',
];

export const recipeRemoverIn = (table: Table, now: Now = Date.now): RecipeReader & RecipeRemover => ({
  ...recipeReaderIn(table),

  async remove({ recipe: { userId, id, createdAt, version = 1 }, createdBy }) {
    const at = now();
    // Before the removal: if the function is interrupted here, the note has no effect, because the recipe still exists.
    await putItem(table, {
      ...goneKeyOf(userId, id),
      changed: changePosition(at, id),
      createdBy,
      ttl: Math.ceil((at + REMOVALS_KNOWN + SPARE) / SECOND),
    });
    return withPlaceBack(table, userId, () =>
      deleteItemIf(table, keyOf(userId, id), {
        if: IS_VERSION,
        names: { '#version': 'version' },
        values: { ':created': createdAt, ':held': version, ':first': 1 },
      }),
    );
  },
});

const goneKeyOf = (userId: UserId, id: RecipeId) => ({
  pk: partitionOf(userId),
  sk: `GONE#${digitsOf(id)}`,
});

/** Time beyond the retention of deletions, so that no note expires too early. */
const SPARE = 7 * DAY;

/** Tells whether a run made the recipe of an item. The key of the run is stored with the recipe and never shown. */
const isOf = (run: RunKey, item: unknown): boolean => v.is(v.object({ run: v.literal(run) }), item);

/** Fields that are stored with a recipe but are not part of it. */
const Beside = v.object({
  run: v.optional(RunKey),
  createdBy: v.optional(v.string()),
  editedBy: v.optional(v.string()),
});
