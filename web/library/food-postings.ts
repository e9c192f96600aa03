import type { FoodId } from '#core/nutrition/food.ts';
import type { LibraryEntry } from '../offline/entries.ts';
import { foodsMeantBy } from './food-names.ts';

/**
 * Index of recipes by food. A food has a dozen names, so the search looks a word up among the foods instead of indexing
 * all names with each recipe.
 */
export class FoodPostings {
  readonly #recipes = new Map<FoodId, Map<string, number>>();
  #foods = 0;
  #entries = 0;

  add(key: string, { foods }: LibraryEntry): void {
    this.#entries += 1;
    this.#foods += foods.length;
    for (const food of foods) {
      const recipes = this.#recipes.get(food);
      if (recipes) recipes.set(key, foods.length);
      else this.#recipes.set(food, new Map([[key, foods.length]]));
    }
  }

  remove(key: string, { foods }: LibraryEntry): void {
    this.#entries -= 1;
    this.#foods -= foods.length;
    for (const food of foods) this.#recipes.get(food)?.delete(key);
  }

  /** Adds the weight of a word to the scores of the recipes with its foods. */
  score(word: string, boost: number, scores: Map<string, number>): void {
    for (const [food, likeness] of foodsMeantBy(word)) {
      const recipes = this.#recipes.get(food);
      if (!recipes) continue;
      const weight = boost * likeness * this.#rarity(recipes.size);
      for (const [key, length] of recipes)
        scores.set(key, (scores.get(key) ?? 0) + weight * this.#share(length));
    }
  }

  /** Source: BM25+, as in MiniSearch. */
  #rarity(recipes: number): number {
    return Math.log(1 + (this.#entries - recipes + 0.5) / (recipes + 0.5));
  }

  /** A word that means fewer foods weighs more for each. */
  #share(foods: number): number {
    return DELTA + (K + 1) / (1 + K * (1 - B + (B * foods * this.#entries) / this.#foods));
  }
}

const [K, B, DELTA] = [1.2, 0.7, 0.5];
