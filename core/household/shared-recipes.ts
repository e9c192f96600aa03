import * as v from 'valibot';
import type { Page, PageRequest } from '../page.ts';
import type { CursorTooOld, RecipeNotFound } from '../recipe/errors.ts';
import { findRecipe } from '../recipe/find-recipe.ts';
import { findChanges, type ChangesPorts } from '../recipe/library/find-changes.ts';
import type { RecipeChanges } from '../recipe/recipe-changes.ts';
import type { CookedReader, RecipeReader } from '../recipe/ports.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { Recipe, RecipeCard, RecipeContent } from '../recipe/recipe.ts';
import { err, ok, type Result } from '../result.ts';
import { UserId } from '../user-id.ts';
import { cooksIn, kitchenOf, readableCooks, type KitchenPorts, type KitchenUser } from './kitchen.ts';

type ReadingPorts = KitchenPorts & { readonly recipes: RecipeReader; readonly cookMarks: CookedReader };

/** Fields that members see of each other's recipes. Listed one by one, so that new fields are private by default. */
const SharedRecipe = v.object({
  ...RecipeContent.entries,
  ...v.pick(Recipe, [
    'id',
    'userId',
    'imageUrls',
    'ingredients',
    'instructions',
    'sections',
    'timestamp',
    'createdAt',
    'origin',
    'version',
  ]).entries,
});

const SharedCard = v.pick(RecipeCard, [
  'id',
  'title',
  'imageUrls',
  'prepTime',
  'difficulty',
  'calories',
  'originType',
]);

/** Card in the library of a household. */
export const HouseholdCard = v.object({ ...RecipeCard.entries, cookId: UserId });
export type HouseholdCard = v.InferOutput<typeof HouseholdCard>;

/**
 * Returns a recipe of the user or of a member of their household, without the other cook's private fields. A recipe of
 * anybody else counts as not found.
 * @param cookId selects one cook, because an ID is unique only per cook
 */
export async function findReadableRecipe(
  ports: ReadingPorts,
  user: KitchenUser,
  id: RecipeId,
  cookId?: UserId,
): Promise<Result<Recipe, RecipeNotFound>> {
  if (cookId === undefined || cookId === user.userId) {
    const own = await findRecipe(ports, user.userId, id);
    if (own.ok || cookId !== undefined || user.householdId === undefined) return own;
  }
  const kitchen = await kitchenOf(ports, user);
  const [, ...others] = cooksIn(kitchen, user.userId);
  const asked = others.filter((cook) => cookId === undefined || cook === cookId);
  const found = (await Promise.all(asked.map((cook) => ports.recipes.find(cook, id)))).filter(
    (each) => each !== undefined,
  );
  const cooks = found.map((each) => each.userId);
  const [readable] = await readableCooks(ports, kitchen, user.userId, cooks);
  const recipe = found.find((each) => each.userId === readable);
  return recipe ? ok(withoutPersonal(recipe)) : err({ type: 'RecipeNotFound' });
}

const withoutPersonal = (recipe: Recipe): Recipe => ({ ...v.parse(SharedRecipe, recipe), isCooked: false });

/** A member's cook marks are private. */
const NO_COOK_MARKS: CookedReader = { cooked: async () => new Map() };

/**
 * Returns the changes of one cook's recipes since a cursor, for a member of their household and without private fields.
 * Recipes of anybody else count as not found.
 */
export async function findReadableChanges(
  ports: KitchenPorts & ChangesPorts,
  user: KitchenUser,
  cookId: UserId,
  since: string | undefined,
): Promise<Result<RecipeChanges, CursorTooOld | RecipeNotFound>> {
  if (cookId === user.userId) {
    const own = await findChanges(ports, cookId, since);
    // Costs no read: the pointer is cleared when a membership ends.
    return own.ok ? ok({ ...own.value, household: user.householdId ?? null }) : own;
  }
  const kitchen = await kitchenOf(ports, user);
  const asked = cooksIn(kitchen, user.userId).filter((cook) => cook === cookId);
  if ((await readableCooks(ports, kitchen, user.userId, asked)).length === 0)
    return err({ type: 'RecipeNotFound' });
  const found = await findChanges({ ...ports, cookMarks: NO_COOK_MARKS }, cookId, since);
  return found.ok ? ok({ ...found.value, recipes: found.value.recipes.map(withoutPersonal) }) : found;
}

/** Minimum number of cards read per cook: about as many as one read unit holds. */
const CARDS_AT_ONCE = 12;

/**
 * Returns the cards of all recipes in a user's household, newest first. A page may be short although it has a cursor:
 * the next page continues where the cards of one cook ended.
 */
export async function listHouseholdRecipes(
  ports: KitchenPorts & Pick<ReadingPorts, 'recipes'>,
  user: KitchenUser,
  { limit, cursor }: PageRequest,
): Promise<Page<HouseholdCard>> {
  const kitchen = await kitchenOf(ports, user);
  const cooks = await readableCooks(ports, kitchen, user.userId, cooksIn(kitchen, user.userId));
  const each = { limit: Math.min(limit, Math.max(CARDS_AT_ONCE, Math.ceil(limit / cooks.length))), cursor };
  const pages = await Promise.all(
    cooks.map(async (cookId) => {
      // An eventually consistent read may miss a recipe that another cook has just saved.
      const page = await ports.recipes.list(cookId, { ...each, isExact: cookId === user.userId });
      const shown = (card: RecipeCard) => (cookId === user.userId ? card : v.parse(SharedCard, card));
      return { cards: page.items.map((card) => ({ ...shown(card), cookId })), isEnd: !page.cursor };
    }),
  );
  // Cards older than the last card of an unfinished page are unknown.
  const known = Math.max(0, ...pages.map(({ cards, isEnd }) => (isEnd ? 0 : (cards.at(-1)?.id ?? 0))));
  const cards = pages
    .flatMap((page) => page.cards)
    .filter(({ id }) => id >= known)
    .toSorted((a, b) => b.id - a.id);
  // Two cooks may have recipes with the same ID. The next page begins after both.
  const last = cards[limit - 1] ?? cards.at(-1);
  const items = cards.filter(({ id }) => last !== undefined && id >= last.id);
  const isEnd = items.length === cards.length && pages.every((page) => page.isEnd);
  return { items, ...(!isEnd && last && { cursor: String(last.id).padStart(16, '0') }) };
}
