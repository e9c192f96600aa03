import type { Avoided } from '#core/nutrition/avoid.ts';
import type { Cupboard } from '#core/nutrition/cupboard.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import type { Language } from '#core/language.ts';
import type { Diet } from '#core/nutrition/diet.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import type { LibraryEntry } from '../offline/entries.ts';

/** Filters and order of a library view. Stored in the URL. */
export type LibraryQuery = {
  /**
   * Words in titles, ingredients, tags, notes and cuisines, in both languages. Results are ranked unless `sort` is set.
   */
  readonly q?: string;
  /**
   * True if the words must be in the dish's name: a cook who logs "cookies" has not eaten a soup with a cookie in it.
   */
  readonly isName?: true;
  readonly isFavorite?: true;
  /** Tags that a recipe must have, all of them. */
  readonly tags?: readonly string[];
  /** Maximum minutes until it is on the table. */
  readonly maxTime?: number;
  readonly diet?: Diet;
  /** `never` cooked, or `often`: three times or more. */
  readonly cooked?: 'never' | 'often';
  readonly rating?: number;
  readonly origin?: LibraryEntry['origin'];
  readonly cuisine?: string;
  /** Only recipes of the other members of the household. */
  readonly scope?: 'household';
  /** Includes recipes that the user does not eat. A search for words always finds them. */
  readonly isForAll?: true;
  readonly sort?: LibrarySort;
};

export const LIBRARY_SORTS = ['newest', 'last-cooked', 'title', 'energy', 'time'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** Fields for a tile in the library. */
export type LibraryCard = Pick<
  LibraryEntry,
  'id' | 'cookId' | 'imageUrls' | 'prepTime' | 'calories' | 'isAtLeast' | 'dishKind' | 'isFavorite' | 'rating'
> & {
  /** In the language of the app, if there is a translation. */
  readonly title: string;
  readonly language: Language;
};

/** Part of a query's results. */
export type LibraryPage = {
  /** Number of results. */
  readonly total: number;
  /** Number of recipes in the whole library. */
  readonly all: number;
  readonly hasMembers: boolean;
  readonly offset: number;
  readonly cards: readonly LibraryCard[];
  /** Tags and cuisines of the whole library with the number of their recipes, most used first. */
  readonly tags: readonly Count[];
  readonly cuisines: readonly Count[];
};

export type Count = { readonly name: string; readonly count: number };

/** Recipe with its missing foods. */
export type CookableRecipe = {
  readonly card: LibraryCard;
  /** Number of the recipe's foods that are at hand. */
  readonly used: number;
  /** Missing foods, except foods in the cupboard. */
  readonly missing: readonly FoodId[];
  /** Foods of an ordinary cupboard that the user has neither confirmed nor denied. */
  readonly assumed: readonly FoodId[];
};

export type Window = { readonly offset: number; readonly limit: number };

/** Sync state of all recipes on this device. */
export type LibrarySync = {
  readonly stored: number;
  /** Number of recipes on the server; undefined while unknown. */
  readonly total: number | undefined;
  readonly isComplete: boolean;
};

/** Questions to the worker, by type. An answer has the type of its question. */
export type Questions = {
  readonly find: {
    readonly ask: Window & {
      readonly query: LibraryQuery;
      /** Recipes that contain these foods are left out. */
      readonly avoided?: Avoided | undefined;
    };
    readonly answer: LibraryPage;
  };
  readonly cookable: {
    readonly ask: {
      readonly foods: readonly FoodId[];
      /** Recipes that contain these foods are excluded. */
      readonly avoided: Avoided;
      readonly cupboard?: Cupboard | undefined;
      readonly limit: number;
    };
    readonly answer: readonly CookableRecipe[];
  };
  /** Keys of recipes that the user does not eat. */
  readonly uneaten: { readonly ask: { readonly avoided: Avoided }; readonly answer: readonly string[] };
  /** Syncs changes from the server. Fails if it does not respond. */
  readonly sync: { readonly ask: object; readonly answer: SyncOutcome };
  /** Syncs the recipes of the other members, and deletes recipes of former members. */
  readonly members: { readonly ask: { readonly cooks: readonly UserId[] }; readonly answer: SyncOutcome };
  readonly state: { readonly ask: object; readonly answer: LibrarySync };
};

export type QuestionType = keyof Questions;

export type SyncOutcome = {
  readonly hasChanged: boolean;
  readonly isSignedOut: boolean;
  /** True if the user belongs to no household. */
  readonly isAlone?: true;
};

export type ToWorker =
  | { readonly type: 'open'; readonly userId: UserId; readonly language: Language }
  /** Unsent changes of the user, which count as done. */
  | {
      readonly type: 'pending';
      readonly changed: readonly LibraryEntry[];
      readonly removed: readonly RecipeId[];
    }
  | {
      [Type in QuestionType]: { readonly type: Type; readonly id: number } & Questions[Type]['ask'];
    }[QuestionType];

/** Message from the worker: an answer, a failure, news of changed recipes, or its end. */
export type FromWorker =
  | { readonly id: number; readonly answer: Questions[QuestionType]['answer'] }
  | { readonly id: number; readonly failure: string }
  | { readonly hasChanged: true }
  /** The database connection is closed: further questions need a new worker. */
  | { readonly hasEnded: true };
