import type { Page, PageRequest } from '#core/page.ts';
import type { UserId } from '#core/user-id.ts';
import type { CookMark, MarkKey } from '#core/cooking/cook-mark.ts';
import type { Ports } from '#core/ports.ts';
import { shownPersonal, type StoredPersonal } from '#core/recipe/personal.ts';
import type { IdClaim, RecipeRecord, Touch } from '#core/recipe/ports.ts';
import { cardOf } from '#core/recipe/recipe-card.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { fits, searchTextOf } from '#core/recipe/library/card-filter.ts';
import type { EpochMs } from '#core/time.ts';
import { digitsOf } from '#functions/tables/digits.ts';
import { type Store, belongsTo } from './store.ts';

/** Changes to recipes, in the order in which they were made. */
export type Touches = (Touch & { readonly userId: UserId })[];

/** Notes changes at the time of a clock. */
const noting = (touches: Touches, now: () => EpochMs) => (userId: UserId, recipeId: number) =>
  void touches.push({ userId, recipeId, position: `${digitsOf(now())}-${digitsOf(recipeId)}` });

/** Fields stored beside a recipe. */
type Beside = Pick<RecipeRecord, 'run' | 'createdBy' | 'editedBy'>;

export function fakeRecipes(
  recipes: Store['recipe'],
  touches: Touches,
  now: () => EpochMs,
): Ports['recipes'] {
  const note = noting(touches, now);
  const personal = new Map<string, StoredPersonal>();
  const beside = new Map<string, Beside>();
  const claims = new Map<string, IdClaim>();
  /** Hashes of the requests that created what is deleted. */
  const deleted = new Map<string, string | undefined>();
  const keyOf = (userId: UserId, id: number) => `${userId} ${id}`;
  const addOnce = (recipe: Recipe, more: Partial<Beside>) => {
    const key = keyOf(recipe.userId, recipe.id);
    if (recipes.has(key)) return;
    recipes.set(key, recipe);
    note(recipe.userId, recipe.id);
    beside.set(key, more);
  };
  const besideOf = ({ userId, id }: Pick<Recipe, 'userId' | 'id'>) => beside.get(keyOf(userId, id));
  /** Places that are taken, and whose recipes are not there yet. */
  const taken = new Map<UserId, number>();
  const takenBy = (userId: UserId) => taken.get(userId) ?? 0;
  const countOf = (userId: UserId) => [...recipes.keys()].filter((key) => belongsTo(userId, key)).length;
  return {
    async takePlace(userId, most) {
      if (countOf(userId) + takenBy(userId) >= most) return false;
      taken.set(userId, takenBy(userId) + 1);
      return true;
    },
    async add(recipe, run) {
      addOnce(recipe, { run });
      return besideOf(recipe)?.run === run;
    },
    async create(recipe, request) {
      const key = keyOf(recipe.userId, recipe.id);
      taken.set(recipe.userId, Math.max(0, takenBy(recipe.userId) - 1));
      if (deleted.get(key) === request) return 'deleted';
      const isNew = !recipes.has(key);
      addOnce(recipe, { createdBy: request });
      if (isNew) return 'created';
      return besideOf(recipe)?.createdBy === request ? 'repeated' : 'taken';
    },
    count: async (userId, most) => Math.min(most, countOf(userId)),
    async claimId(userId, key, claim) {
      const name = `${userId} ${key}`;
      const stored = claims.get(name) ?? claim;
      claims.set(name, stored);
      return stored;
    },
    find: async (userId, id) => recipes.get(keyOf(userId, id)),
    async findByRun(userId, { key, recipeId }) {
      const at = keyOf(userId, recipeId);
      return beside.get(at)?.run === key ? recipes.get(at) : undefined;
    },
    async findRecord(userId, id) {
      const recipe = recipes.get(keyOf(userId, id));
      return recipe && { recipe, ...besideOf(recipe) };
    },
    async replace(next, { editedBy, keepsTranslation = false }) {
      const key = keyOf(next.userId, next.id);
      const held = recipes.get(key);
      if (!held || !isSame(held, { ...next, version: (next.version ?? 1) - 1 })) return false;
      const { translation: _, ...words } = withoutPersonal(next);
      const translation = keepsTranslation ? held.translation : next.translation;
      recipes.set(key, { ...words, ...(translation && { translation }), ...personalOf(held) });
      note(next.userId, next.id);
      beside.set(key, { ...beside.get(key), editedBy });
      return true;
    },
    async addTranslation({ userId, id, version = 1 }, translation) {
      const recipe = recipes.get(keyOf(userId, id));
      if (!recipe || recipe.translation || (recipe.version ?? 1) !== version) return false;
      recipes.set(keyOf(userId, id), { ...recipe, translation });
      note(userId, id);
      return true;
    },
    async remove({ recipe, createdBy }) {
      const key = keyOf(recipe.userId, recipe.id);
      deleted.set(key, createdBy);
      const held = recipes.get(key);
      if (!held || !isSame(held, recipe)) return false;
      recipes.delete(key);
      personal.delete(key);
      beside.delete(key);
      note(recipe.userId, recipe.id);
      return true;
    },
    async findPersonal(userId, id) {
      const recipe = recipes.get(keyOf(userId, id));
      return recipe && { ...personal.get(keyOf(userId, id)), ...personalOf(recipe) };
    },
    async replacePersonal(userId, id, { held, next }) {
      const key = keyOf(userId, id);
      const recipe = recipes.get(key);
      if (!recipe || personal.get(key)?.changes !== held.changes) return false;
      recipes.set(key, {
        ...withoutPersonal(recipe),
        ...(shownPersonal(next) as ReturnType<typeof personalOf>),
      });
      personal.set(key, { changedAt: next.changedAt ?? {}, changes: next.changes ?? 0 });
      note(userId, id);
      return true;
    },
    async newest(userId, limit, before = Infinity) {
      const own = [...recipes.values()].filter((recipe) => recipe.userId === userId && recipe.id < before);
      return { recipes: own.toSorted((a, b) => b.id - a.id).slice(0, limit), isEnd: own.length <= limit };
    },
    async touched(userId, after, limit) {
      const own = touches.filter((touch) => touch.userId === userId && touch.position > after);
      const last = new Map(own.map((touch) => [touch.recipeId, touch]));
      return [...last.values()].toSorted((a, b) => (a.position < b.position ? -1 : 1)).slice(0, limit);
    },
    findAll: async (userId, ids) => ids.flatMap((id) => recipes.get(keyOf(userId, id)) ?? []),
    async search(userId, { filter, looksAt, limit, cursor }) {
      const own = [...recipes.values()].filter((recipe) => recipe.userId === userId);
      const seen = pageOf(own, { limit: looksAt, cursor });
      const fitting = seen.items.filter((recipe) => fits(filter, recipe, searchTextOf(recipe)));
      const last = fitting[limit - 1];
      const next = last ? digitsOf(last.id) : seen.cursor;
      return { items: fitting.slice(0, limit).map(cardOf), ...(next && { cursor: next }) };
    },
    async list(userId, page) {
      const own = [...recipes.values()].filter((recipe) => recipe.userId === userId);
      const { items, ...rest } = pageOf(own, page);
      return { items: items.map(cardOf), ...rest };
    },
    async variations(userId, parent, page) {
      const own = [...recipes.values()].filter((recipe) => recipe.userId === userId);
      const { items, ...rest } = pageOf(
        own.filter(({ parentRecipeId }) => parentRecipeId === parent),
        page,
      );
      return {
        items: items.map(({ id, title, imageUrls }) => ({ id, title, imageUrls: imageUrls.slice(0, 1) })),
        ...rest,
      };
    },
  };
}

/** Tells whether a recipe is still the one that was read. */
const isSame = (a: Recipe, b: Recipe): boolean =>
  a.createdAt === b.createdAt && (a.version ?? 1) === (b.version ?? 1);

const withoutPersonal = ({ tags: _t, isFavorite: _f, rating: _r, notes: _n, ...recipe }: Recipe): Recipe =>
  recipe;

const personalOf = ({ tags, isFavorite, rating, notes }: Recipe) => ({
  ...(tags && { tags }),
  ...(isFavorite && { isFavorite }),
  ...(rating !== undefined && { rating }),
  ...(notes !== undefined && { notes }),
});

/** Returns the items before the cursor, newest first. */
function pageOf<Item extends { readonly id: number }>(
  all: readonly Item[],
  { limit, cursor }: PageRequest,
): Page<Item> {
  const rest = all
    .filter(({ id }) => cursor === undefined || id < Number(cursor))
    .toSorted((a, b) => b.id - a.id);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(rest.length > limit && last && { cursor: String(last.id).padStart(16, '0') }) };
}

export function fakeCookMarks(
  marks: Store['cook mark'],
  touches: Touches,
  now: () => EpochMs,
): Ports['cookMarks'] {
  const note = noting(touches, now);
  const keyOf = (userId: UserId, { day, recipeId }: MarkKey) => `${userId} ${day} ${recipeId}`;
  const where = (userId: UserId, isWanted: (mark: CookMark) => boolean) =>
    [...marks].filter(([key, mark]) => key.startsWith(userId) && isWanted(mark)).map(([, mark]) => mark);
  return {
    find: async (userId, key) => marks.get(keyOf(userId, key)),
    async replace(userId, held, mark) {
      if (marks.get(keyOf(userId, mark))?.version !== held?.version) return false;
      marks.set(keyOf(userId, mark), mark);
      note(userId, mark.recipeId);
      return true;
    },
    async cooked(userId, recipeIds) {
      const standing = where(userId, (mark) => mark.eaten !== undefined && recipeIds.includes(mark.recipeId));
      const byRecipe = Map.groupBy(standing, ({ recipeId }) => recipeId);
      return new Map(
        [...byRecipe].map(([id, found]) => [
          id,
          { times: found.length, last: Math.max(...found.map(({ eaten }) => eaten?.at ?? 0)) },
        ]),
      );
    },
  };
}

export function fakeGoals(kept: Store['goals']): Ports['goals'] {
  return {
    async add(userId, goals) {
      const key = `${userId} ${goals.createdAt}`;
      const current = kept.get(key) ?? goals;
      kept.set(key, current);
      return current;
    },
    latest: async (userId, { until = Infinity, limit }) =>
      [...kept]
        .flatMap(([key, goals]) => (belongsTo(userId, key) ? [goals] : []))
        .filter(({ createdAt }) => createdAt <= until)
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(0, limit),
  };
}

export function fakeBadgeProgress(kept: Store['badge progress']): Ports['badgeProgress'] {
  return {
    find: async (userId) => kept.get(userId),
    async replace(userId, held, progress) {
      if (kept.get(userId)?.version !== held?.version) return false;
      kept.set(userId, progress);
      return true;
    },
  };
}
