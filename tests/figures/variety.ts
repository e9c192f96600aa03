import * as v from 'valibot';
import { AnsweredDraft } from '#core/generation/draft/draft.ts';
import { mendedAnswer } from '#core/generation/draft/mend-answer.ts';
import { readDraft, type ReadDraft } from '#core/generation/draft/read-draft.ts';
import { NO_INGREDIENTS } from '#core/generation/ingredients.ts';
import { mainKindOf } from '#core/generation/main-kind.ts';
import type { Model } from '#core/generation/model/model.ts';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import type { Language } from '#core/language.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { dishKindOf } from '#core/recipe/dish-kind.ts';
import { firstAnswer } from './author.ts';
import type { Figure } from './gates.ts';

/** Fridges with the foods of several dishes, and the language of their cooks. */
const FRIDGES: readonly (readonly [Language, readonly FoodId[]])[] = [
  ['en', ['chicken', 'rice', 'bell-pepper', 'tomato', 'egg', 'carrot', 'cheese']],
  ['de', ['potato', 'egg', 'spinach', 'mushroom', 'feta', 'pasta', 'courgette']],
  ['en', ['minced-beef', 'pasta', 'tomato', 'potato', 'carrot', 'leek', 'cream']],
];

const SEEDS = [1, 2, 3, 4, 5, 6] as const;

/** Measures how many of six first answers for one fridge are different dishes. */
export async function variety(model: Model): Promise<Figure> {
  const dishes: string[][] = [];
  for (const [language, foods] of FRIDGES) {
    const written: string[] = [];
    for (const seed of SEEDS) {
      const ingredients = { ...NO_INGREDIENTS, guessed: [...foods] };
      const input = { photos: [], ingredients, language, preferences: NO_PREFERENCES, seed };
      const draft = v.safeParse(AnsweredDraft, mendedAnswer(await firstAnswer(model, input)));
      if (draft.success) written.push(dishOf(readDraft(draft.output, language)));
    }
    dishes.push(written);
  }
  return {
    gate: 'variety',
    count: dishes.reduce((sum, written) => sum + new Set(written).size, 0),
    of: FRIDGES.length * SEEDS.length,
    wrong: dishes.map((written) => written.join(' / ')),
  };
}

/** Returns the properties that distinguish dishes: main food, technique and cuisine. */
function dishOf({ title, cuisine, read, steps }: ReadDraft): string {
  const heaviest = read
    .flatMap(({ food, grams = 0 }) => (food ? [{ food, grams }] : []))
    .toSorted((one, other) => other.grams - one.grams);
  const main = heaviest.find(({ food }) => mainKindOf(food) === 'protein') ?? heaviest[0];
  const technique = dishKindOf(
    title,
    steps.map((text) => ({ text })),
  );
  return [main?.food, technique, foldName(cuisine)].join(', ');
}
