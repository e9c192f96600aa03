import type {
  AuthorUnavailable,
  BudgetSpent,
  KeyReused,
  NoDish,
  NoFood,
  NothingLeft,
  QuotaExceeded,
  RecipeNotFound,
  RecipeRefused,
  RunCancelled,
  RunInProgress,
  TriesUsed,
  WishUnmet,
} from '../../errors.ts';
import { admit, budgetFor, finish } from './admission.ts';
import { take } from '../../plan/allowance.ts';
import type { Ports } from '../../ports.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { ok, type Result } from '../../result.ts';
import { yearMonth } from '../../time.ts';
import { avoidBoth } from '../../nutrition/avoid.ts';
import { beginRun } from './begin-run.ts';
import { seedOf, type Brief } from '../generation-input.ts';
import type { Cook } from './requester.ts';
import type { Tell } from '../model/events.ts';
import { joinRun } from './join-run.ts';
import { RUN_LASTS, type Run, type RunKey } from './run.ts';
import { anId, saveRecipe } from './save-recipe.ts';
import { abandon, settleRun } from './reconcile-run.ts';
import { writeRecipe } from './write-recipe.ts';

/** The wish of a cook. */
export type Order = {
  readonly key: RunKey;
  /** Tells another wish under the same key from a repetition. */
  readonly bodyHash: string;
  /** Whether a run that another request is carrying out is waited for. */
  readonly joins: boolean;
  readonly brief: Omit<Brief, 'seed'>;
  /** What the recipe is to be a variation of. */
  readonly parent?: RecipeId;
};

export type AuthorPorts = Pick<
  Ports,
  | 'attempts'
  | 'clock'
  | 'journal'
  | 'secrets'
  | 'models'
  | 'budget'
  | 'photos'
  | 'profiles'
  | 'recipes'
  | 'runs'
  | 'usage'
>;

type WritingFailure =
  | QuotaExceeded
  | TriesUsed
  | NoFood
  | NothingLeft
  | NoDish
  | RecipeRefused
  | WishUnmet
  | AuthorUnavailable
  | BudgetSpent
  | RunCancelled
  | RunInProgress;
export type OrderFailure = WritingFailure | KeyReused | RecipeNotFound;

/**
 * Has a recipe written and saved, and takes one off the month's allowance. Asking again with the same key gives the same
 * recipe; a failure of any kind gives the recipe back. Nothing is told before the allowance is taken. Order of writes:
 * run, allowance, photos, run saving, recipe, allowance settled, run done; a crash after any of them leaves what the next
 * one to ask completes.
 */
export async function carryOut(
  ports: AuthorPorts,
  cook: Cook,
  order: Order,
  tell: Tell,
): Promise<Result<Recipe, OrderFailure>> {
  const fresh = freshRun(ports, cook, order);
  try {
    const begun = await (order.joins ? joinRun : beginRun)(ports, cook, fresh, tell);
    if (!begun.ok) return begun;
    const { run, recipe } = begun.value;
    if (!recipe) return await writeAndSave(ports, cook, run, order, tell);
    ports.journal.replayed('recipe');
    return ok(recipe);
  } catch (failure) {
    await settleRun(ports, cook, fresh);
    throw failure;
  }
}

async function writeAndSave(
  ports: AuthorPorts,
  cook: Cook,
  run: Run,
  { brief, parent }: Order,
  tell: Tell,
): Promise<Result<Recipe, WritingFailure>> {
  const taken = await take(ports, cook, run);
  if (!taken.ok) {
    await ports.runs.end(cook.userId, run, 'failed');
    return taken;
  }
  const profile = await ports.profiles.get(cook.userId);
  const admitted = await admit(ports, cook, profile);
  if (!admitted.ok) {
    await abandon(ports, cook, run);
    return admitted;
  }
  await Promise.all(brief.photos.map((bytes, index) => ports.photos.put(run.photos[index] ?? '', bytes)));
  tell({ type: 'begun' });
  const avoid = avoidBoth(profile.avoid, brief.preferences.avoid);
  const preferences = { ...brief.preferences, avoid };
  let isAnswered = false;
  const written = await writeRecipe(
    { ...ports, budget: budgetFor(ports.budget, admitted.value.standing) },
    { ...brief, preferences, seed: seedOf(run.key) },
    (event) => {
      isAnswered ||= event.type === 'asked' && event.isAnswered;
      tell(event);
    },
  );
  if (!written.ok) await abandon(ports, cook, run);
  const saved = written.ok ? await saveRecipe(ports, cook, run, { content: written.value, parent }) : written;
  if (saved.ok || !isAnswered) await finish(ports, admitted.value);
  return saved;
}

function freshRun(ports: AuthorPorts, { timeZone }: Cook, { key, bodyHash, brief }: Order): Run {
  const { clock, secrets } = ports;
  const now = clock.now();
  return {
    key,
    bodyHash,
    state: 'running',
    attempt: secrets.id(),
    recipeId: anId(ports),
    photos: brief.photos.map(() => secrets.id()),
    month: yearMonth(now, timeZone),
    expiresAt: now + RUN_LASTS,
  };
}
