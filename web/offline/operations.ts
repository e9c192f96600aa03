import type { AvoidChange } from '#core/account/avoid/avoid-change.ts';
import { withAvoidChange } from '#core/account/avoid/with-avoid-change.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import type { UserBadge } from '#core/badge/badge.ts';
import type { NewRecipeInput, RecipeInput } from '#core/recipe/recipe-input.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { EpochMs } from '#core/time.ts';
import { patch } from '../requests/api.ts';
import type { ApiError } from '../errors/api-error.ts';
import { cardOf } from '#core/recipe/recipe-card.ts';
import type { HeldName } from './invalidate.ts';
import type { RecordChange } from './records.ts';
import { withPersonal, type PersonalFields } from './operation-rules/personal.ts';
import {
  COOK_RULES,
  UNCOOK_RULES,
  type MarkToRemove,
  type MarkToSend,
} from './operation-rules/cook-rules.ts';
import {
  LOG_RULES,
  UNLOG_RULES,
  type EntryToLog,
  type EntryToRemove,
} from './operation-rules/diary-rules.ts';
import { RING_RULES } from './operation-rules/ring-rules.ts';
import type { RingToSend } from './operation-rules/send-ring.ts';
import { GOALS_RULES, type GoalsToSet } from './operation-rules/goals-rules.ts';
import { LIST_RULES, type ListChangesToSend } from './operation-rules/list-rules.ts';
import { WEEK_RULES, type MealChangesToSend } from './operation-rules/week-rules.ts';
import { removeIfPresent } from './operation-rules/remove-if-present.ts';
import { changedRecipe, sendEdit, sendNew } from './operation-rules/send-recipe.ts';
import { unsentUrl, withPicture, type UnsentPicture } from './operation-rules/unsent-pictures.ts';

/** Fields of each operation, by its type. They are stored in the outbox. */
type Fields = {
  readonly create: WrittenFields & {
    readonly input: NewRecipeInput;
    /**
     * True for a recipe from a file. Its ID is derived from its text, so an existing recipe with this ID is this one.
     */
    readonly isImport?: true;
  };
  /** `version` is the one that the user edited. */
  readonly edit: WrittenFields & { readonly input: RecipeInput; readonly version: number };
  readonly cook: MarkToSend;
  readonly uncook: MarkToRemove;
  readonly delete: RecipeFields;
  /** The user's own tags, heart, rating and notes. */
  readonly personal: RecipeFields & { readonly change: PersonalFields; readonly at: EpochMs };
  /** Changes of the shopping list that are sent together. */
  readonly list: ListChangesToSend;
  /** Changes of the meal plan that are sent together. */
  readonly week: MealChangesToSend;
  /** Something that was eaten, new or changed. */
  readonly log: EntryToLog;
  readonly unlog: EntryToRemove;
  readonly goals: GoalsToSet;
  readonly ring: RingToSend;
  readonly avoid: { readonly change: AvoidChange };
};

/** `title` names the recipe for the user. */
type RecipeFields = { readonly recipeId: RecipeId; readonly title: string };

/** A typed recipe: its input without the new picture, and the recipe that the device shows until the server has it. */
type WrittenFields = RecipeFields & { readonly recipe: Recipe; readonly picture?: UnsentPicture };

type OperationType = keyof Fields;

/** A change by the user that must be sent. A new type needs its `Fields` and its entry in `OPERATIONS`. */
export type OutboxOperation<Type extends OperationType = OperationType> = {
  [Each in Type]: { readonly type: Each } & Fields[Each];
}[Type];

export type Accepted = {
  readonly earnedBadges?: readonly UserBadge[];
  /** The server's state, which is stored instead of the operation's changes. */
  readonly changes?: readonly RecordChange[];
};

type Headers = Readonly<Record<string, string>>;

type Rules<Type extends OperationType> = {
  /**
   * Returns the lane. Operations of one lane are sent in order; an operation that cannot be sent blocks only its lane.
   */
  lane(operation: OutboxOperation<Type>): string;
  /**
   * Sends the operation. Must be safe to repeat.
   * @throws ApiError if the server refuses; TypeError if it cannot be reached
   */
  send(operation: OutboxOperation<Type>, headers: Headers): Promise<Accepted>;
  /**
   * Returns the changes that screens show before the server accepts the operation, and that are stored afterwards.
   * @param recipe the operation's recipe, if the device holds it
   */
  changes(operation: OutboxOperation<Type>, recipe: Recipe | undefined): readonly RecordChange[];
  /** Returns the changes that are stored if the server refuses the operation. */
  refusedChanges?(operation: OutboxOperation<Type>, error: ApiError): readonly RecordChange[];
  /** Returns true if later operations of the lane depend on this one. */
  begins?(operation: OutboxOperation<Type>): boolean;
  /**
   * Returns true if this operation undoes an earlier one of its lane. If the server does not have the earlier one,
   * neither is sent.
   */
  undoes?(operation: OutboxOperation<Type>, former: OutboxOperation): boolean;
  /** Returns one operation with the effect of both. `former` is the last operation of the lane and was not sent. */
  joined?(operation: OutboxOperation<Type>, former: OutboxOperation): OutboxOperation<Type> | undefined;
  /** Returns the number of changes that a cook would count. Default: 1. */
  size?(operation: OutboxOperation<Type>): number;
  /** Queries to refresh: from the device now, and from the server after acceptance. */
  readonly affects: readonly HeldName[];
  /** Message IDs for a refusal. `description` is used if the server gives no reason. */
  readonly refused: { readonly title: string; readonly description: string };
};

const recipeLane = ({ recipeId }: RecipeFields) => `recipe ${recipeId}`;
const recipePath = ({ recipeId }: RecipeFields) => `/api/recipes/${recipeId}`;

/** Returns the changes that store a recipe and its card. */
const put = (recipe: Recipe): readonly RecordChange[] => [
  { record: 'recipes', key: recipe.id, apply: () => recipe },
  { record: 'cards', key: recipe.id, apply: () => cardOf(recipe) },
];

const putWritten = ({ recipe, picture }: WrittenFields) =>
  put(picture ? { ...recipe, imageUrls: [unsentUrl(picture)] } : recipe);

const OPERATIONS: { readonly [Type in OperationType]: Rules<Type> } = {
  create: {
    lane: recipeLane,
    send: async ({ input, picture, isImport }, headers) => ({
      changes: put(await sendNew(await withPicture(input, picture), headers, isImport)),
    }),
    changes: putWritten,
    begins: () => true,
    affects: ['recipes'],
    refused: { title: /*i18n*/ 'create_error', description: /*i18n*/ 'please_try_again' },
  },
  edit: {
    lane: recipeLane,
    send: async ({ recipeId, input, picture, version }, headers) => ({
      changes: put(await sendEdit(recipeId, { input: await withPicture(input, picture), version }, headers)),
    }),
    changes: putWritten,
    // Another device was faster. Its text is shown; the user's own stays in the outbox until they decide.
    refusedChanges(_operation, error) {
      const theirs = changedRecipe(error);
      return theirs ? put(theirs) : [];
    },
    affects: ['recipes'],
    refused: { title: /*i18n*/ 'edit_error', description: /*i18n*/ 'please_try_again' },
  },
  cook: COOK_RULES,
  uncook: UNCOOK_RULES,
  delete: {
    lane: recipeLane,
    send: (recipe, headers) => removeIfPresent(recipePath(recipe), headers),
    changes: ({ recipeId }) => [
      { record: 'recipes', key: recipeId, apply: 'delete' },
      { record: 'cards', key: recipeId, apply: 'delete' },
    ],
    undoes: (_operation, { type }) => type === 'create',
    affects: ['recipes', 'days', 'badges'],
    refused: { title: /*i18n*/ 'delete_error', description: /*i18n*/ 'delete_failed' },
  },
  personal: {
    lane: recipeLane,
    async send({ change, at, ...recipe }, headers) {
      await patch(recipePath(recipe), { ...change, at }, { headers });
      return {};
    },
    changes: ({ recipeId, change }) => [
      { record: 'recipes', key: recipeId, apply: (held) => held && withPersonal(held, change) },
      { record: 'cards', key: recipeId, apply: (held) => held && withPersonal(held, change) },
    ],
    affects: ['recipes'],
    refused: { title: /*i18n*/ 'personal_error', description: /*i18n*/ 'please_try_again' },
  },
  goals: GOALS_RULES,
  ring: RING_RULES,
  list: LIST_RULES,
  week: WEEK_RULES,
  log: LOG_RULES,
  unlog: UNLOG_RULES,
  avoid: {
    lane: () => 'avoid',
    async send({ change }, headers) {
      await patch('/api/user/avoid', change, { headers });
      return {};
    },
    changes: ({ change }) => [
      {
        record: 'user',
        key: 'current',
        apply: (held) => ({ avoid: withAvoidChange(held?.avoid ?? NOTHING_AVOIDED, change) }),
      },
    ],
    affects: [],
    refused: { title: /*i18n*/ 'avoid.failed', description: /*i18n*/ 'please_try_again' },
  },
};

const rulesOf = <Type extends OperationType>({ type }: OutboxOperation<Type>): Rules<Type> =>
  OPERATIONS[type];

export const laneOf = (operation: OutboxOperation): string => rulesOf(operation).lane(operation);

export const sendOperation = (operation: OutboxOperation, headers: Headers): Promise<Accepted> =>
  rulesOf(operation).send(operation, headers);

export const begins = (operation: OutboxOperation): boolean =>
  rulesOf(operation).begins?.(operation) ?? false;

/** Returns whether its type can undo earlier operations. */
export const takesBack = (operation: OutboxOperation): boolean => rulesOf(operation).undoes !== undefined;

/** @param former an operation of the same lane */
export const undoes = (operation: OutboxOperation, former: OutboxOperation): boolean =>
  rulesOf(operation).undoes?.(operation, former) ?? false;

/** @param former the last operation of the same lane, unsent */
export const joined = (operation: OutboxOperation, former: OutboxOperation): OutboxOperation | undefined =>
  rulesOf(operation).joined?.(operation, former);

export const sizeOf = (operation: OutboxOperation): number => rulesOf(operation).size?.(operation) ?? 1;

export const changesOf = (operation: OutboxOperation, recipe?: Recipe): readonly RecordChange[] =>
  rulesOf(operation).changes(operation, recipe);

export const changesOfRefusal = (operation: OutboxOperation, error: ApiError): readonly RecordChange[] =>
  rulesOf(operation).refusedChanges?.(operation, error) ?? [];

export const queriesAffectedBy = (operation: OutboxOperation): readonly HeldName[] =>
  rulesOf(operation).affects;

export const refusalMessages = (operation: OutboxOperation): Rules<OperationType>['refused'] =>
  rulesOf(operation).refused;
