import { UserId } from '../user-id.ts';
import * as v from 'valibot';
import { Language } from '../language.ts';
import { Nutrition, NutritionRange } from '../nutrition/nutrition.ts';
import { Question } from '../nutrition/question.ts';
import { EpochMs } from '../time.ts';
import { Difficulty } from './facts/difficulty.ts';
import { Line } from './lines/line.ts';
import { Makes } from './lines/makes.ts';
import { RecipeId } from './recipe-id.ts';
import { RecipeOrigin } from './facts/origin.ts';
import { Section } from './sections.ts';
import { Step } from './steps/step.ts';

export const MAX_RECIPES = 10_000;

/**
 * Why a dish leaves a food out: the user avoids it, another food replaces it, it does not go with the dish, or the dish
 * is for a baby under one year.
 */
const ReasonNotUsed = v.picklist(['avoided', 'wished', 'enough', 'unsuited', 'not-under-one']);
export type ReasonNotUsed = v.InferOutput<typeof ReasonNotUsed>;

/**
 * Probable mistake that the model did not correct in a second answer, for the user to judge: a line without a step, a
 * food without a line, more of a food than there is, too much salt, implausible energy, a name in another language,
 * more minutes than allowed, more energy or less protein per serving than the day's goals leave.
 */
export const Doubt = v.variant('about', [
  v.object({ about: v.picklist(['unused', 'unlisted', 'too-much']), name: v.string() }),
  v.object({ about: v.picklist(['salt', 'energy']) }),
  v.object({ about: v.literal('foreign'), name: v.string(), meant: v.string() }),
  v.object({ about: v.literal('late'), most: v.number() }),
  v.object({ about: v.picklist(['rich', 'lean']), has: v.number(), wanted: v.number() }),
]);
export type Doubt = v.InferOutput<typeof Doubt>;

/** IDs of foods that the user has confirmed and removed. */
const Asked = v.object({
  confirmed: v.array(
    v.object({ food: v.string(), quantity: v.optional(v.number()), unit: v.optional(v.string()) }),
  ),
  removed: v.array(v.string()),
});

/** Author of the local stage: rules instead of a model. Recipes show this. */
export const EMBEDDED_AUTHOR = 'munchify.embedded-author';

/** Differences between a variation and its parent: previous values, and the affected lines. */
export const Changes = v.object({
  /** Title of the parent. */
  of: v.string(),
  prepTime: v.exactOptional(v.number()),
  difficulty: v.exactOptional(Difficulty),
  /** Per serving. */
  nutrition: Nutrition,
  /** Indexes of lines with foods that the parent does not have. */
  added: v.array(v.number()),
  /** Foods of the parent that are missing in the variation. */
  removed: v.array(v.object({ name: v.string(), food: v.optional(v.string()) })),
  /** Lines with a changed weight: index, and the parent's grams per serving. */
  amounts: v.array(v.object({ line: v.number(), from: v.number() })),
});
export type Changes = v.InferOutput<typeof Changes>;

/** Texts around lines and steps. Older recipes have none. */
const RECIPE_NOTES = {
  /** One sentence about the dish. */
  description: v.exactOptional(v.string()),
  /** Equipment beyond pots and knives: "tart tin". */
  equipment: v.exactOptional(v.array(v.string())),
  servingTip: v.exactOptional(v.string()),
  storageTip: v.exactOptional(v.string()),
};
export const RecipeNotes = v.object(RECIPE_NOTES);
export type RecipeNotes = v.InferOutput<typeof RecipeNotes>;

/** Words of a recipe in the other language. Numbers, units, times and temperatures stay the recipe's. */
export const Translation = v.object({
  language: Language,
  title: v.string(),
  cuisine: v.string(),
  ...RECIPE_NOTES,
  /** Name, note and section of each line, in order. */
  lines: v.array(
    v.object({
      name: v.string(),
      note: v.exactOptional(v.string()),
      section: v.exactOptional(v.string()),
    }),
  ),
  steps: v.array(Step),
  /** Names of the foods that a variation has left out. */
  removed: v.exactOptional(v.array(v.string())),
  model: v.string(),
});
export type Translation = v.InferOutput<typeof Translation>;

/**
 * Content of a recipe, without ID, owner and times. Generated recipes have all fields; imported and own ones may lack
 * some.
 */
export const RecipeContent = v.object({
  title: v.string(),
  cuisine: v.exactOptional(v.string()),
  ...RECIPE_NOTES,
  dietaryPreferences: v.array(v.string()),
  difficulty: v.exactOptional(Difficulty),
  /** Minutes until the dish is on the table. */
  prepTime: v.exactOptional(v.pipe(v.number(), v.integer())),
  /** Minutes of active work, included in `prepTime`. */
  activeTime: v.exactOptional(v.pipe(v.number(), v.integer())),
  servings: v.pipe(v.number(), v.integer()),
  /** Yield besides the servings, as the page or the user states it: 22 cookies, or 4 to 6 servings. */
  makes: v.exactOptional(Makes),
  lines: v.array(Line),
  /** Requested or available foods that are not in the dish. */
  notUsed: v.exactOptional(
    v.array(
      v.object({
        food: v.string(),
        names: v.object({ en: v.string(), de: v.string() }),
        /** Missing in older recipes. */
        reason: v.exactOptional(ReasonNotUsed),
        /** Reason in the author's words, in the language of the recipe. */
        said: v.exactOptional(v.string()),
      }),
    ),
  ),
  doubts: v.exactOptional(v.array(Doubt)),
  /** Foods that the recipe was requested with. Its variations inherit them. */
  asked: v.exactOptional(Asked),
  steps: v.array(Step),
  /** Per serving. */
  nutrition: Nutrition,
  /** Share of the recipe's weight, 0 to 1, whose food is unknown. */
  unmatchedShare: v.number(),
  /** Range of the nutrition, given unknown foods and unmeasured amounts. */
  range: v.exactOptional(NutritionRange),
  /** Question whose answer would halve the range. */
  question: v.exactOptional(Question),
  language: Language,
  model: v.exactOptional(v.string()),
  /** Only in variations. */
  changes: v.exactOptional(Changes),
  /** Created once on request. */
  translation: v.exactOptional(Translation),
});
export type RecipeContent = v.InferOutput<typeof RecipeContent>;

/**
 * Recipe as the API returns it. `ingredients` and `instructions` are `lines` and `steps` as plain text, without the
 * names of sections; `sections` has the texts by section.
 */
export const Recipe = v.object({
  ...RecipeContent.entries,
  id: RecipeId,
  userId: UserId,
  imageUrls: v.array(v.string()),
  ingredients: v.array(v.string()),
  instructions: v.array(v.string()),
  /** Missing in copies stored by older versions. */
  sections: v.exactOptional(v.array(Section)),
  timestamp: EpochMs,
  createdAt: EpochMs,
  isCooked: v.boolean(),
  cookedAt: v.optional(EpochMs),
  parentRecipeId: v.optional(RecipeId),
  origin: v.exactOptional(RecipeOrigin),
  /** Present if the user has replaced the picture of a generated or imported recipe by a photo of the dish. */
  isPhotoOwn: v.exactOptional(v.literal(true)),
  /** Raised by every edit. Older recipes have none: it is 1. */
  version: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  tags: v.exactOptional(v.array(v.string())),
  notes: v.exactOptional(v.string()),
  isFavorite: v.exactOptional(v.boolean()),
  /** The user's own rating, one to five stars. */
  rating: v.exactOptional(v.number()),
  /** Number of days on which it was cooked. */
  timesCooked: v.exactOptional(v.number()),
});
export type Recipe = v.InferOutput<typeof Recipe>;

export const VariationCard = v.pick(Recipe, ['id', 'title', 'imageUrls']);
export type VariationCard = v.InferOutput<typeof VariationCard>;

export const RecipeCard = v.object({
  ...v.pick(Recipe, ['id', 'title', 'imageUrls', 'prepTime', 'difficulty']).entries,
  /** kcal per serving. */
  calories: v.number(),
  /** Absent if it was generated. */
  originType: v.exactOptional(v.picklist(['imported', 'own'])),
  ...v.pick(Recipe, ['tags', 'isFavorite', 'rating']).entries,
});
export type RecipeCard = v.InferOutput<typeof RecipeCard>;
