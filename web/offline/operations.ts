import * as v from 'valibot';
import type { Avoid } from '#core/nutrition/avoid.ts';
import { EarnedBadges, type UserBadge } from '#core/badge/badge.ts';
import { trackingEntry } from '#core/cooking/tracking.ts';
import type { DailyGoals } from '#core/goals/goals.ts';
import type { NewRecipeInput, RecipeInput } from '#core/recipe/recipe-input.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { localDay, type EpochMs, type LocalDay } from '#core/time.ts';
import { timeZone } from '../i18n/language.ts';
import { Nothing, post, remove } from '../requests/api.ts';
import { ApiError } from '../errors/api-error.ts';
import { cardOf } from '#core/recipe/recipe-card.ts';
import type { RecordChange } from './records.ts';
import { changedRecipe, sendEdit, sendNew } from './written/send-recipe.ts';
import { unsentUrl, type UnsentPicture } from './written/unsent-pictures.ts';

/** Fields of each operation, by its type. They are stored in the outbox. */
type Fields = {
  readonly create: WrittenFields & {
    readonly input: NewRecipeInput;
    /** From a file: its ID follows from its text, so a recipe that has the ID already is this one. */
    readonly isImport?: true;
  };
  /** `version` is the one that the user has changed. */
  readonly edit: WrittenFields & { readonly input: RecipeInput; readonly version: number };
  readonly cook: RecipeFields & { readonly servings: number; readonly day: LocalDay; readonly at: EpochMs };
  readonly uncook: RecipeFields & { readonly day: LocalDay };
  readonly delete: RecipeFields;
  readonly goals: { readonly goals: DailyGoals; readonly at: EpochMs };
  readonly avoid: { readonly avoid: Avoid };
};

/** `title` tells the user which recipe is meant. */
type RecipeFields = { readonly recipeId: RecipeId; readonly title: string };

/** A recipe that the user has written: as it is sent, and as the device shows it until the server has it. */
type WrittenFields = RecipeFields & { readonly recipe: Recipe; readonly picture?: UnsentPicture };

type OperationType = keyof Fields;

/** A change by the user that the server has to learn of. A new one needs its `Fields` and its entry in `OPERATIONS`. */
export type OutboxOperation<Type extends OperationType = OperationType> = {
  [Each in Type]: { readonly type: Each } & Fields[Each];
}[Type];

/** Answer of a server that has accepted an operation. */
export type Accepted = {
  readonly earnedBadges?: readonly UserBadge[];
  /** The server's own state, which is stored in place of the operation's changes. */
  readonly changes?: readonly RecordChange[];
};

type Headers = Readonly<Record<string, string>>;

type Rules<Type extends OperationType> = {
  /** Operations of one lane are sent in order; one that cannot be sent yet blocks only its own lane. */
  lane(operation: OutboxOperation<Type>): string;
  /**
   * Sends the operation. Must be safe to repeat.
   * @throws ApiError when the server refuses; TypeError when it cannot be reached
   */
  send(operation: OutboxOperation<Type>, headers: Headers): Promise<Accepted>;
  /**
   * Returns the changes that show the operation before the server accepts it, and are stored afterwards.
   * @param recipe the operation's recipe, if the device holds it
   */
  changes(operation: OutboxOperation<Type>, recipe: Recipe | undefined): readonly RecordChange[];
  /** Returns the changes to store when the server has refused the operation. */
  refusedChanges?(operation: OutboxOperation<Type>, error: ApiError): readonly RecordChange[];
  /** Says that neither operation needs to be sent. `former` is the last one of the lane. */
  cancels?(operation: OutboxOperation<Type>, former: OutboxOperation): boolean;
  /** Names of the queries to refresh from the device now, and from the server once it has accepted. */
  readonly affects: readonly string[];
  /** Message IDs of a refusal; `description` is for a server that gave no reason. */
  readonly refused: { readonly title: string; readonly description: string };
};

const recipeLane = ({ recipeId }: RecipeFields) => `recipe ${recipeId}`;
const recipePath = ({ recipeId }: RecipeFields) => `/api/recipes/${recipeId}`;

const isMarkedAfter = ({ cookedAt }: Recipe, day: LocalDay) =>
  cookedAt !== undefined && localDay(cookedAt, timeZone()) > day;

/** Returns the changes that put a recipe and its card in place of what the device holds. */
const put = (recipe: Recipe): readonly RecordChange[] => [
  { record: 'recipes', key: recipe.id, apply: () => recipe },
  { record: 'cards', key: recipe.id, apply: () => cardOf(recipe) },
];

const putWritten = ({ recipe, picture }: WrittenFields) =>
  put(picture ? { ...recipe, imageUrls: [unsentUrl(picture)] } : recipe);

const OPERATIONS: { readonly [Type in OperationType]: Rules<Type> } = {
  create: {
    lane: recipeLane,
    send: async ({ input, isImport }, headers) => ({ changes: put(await sendNew(input, headers, isImport)) }),
    changes: putWritten,
    affects: ['recipes'],
    refused: { title: /*i18n*/ 'create_error', description: /*i18n*/ 'please_try_again' },
  },
  edit: {
    lane: recipeLane,
    send: async ({ recipeId, input, version }, headers) => ({
      changes: put(await sendEdit(recipeId, { input, version }, headers)),
    }),
    changes: putWritten,
    // Another device was first. Its text is shown, and the user's own stays in the outbox until they choose.
    refusedChanges(_operation, error) {
      const theirs = changedRecipe(error);
      return theirs ? put(theirs) : [];
    },
    affects: ['recipes'],
    refused: { title: /*i18n*/ 'edit_error', description: /*i18n*/ 'please_try_again' },
  },
  cook: {
    lane: recipeLane,
    async send({ servings, day, at, ...recipe }, headers) {
      const body = { servings, day, date: at };
      const answer = await post(`${recipePath(recipe)}/cooked`, body, { schema: CookAnswer, headers });
      return { earnedBadges: answer.earnedBadges ?? [] };
    },
    changes: ({ recipeId, title, servings, day, at }, recipe) => [
      {
        record: 'recipes',
        key: recipeId,
        apply: (held) => held && { ...held, isCooked: true, cookedAt: at },
      },
      {
        record: 'days',
        key: day,
        apply(held = { day, entries: [] }) {
          // Without the recipe its nutrition is unknown: the server reports the entry later.
          if (!recipe || held.entries.some((entry) => entry.recipeId === recipeId)) return held;
          const { nutrition } = recipe;
          const entry = trackingEntry({ day, recipeId }, { title, servings, at, nutrition });
          return { day, entries: [...held.entries, entry] };
        },
      },
    ],
    affects: ['recipes', 'days', 'badges'],
    refused: { title: /*i18n*/ 'cook_error', description: /*i18n*/ 'please_try_again' },
  },
  uncook: {
    lane: recipeLane,
    send: ({ day, ...recipe }, headers) =>
      removeIfPresent(`${recipePath(recipe)}/cooked?day=${day}`, headers),
    changes: ({ recipeId, day }) => [
      {
        record: 'recipes',
        key: recipeId,
        apply: (held) =>
          held && (isMarkedAfter(held, day) ? held : { ...held, isCooked: false, cookedAt: undefined }),
      },
      {
        record: 'days',
        key: day,
        apply: (held) => ({
          day,
          entries: held?.entries.filter((entry) => entry.recipeId !== recipeId) ?? [],
        }),
      },
    ],
    // Not the other way round: a mark may repeat one that the server has, so a removal must still be sent before it.
    cancels: ({ day }, former) => former.type === 'cook' && former.day === day,
    affects: ['recipes', 'days', 'badges'],
    refused: { title: /*i18n*/ 'uncook_error', description: /*i18n*/ 'uncook_failed' },
  },
  delete: {
    lane: recipeLane,
    send: (recipe, headers) => removeIfPresent(recipePath(recipe), headers),
    changes: ({ recipeId }) => [
      { record: 'recipes', key: recipeId, apply: 'delete' },
      { record: 'cards', key: recipeId, apply: 'delete' },
    ],
    affects: ['recipes', 'days', 'badges'],
    refused: { title: /*i18n*/ 'delete_error', description: /*i18n*/ 'delete_failed' },
  },
  goals: {
    lane: () => 'goals',
    async send({ goals, at }, headers) {
      await post('/api/nutrition/goals', { ...goals, createdAt: at }, { schema: Nothing, headers });
      return {};
    },
    changes: ({ goals, at }) => [
      { record: 'goals', key: 'current', apply: () => ({ active: { ...goals, createdAt: at } }) },
    ],
    affects: ['goals'],
    refused: { title: /*i18n*/ 'error_updating', description: /*i18n*/ 'goals.failed' },
  },
  avoid: {
    lane: () => 'avoid',
    async send({ avoid }, headers) {
      await post('/api/user/avoid', avoid, { schema: Nothing, headers });
      return {};
    },
    changes: ({ avoid }) => [{ record: 'user', key: 'current', apply: () => ({ avoid }) }],
    affects: [],
    refused: { title: /*i18n*/ 'avoid.failed', description: /*i18n*/ 'please_try_again' },
  },
};

/** Badges are an extra: the mark counts even if they cannot be read. */
const CookAnswer = v.fallback(EarnedBadges, {});

/** Deletes something at the server; already deleted counts as success. */
async function removeIfPresent(path: string, headers: Headers): Promise<Accepted> {
  try {
    await remove(path, { headers });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  return {};
}

const rulesOf = <Type extends OperationType>({ type }: OutboxOperation<Type>): Rules<Type> =>
  OPERATIONS[type];

export const laneOf = (operation: OutboxOperation): string => rulesOf(operation).lane(operation);

export const sendOperation = (operation: OutboxOperation, headers: Headers): Promise<Accepted> =>
  rulesOf(operation).send(operation, headers);

/** @param former an unsent operation, the last one of the same lane */
export const cancels = (operation: OutboxOperation, former: OutboxOperation): boolean =>
  rulesOf(operation).cancels?.(operation, former) ?? false;

export const changesOf = (operation: OutboxOperation, recipe?: Recipe): readonly RecordChange[] =>
  rulesOf(operation).changes(operation, recipe);

export const changesOfRefusal = (operation: OutboxOperation, error: ApiError): readonly RecordChange[] =>
  rulesOf(operation).refusedChanges?.(operation, error) ?? [];

export const queriesAffectedBy = (operation: OutboxOperation): readonly string[] =>
  rulesOf(operation).affects;

export const refusalMessages = (operation: OutboxOperation): Rules<OperationType>['refused'] =>
  rulesOf(operation).refused;
