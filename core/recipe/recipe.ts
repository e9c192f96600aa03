import { UserId } from '../user-id.ts';
import * as v from 'valibot';
import { Language } from '../language.ts';
import { Nutrition, NutritionRange } from '../nutrition/nutrition.ts';
import { Question } from '../nutrition/question.ts';
import { EpochMs } from '../time.ts';
import { Line } from './lines/line.ts';
import { RecipeId } from './recipe-id.ts';
import { Step } from './steps/step.ts';

/** How much experience a recipe asks for: beginners, some, advanced skills, a master chef's precise timing. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;
export const Difficulty = v.picklist(DIFFICULTIES);
export type Difficulty = v.InferOutput<typeof Difficulty>;

/** The ways of eating that a recipe can keep to. */
export const DIETS = ['vegetarian', 'vegan', 'no-pork', 'no-alcohol', 'lactose-free', 'gluten-free'] as const;
export const Diet = v.picklist(DIETS);
export type Diet = v.InferOutput<typeof Diet>;

/** The model behind the local stage: rules instead of a network. A recipe says so. */
export const EMBEDDED_AUTHOR = 'munchify.embedded-author';

/** How a variation differs from what it was made of: what was before, and which of its lines that concerns. */
export const Changes = v.object({
  /** The title of what it was made of. */
  of: v.string(),
  prepTime: v.number(),
  difficulty: Difficulty,
  /** Per serving. */
  nutrition: Nutrition,
  /** The indexes of the lines whose foods it did not have. */
  added: v.array(v.number()),
  /** What it had, and the variation has not. */
  removed: v.array(v.object({ name: v.string(), food: v.optional(v.string()) })),
  /** Lines of another weight: their index, and what a serving had of it, in g. */
  amounts: v.array(v.object({ line: v.number(), from: v.number() })),
});
export type Changes = v.InferOutput<typeof Changes>;

/** The words of a recipe in its other language. Numbers, units, times and temperatures are the recipe's own. */
export const Translation = v.object({
  language: Language,
  title: v.string(),
  cuisine: v.string(),
  /** What each line calls its food, and its note; in the order of the lines. */
  lines: v.array(v.object({ name: v.string(), note: v.exactOptional(v.string()) })),
  steps: v.array(Step),
  /** What a variation left out of its parent. */
  removed: v.exactOptional(v.array(v.string())),
  /** Which model translated it. */
  model: v.string(),
});
export type Translation = v.InferOutput<typeof Translation>;

/** What the author wrote: all of a recipe but its place in somebody's collection. */
export const RecipeContent = v.object({
  title: v.string(),
  cuisine: v.string(),
  dietaryPreferences: v.array(v.string()),
  difficulty: Difficulty,
  /** Minutes. */
  prepTime: v.pipe(v.number(), v.integer()),
  servings: v.pipe(v.number(), v.integer()),
  lines: v.array(Line),
  /** Foods that the cook has confirmed and the dish does without. */
  notUsed: v.exactOptional(
    v.array(v.object({ food: v.string(), names: v.object({ en: v.string(), de: v.string() }) })),
  ),
  steps: v.array(Step),
  /** Per serving. */
  nutrition: Nutrition,
  /** The share of the recipe's mass, 0 to 1, that no food of the table was found for. */
  unmatchedShare: v.number(),
  /** Where the nutrition lies, as far as food that is not known and not weighed leaves it open. */
  range: v.exactOptional(NutritionRange),
  /** What would halve it, if a cook said it. */
  question: v.exactOptional(Question),
  language: Language,
  /** Which model wrote it. */
  model: v.string(),
  /** Of a variation. */
  changes: v.exactOptional(Changes),
  /** Made once, when a cook wants it. */
  translation: v.exactOptional(Translation),
});
export type RecipeContent = v.InferOutput<typeof RecipeContent>;

/** A recipe as the API gives it. `ingredients` and `instructions` are `lines` and `steps` as plain text. */
export const Recipe = v.object({
  ...RecipeContent.entries,
  id: RecipeId,
  userId: UserId,
  imageUrls: v.array(v.string()),
  ingredients: v.array(v.string()),
  instructions: v.array(v.string()),
  timestamp: EpochMs,
  createdAt: EpochMs,
  isCooked: v.boolean(),
  cookedAt: v.optional(EpochMs),
  parentRecipeId: v.optional(RecipeId),
});
export type Recipe = v.InferOutput<typeof Recipe>;

/** A variation in the list of its parent's. */
export const Alternative = v.pick(Recipe, ['id', 'title', 'imageUrls']);
export type Alternative = v.InferOutput<typeof Alternative>;

/** A recipe in a list. */
export const RecipeCard = v.object({
  ...v.pick(Recipe, ['id', 'title', 'imageUrls', 'prepTime', 'difficulty']).entries,
  /** kcal per serving. */
  calories: v.number(),
});
export type RecipeCard = v.InferOutput<typeof RecipeCard>;
