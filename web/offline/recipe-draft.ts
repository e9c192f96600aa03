import type { Language } from '#core/language.ts';
import type { LineDoubt } from '#core/reading/understanding/doubt.ts';
import type { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { RecipeOrigin } from '#core/recipe/facts/origin.ts';
import type { UnsentPicture } from './operation-rules/unsent-pictures.ts';

/** Recipe that the user is writing or checking. It stays on the device until it is saved. */
export type RecipeDraft = {
  readonly id: RecipeId;
  /** Version of the saved recipe that the draft changes; undefined for a new recipe. */
  readonly version?: number;
  readonly origin: RecipeOrigin;
  readonly language: Language;
  readonly title: string;
  /** Numbers are texts, as in their fields. */
  readonly servings: string;
  readonly prepTime: string;
  readonly activeTime: string;
  readonly ingredients: readonly DraftPart[];
  readonly steps: readonly DraftPart[];
  /** The user's own notes. Missing in drafts stored by older versions. */
  readonly notes?: string;
  /** New picture; null removes the recipe's picture. */
  readonly picture?: UnsentPicture | null;
  /** Fields that the editor does not show, unchanged. */
  readonly kept: Pick<
    NewRecipeInput,
    | 'difficulty'
    | 'cuisine'
    | 'dietaryPreferences'
    | 'description'
    | 'equipment'
    | 'servingTip'
    | 'storageTip'
    | 'tags'
    | 'makes'
  >;
  /** Further results of reading a page or text, until the user has reviewed them. */
  readonly reading?: DraftReading;
};

/** Part of a recipe. Its name may be empty: "Dough", "". */
export type DraftPart = {
  readonly key: string;
  readonly name: string;
  readonly lines: readonly PartLine[];
};

/** Ingredient or step. */
export type PartLine = {
  readonly key: string;
  readonly text: string;
  /** Open question about the line. Removed when the user answers it or changes the line. */
  readonly why?: LineDoubt;
};

type DraftReading = {
  /** Words in the recipe that the user avoids. */
  readonly contains: readonly { readonly word: string; readonly reason: string }[];
  /** Token for fetching the picture of the page. */
  readonly imageToken?: string;
};
