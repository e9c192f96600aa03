import type { CurrentSession } from '../../account/session.ts';
import type { KitchenPorts } from '../../household/kitchen.ts';
import { findReadableRecipe } from '../../household/shared-recipes.ts';
import type { IdempotencyKey } from '../../idempotency-key.ts';
import type { TooManyAttempts } from '../../limits/errors.ts';
import { checkLimits, refundAttempt, type Attempt } from '../../limits/limits.ts';
import { scaleKnown, type KnownNutrition } from '../../nutrition/nutrition.ts';
import { DISH_VALUES } from '../../nutrition/foods/eaten/dish-values.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import type { ProductNotFound, ProductsUnavailable } from '../../product/errors.ts';
import { productEaten, type LookUpPorts } from '../../product/find-product.ts';
import type { RecipeNotFound } from '../../recipe/errors.ts';
import type { CookedReader, RecipeReader } from '../../recipe/ports.ts';
import { err, mapOk, ok, type Result } from '../../result.ts';
import { localDay, type TimeZone } from '../../time.ts';
import { withoutCook, type DiaryRequest, type DiarySource, type LoggedEntry } from '../diary-entry.ts';
import {
  afterLogging,
  entryOfRecord,
  type DiaryKey,
  type DiaryRecord,
  type Logged,
} from '../diary-record.ts';
import type { AmountUnknown, DayClosed, DayFull, FoodUnknown } from '../errors.ts';
import { nutritionOfAmount, type Countable } from '../nutrition-of-amount.ts';
import { checkOpen } from '../open-days.ts';
import type { DiaryPorts, DiaryReader } from '../ports.ts';

/** Maximum number of entries of one day, removed ones included. */
const MAX_ENTRIES = 200;

/** User, time zone and idempotency key of a change. A repeated key changes nothing. */
export type DiaryChange = {
  readonly user: Pick<CurrentSession, 'userId' | 'kitchenId' | 'householdId'>;
  readonly timeZone: TimeZone;
  readonly key: IdempotencyKey;
};

type ReplacingPorts = DiaryPorts & { readonly days: DiaryReader };

type CountingPorts = LookUpPorts &
  KitchenPorts & { readonly recipes: RecipeReader; readonly cookMarks: CookedReader };

type CountingFailure =
  | FoodUnknown
  | AmountUnknown
  | RecipeNotFound
  | ProductNotFound
  | ProductsUnavailable
  | TooManyAttempts;

/** Logs an entry, or replaces the one with its ID on that day. */
export async function logEntry(
  ports: ReplacingPorts & CountingPorts,
  change: DiaryChange,
  request: DiaryRequest,
): Promise<Result<LoggedEntry, DayClosed | DayFull | CountingFailure>> {
  const { user, timeZone, key } = change;
  const now = ports.clock.now();
  const open = checkOpen(request.day, localDay(now, timeZone));
  if (!open.ok) return open;
  const counted = await nutritionOf(ports, user, request);
  if (!counted.ok) return counted;
  const { day, id, meal, name, amount } = request;
  const source = withoutCook(request.source);
  const at = Math.min(request.at ?? now, now);
  const logged: Logged = { meal, name, source, amount, nutrition: counted.value, at };
  const place: Attempt = { limit: 'entryOfDay', by: `${user.userId} ${day}` };
  const record = await replaceEntry(ports, change, request, {
    next: (held, count) =>
      !held && count >= MAX_ENTRIES
        ? undefined
        : afterLogging({ day, id }, held, key, { ...logged, at: held?.logged?.at ?? at }),
    // Concurrent requests read the same number of entries, so each new one reserves a counted place.
    takePlace: async () => (await checkLimits(ports, [place])).ok,
    leavePlace: () => refundAttempt(ports, [place]),
  });
  if (!record) return err({ type: 'DayFull', most: MAX_ENTRIES });
  // A repeated request gets the original response, even if the entry was removed meanwhile.
  const entry = entryOfRecord({ ...record, logged: record.logged ?? logged });
  if (!entry) throw new Error('An entry that was logged is missing.');
  return ok({ ...entry, day });
}

/** Removes an entry of any day. Does nothing without such an entry. */
export async function takeBackEntry(
  ports: ReplacingPorts,
  change: DiaryChange,
  entry: DiaryKey,
): Promise<void> {
  await replaceEntry(ports, change, entry, {
    next: (held) => (held ? afterLogging(entry, held, change.key, undefined) : undefined),
  });
}

type Replacing = {
  readonly next: (held: DiaryRecord | undefined, count: number) => DiaryRecord | undefined;
  /** Reserves a place on the day for a new entry. @returns false if it is full */
  readonly takePlace?: () => Promise<boolean>;
  readonly leavePlace?: () => Promise<void>;
};

/**
 * Replaces an entry once. Retries if another request has changed it meanwhile. @returns undefined if there is nothing
 * to store
 */
async function replaceEntry(
  { days, diary }: ReplacingPorts,
  { user: { userId }, key }: DiaryChange,
  { day, id }: DiaryKey,
  { next, takePlace, leavePlace }: Replacing,
): Promise<DiaryRecord | undefined> {
  for (;;) {
    const { entries } = await days.between(userId, { from: day, to: day });
    const held = entries.find((each) => each.id === id);
    if (held?.ops.includes(key)) return held;
    const record = next(held, entries.length);
    if (!record || (!held && takePlace && !(await takePlace()))) return undefined;
    if (await diary.replace(userId, held, record)) return record;
    if (!held) await leavePlace?.();
  }
}

/** Returns the nutrition of an entry: calculated, or as typed for an own dish. */
async function nutritionOf(
  ports: CountingPorts,
  user: DiaryChange['user'],
  { source, amount, nutrition = {} }: DiaryRequest,
): Promise<Result<KnownNutrition, CountingFailure>> {
  if ('own' in source) return ok(scaleKnown(nutrition, 1));
  const countable = await countableOf(ports, user, source);
  if (!countable.ok) return countable;
  const counted = nutritionOfAmount(countable.value, amount);
  return counted ? ok(counted) : err({ type: 'AmountUnknown' });
}

async function countableOf(
  ports: CountingPorts,
  user: DiaryChange['user'],
  source: Exclude<DiarySource, { own: true }>,
): Promise<Result<Countable, CountingFailure>> {
  if ('food' in source) {
    const food = foodById(source.food) ?? DISH_VALUES.get(source.food);
    return food ? ok({ food }) : err({ type: 'FoodUnknown' });
  }
  if ('barcode' in source)
    return mapOk(await productEaten(ports, user.userId, source.barcode), (product) => ({ product }));
  const { recipeId, cookId } = source;
  return mapOk(await findReadableRecipe(ports, user, recipeId, cookId), (recipe) => ({ recipe }));
}
