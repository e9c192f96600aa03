import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { Aim } from '#core/generation/aim.ts';
import { AMOUNT_UNITS } from '#core/generation/amount.ts';
import { seedOf } from '#core/generation/generation-input.ts';
import type { Ingredients } from '#core/generation/ingredients.ts';
import { Preferences } from '#core/generation/preferences.ts';
import { Words } from '#core/generation/translation/translation-task.ts';
import { Language, otherLanguage } from '#core/language.ts';
import { Allergen } from '#core/nutrition/allergen.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { foodByName } from '#core/nutrition/foods/foods.ts';
import { matchFood } from '#core/nutrition/foods/match-food.ts';
import type { ModelRequest, ModelEvent, StandInModel } from '../models/stand-in-model.ts';
import { clashOf, isInTime } from './clash.ts';
import { composeBoth, isWished, type CompositionRequest } from './compose.ts';
import { detectFoods } from './detect-foods.ts';
import { isNotUnderstood, parseWish } from './parse-wish.ts';
import { isInAnyKitchen } from './store-cupboard.ts';
import { rememberWritten, translate } from './translate.ts';
import { tableName } from './write.ts';
import type { WrittenRecipes } from './written-recipes.ts';

/** Characters per piece and milliseconds between pieces, about as fast as a large model writes. */
const PIECE = 60;
const PACE = Number(process.env['MUNCHIFY_AUTHOR_PACE'] ?? 15);

/**
 * The local stage's model: detects foods with the recogniser and composes a recipe by rules.
 * @param written remembers the recipes for their translation
 */
export const embeddedModel = (written: WrittenRecipes): StandInModel =>
  async function* (modelRequest: ModelRequest): AsyncGenerator<ModelEvent> {
    const answer = await answerTo(modelRequest, written);
    for (let at = 0; at < answer.length; at += PIECE) {
      yield { text: answer.slice(at, at + PIECE) };
      await pause(PACE);
    }
  };

/** Returns the whole answer at once. */
export async function answerTo({ photos, texts }: ModelRequest, written: WrittenRecipes): Promise<string> {
  const foreign = v.safeParse(Foreign, jsonIn(texts[0] ?? ''));
  if (foreign.success) return JSON.stringify(translate(foreign.output, written) ?? {});
  const request = requestIn(texts[0] ?? '');
  const { confirmed } = request.composition.ingredients;
  const foods = confirmed.length > 0 ? confirmed.map(({ food }) => food) : await foodsOf(request, photos);
  // The seed includes the foods: other foods give another dish.
  const seed = request.composition.seed ^ seedOf(foods.join());
  const composition = { ...request.composition, seed };
  const seen = { ingredients: foods.map(tableName) };
  if (isWished(composition) && isNotUnderstood(parseWish(composition.variation?.wish ?? '')))
    return JSON.stringify({ ...seen, isWishUnmet: true });
  const recipe = composeBoth(foods, composition);
  const draft = recipe?.[composition.language];
  if (draft && isInTime(draft, composition)) {
    // A copy of the parent is no variation.
    if (draft.title === composition.variation?.title) return JSON.stringify({ ...seen, isWishUnmet: true });
    rememberWritten(recipe, written);
    return JSON.stringify(draft);
  }
  if (isWished(composition)) return JSON.stringify({ ...seen, isWishUnmet: true });
  const clash = clashOf(foods, composition);
  return JSON.stringify({ ...seen, ...(clash && { clash }) });
}

/**
 * Returns the available foods if none is confirmed: those of the recipe to vary, else those that the device
 * detected, else those detected here.
 */
async function foodsOf(
  { composition, parentFoods }: Request,
  photos: readonly Buffer[],
): Promise<readonly FoodId[]> {
  if (parentFoods.length > 0) return parentFoods;
  const { removed, guessed } = composition.ingredients;
  if (guessed.length > 0) return guessed;
  return (await detectFoods(photos)).filter((food) => !removed.includes(food));
}

const Avoid = v.object({
  allergens: v.optional(v.array(Allergen)),
  words: v.optional(v.array(v.string())),
});

// Ignores unreadable parts of a request, so that a recipe is always written.
const LenientPreferences = v.object({
  cuisine: v.fallback(Preferences.entries.cuisine, undefined),
  dietaryPreferences: v.optional(v.fallback(Preferences.entries.dietaryPreferences, []), []),
  difficulty: v.fallback(Preferences.entries.difficulty, undefined),
  maxPrepTime: v.fallback(Preferences.entries.maxPrepTime, undefined),
  avoid: v.fallback(v.optional(Avoid, {}), {}),
  buysNothing: v.fallback(Preferences.entries.buysNothing, undefined),
  dayLeft: v.fallback(Preferences.entries.dayLeft, undefined),
});

const Names = v.fallback(v.optional(v.array(v.string()), []), []);

const GivenIngredients = v.object({
  confirmed: v.fallback(
    v.optional(
      v.array(
        v.union([
          v.pipe(
            v.string(),
            v.transform((food) => ({ food })),
          ),
          v.object({
            food: v.string(),
            quantity: v.optional(v.number()),
            unit: v.optional(v.picklist(AMOUNT_UNITS)),
          }),
        ]),
      ),
      [],
    ),
    [],
  ),
  removed: Names,
  guessed: Names,
});

/** Maps the request's English food names to foods of the table. */
const byId = ({ confirmed, removed, guessed }: v.InferOutput<typeof GivenIngredients>): Ingredients => ({
  confirmed: confirmed.flatMap(({ food, ...amount }) => {
    const known = foodByName(food);
    return known ? [{ food: known.id, ...amount }] : [];
  }),
  removed: idsOf(removed),
  guessed: idsOf(guessed),
});

const idsOf = (names: readonly string[]): FoodId[] => names.flatMap((name) => foodByName(name)?.id ?? []);

const SaidOfCupboard = v.object({ has: Names, lacks: Names });

const RequestText = v.object({
  language: v.fallback(Language, 'en'),
  preferences: v.optional(LenientPreferences, {}),
  ingredients: v.optional(GivenIngredients, {}),
  cupboard: v.optional(SaidOfCupboard, {}),
  seed: v.fallback(v.number(), 0),
  aims: v.fallback(v.optional(v.array(Aim), []), []),
  wish: v.fallback(v.optional(v.string(), ''), ''),
  variationOf: v.optional(
    v.object({
      title: v.string(),
      cuisine: v.optional(v.string()),
      protein: v.optional(v.number()),
      foods: Names,
    }),
  ),
});

/** A recipe to translate. */
const Foreign = v.object({ from: Language, to: Language, ...Words.entries });

/** Finds the JSON of the request in the text of the prompt. */
const jsonIn = (text: string): unknown =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

type Request = {
  readonly composition: CompositionRequest & { readonly ingredients: Ingredients };
  /** Foods of the recipe to vary, without staples. */
  readonly parentFoods: readonly FoodId[];
};

function requestIn(text: string): Request {
  const { aims, wish, variationOf, ingredients, cupboard, ...request } = v.parse(RequestText, jsonIn(text));
  return {
    composition: {
      ...request,
      ingredients: byId(ingredients),
      cupboard: { has: idsOf(cupboard.has), lacks: idsOf(cupboard.lacks) },
      ...(variationOf && { variation: { ...variationOf, aims, wish } }),
    },
    parentFoods: withoutStaples(
      (variationOf?.foods ?? []).flatMap((name) => foodCalled(name, request.language)),
    ),
  };
}

/** Tries both languages: a variation may have another language than its parent. */
function foodCalled(name: string, language: Language): readonly FoodId[] {
  const other = otherLanguage(language);
  const match = matchFood(name, language) ?? matchFood(name, other);
  return match ? [match.food.id] : [];
}

function withoutStaples(foods: readonly FoodId[]): readonly FoodId[] {
  const own = foods.filter((food) => !isInAnyKitchen(food));
  return [...new Set(own.length > 0 ? own : foods)];
}
