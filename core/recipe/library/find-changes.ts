import { itemsThatFit } from '../../page.ts';
import { err, ok, type Result } from '../../result.ts';
import type { SystemPorts } from '../../system-ports.ts';
import { DAY, SECOND, type EpochMs } from '../../time.ts';
import type { UserId } from '../../user-id.ts';
import type { CursorTooOld } from '../errors.ts';
import { withCooked } from '../find-recipe.ts';
import type { CookedReader, RecipeChangeReader } from '../ports.ts';
import type { RecipeId } from '../recipe-id.ts';
import type { RecipeChanges } from '../recipe-changes.ts';
import { MAX_RECIPES, type Recipe } from '../recipe.ts';

/** Retention of deletions. A device that was offline for longer resyncs from the start. */
export const REMOVALS_KNOWN = 90 * DAY;

/** Changes of the last 30 s are sent again: server clocks differ, and a slow write may finish after a later one. */
const OVERLAP = 30 * SECOND;

/** Maximum number of recipes or changes on a page. With long recipes it is smaller. */
const PAGE = 100;

export type ChangesPorts = Pick<SystemPorts, 'clock'> & {
  readonly recipes: RecipeChangeReader;
  readonly cookMarks: CookedReader;
};

/**
 * Returns the changes since a cursor, by pages: first all recipes, newest first, then those that were changed, cooked
 * or deleted. The record of changes only names recipes; their stored state decides: a missing recipe was removed. No
 * change is missed, but a change may be sent twice.
 * @param since a cursor; undefined for everything
 */
export async function findChanges(
  ports: ChangesPorts,
  userId: UserId,
  since: string | undefined,
): Promise<Result<RecipeChanges, CursorTooOld>> {
  const now = ports.clock.now();
  const at = cursorFrom(since, now);
  if (!at || at.from < now - REMOVALS_KNOWN || at.from > now + OVERLAP) return err({ type: 'CursorTooOld' });
  return ok(
    'position' in at ? await touchedSince(ports, userId, at, now) : await allBefore(ports, userId, at),
  );
}

/** `from`: time from which changes are sent, after all recipes. */
type Cursor =
  | { readonly from: EpochMs; readonly before: RecipeId | undefined }
  | { readonly from: EpochMs; readonly position: string };

/** Format of a cursor: `a<time>-<recipe ID>` while all recipes are sent, then `c<position>`. */
export const CHANGES_CURSOR =
  /^(?:a(?<begun>\d{16})-(?<id>\d{1,16})|c(?<position>(?<at>\d{16})(?:-\d{16})?))$/;

function cursorFrom(text: string | undefined, now: EpochMs): Cursor | undefined {
  if (text === undefined) return { from: now, before: undefined };
  const { begun, id, position, at } = CHANGES_CURSOR.exec(text)?.groups ?? {};
  if (begun !== undefined) return { from: Number(begun), before: Number(id) };
  return position === undefined ? undefined : { from: Number(at), position };
}

async function allBefore(
  { recipes, cookMarks }: ChangesPorts,
  userId: UserId,
  { from, before }: { readonly from: EpochMs; readonly before: RecipeId | undefined },
): Promise<RecipeChanges> {
  const [newest, total] = await Promise.all([
    recipes.newest(userId, PAGE, before),
    before === undefined ? recipes.count(userId, MAX_RECIPES) : undefined,
  ]);
  const found = itemsThatFit(newest.recipes);
  const last = found.at(-1);
  const isEnd = newest.isEnd && found.length === newest.recipes.length;
  const cooked = await cookMarks.cooked(userId, idsOf(found));
  return {
    recipes: found.map((recipe) => withCooked(recipe, cooked.get(recipe.id))),
    removed: [],
    cursor: last && !isEnd ? `a${digits(from)}-${last.id}` : `c${digits(from - OVERLAP)}`,
    isLast: false,
    ...(total !== undefined && { total }),
  };
}

async function touchedSince(
  { recipes, cookMarks }: ChangesPorts,
  userId: UserId,
  { position }: { readonly position: string },
  now: EpochMs,
): Promise<RecipeChanges> {
  const all = await recipes.touched(userId, position, PAGE);
  const touched = [...new Set(all.map(({ recipeId }) => recipeId))];
  const there = new Map((await recipes.findAll(userId, touched)).map((recipe) => [recipe.id, recipe]));
  const ids = itemsThatFit(touched.map((id) => there.get(id) ?? id)).map((each) =>
    typeof each === 'number' ? each : each.id,
  );
  const cut = all.findIndex(({ recipeId }) => !ids.includes(recipeId));
  const touches = cut < 0 ? all : all.slice(0, cut);
  const found = ids.flatMap((id) => there.get(id) ?? []);
  const cooked = await cookMarks.cooked(userId, ids);
  const isLast = cut < 0 && all.length < PAGE;
  return {
    recipes: found.map((recipe) => withCooked(recipe, cooked.get(recipe.id))),
    removed: ids.filter((id) => !there.has(id)),
    cursor: `c${isLast ? settledPosition(touches, position, now) : (touches.at(-1)?.position ?? position)}`,
    isLast,
  };
}

/** Returns a position before which no further change can appear. It stays unchanged while no recipe changes. */
function settledPosition(
  touches: readonly { readonly position: string }[],
  position: string,
  now: EpochMs,
): string {
  const settled = digits(now - OVERLAP);
  if (position > settled) return settled;
  return touches.findLast((touch) => touch.position <= settled)?.position ?? position;
}

const idsOf = (recipes: readonly Recipe[]): RecipeId[] => recipes.map(({ id }) => id);

const digits = (time: EpochMs): string => String(time).padStart(16, '0');
