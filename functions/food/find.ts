import * as v from 'valibot';
import type { LoggableFood } from '#core/diary/loggable-food.ts';
import { portionsOfFood } from '#core/diary/portions.ts';
import type { Language } from '#core/language.ts';
import type { Food } from '#core/nutrition/food.ts';
import { DISHES } from '#core/nutrition/foods/eaten/dishes.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { searchFoods } from '#core/nutrition/foods/search-foods.ts';
import { ok } from '#core/result.ts';
import { openRoute } from '../http/open-route.ts';
import { respond } from '../http/respond.ts';

/** Foods and dishes that can be logged by name. */
const EATEN = [...FOODS, ...DISHES];

const MOST = 8;
const MOST_PORTIONS = 4;

const FoodQuery = v.object({ q: v.pipe(v.string(), v.maxLength(100)) });

/** GET /api/foods?q=. Foods by their names, as the diary finds them. For everybody. */
export const handler = openRoute({ uses: {}, query: FoodQuery }, async ({ query, language }) =>
  respond(200, ok(searchFoods(query.q, language, EATEN, MOST).map((food) => found(food, language)))),
);

const found = (food: Food, language: Language): LoggableFood => ({
  food: food.id,
  name: food.names[language][0] ?? food.id,
  portions: portionsOfFood(food)
    .slice(0, MOST_PORTIONS)
    .map(({ amount, size }) => ({ amount, grams: size })),
});
