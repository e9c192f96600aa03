import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { TrackedDay, TrackingEntry } from '#core/eaten/tracking.ts';
import { describedMeal } from '#core/diary/described-meal.ts';
import { typedEntry } from '#core/diary/typed-amount.ts';
import type { Language } from '#core/language.ts';
import type { Food } from '#core/nutrition/food.ts';
import { foldName, stemName, stemsOf } from '#core/nutrition/fold-name.ts';
import { DISHES } from '#core/nutrition/foods/eaten/dishes.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { searchFoods } from '#core/nutrition/foods/search-foods.ts';
import { screenLanguage } from '../../../i18n/language.ts';
import { useLibrary } from '../../../library/use-library.ts';
import { useUser } from '../../../session/require-user.tsx';
import {
  choiceOfEntry,
  choiceOfFood,
  favouriteEntries,
  inAmountOf,
  keyOf,
  recentEntries,
  type Choice,
} from '../entries/choices.ts';
import { choiceOfCard } from '../entries/choice-of-card.ts';
import { useFavourites } from '../entries/favourites.ts';
import { useProducts } from '../entries/use-products.ts';

export type Shown = 'recent' | 'often' | 'recipes';

const MOST = { recent: 12, search: 12, recipes: 12, recipesInSearch: 4, recentInSearch: 4 };

/** Foods and dishes that can be logged by name. */
const EATEN = [...FOODS, ...DISHES];

/**
 * Returns matching items in the typed amount; without a search, recent ones. Favourites come first, then earlier
 * entries. Undefined while searching.
 */
export function useFound(
  typed: string,
  shown: Shown,
  days: readonly TrackedDay[],
): { readonly choices: readonly Choice[] | undefined; readonly isSearch: boolean } {
  const { i18n } = useLingui();
  const language = screenLanguage(i18n);
  const words = useDeferredValue(typed.trim());
  const isSearch = typed.trim() !== '';
  const { words: name, amount, times } = useMemo(() => sizedFood(words, language), [words, language]);
  const { favourites } = useFavourites();
  const recent = useMemo(() => recentEntries(days), [days]);
  const often = useMemo(() => [...favourites, ...favouriteEntries(days)], [favourites, days]);
  const products = useProducts([...favourites, ...recent]);
  const recipes = useRecipes(isSearch ? name : '', isSearch || shown === 'recipes');
  const eaten = (entries: readonly TrackingEntry[]) =>
    products && entries.map((entry) => choiceOfEntry(entry, language, products));
  const stars = new Set(favourites.map(keyOf));
  const starred = (choice: Choice): Choice => ({ ...choice, isFavourite: stars.has(choice.key) });
  const foods = words === '' ? [] : foodsCalled(name, words, language);
  if (isSearch) {
    const before = eaten([...often, ...recent])?.filter((choice) => fits(choice.name, name)) ?? [];
    const found = [
      ...before.slice(0, MOST.recentInSearch),
      ...foods.map((food) => choiceOfFood(food, language)),
      ...(recipes ?? []).slice(0, MOST.recipesInSearch),
    ];
    return {
      choices: namedFirst(once(found).map(starred), name).map((each) => inAmountOf(each, { amount, times })),
      isSearch,
    };
  }
  const choices =
    shown === 'recipes' ? recipes : eaten((shown === 'recent' ? recent : often).slice(0, MOST.recent));
  return { choices: choices && once(choices).map(starred), isSearch };
}

/** Returns a typed food with its size, as in a description: "a large latte". */
function sizedFood(typed: string, language: Language) {
  const [one, ...others] = describedMeal(typed, language);
  const { words, amount } = typedEntry(typed, language);
  return one && others.length === 0 && one.times !== 1
    ? { words: one.words, amount: one.amount, times: one.times }
    : { words, amount, times: 1 };
}

/** Returns the foods of this name, else the food that all words mean together: "leftover pizza". */
function foodsCalled(name: string, words: string, language: Language): readonly Food[] {
  const found = searchFoods(name, language, EATEN, MOST.search);
  return found.length > 0 ? found : describedMeal(words, language).flatMap(({ food }) => food ?? []);
}

const once = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ key }, at) => choices.findIndex((each) => each.key === key) === at);

/** Sorts favourites first, then exact names, then names that begin with the words. */
function namedFirst(choices: readonly Choice[], typed: string): readonly Choice[] {
  const stem = stemsOf(typed);
  const rank = ({ name, isFavourite }: Choice) => (isFavourite ? 0 : stemsOf(name) === stem ? 1 : 2);
  return choices.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns whether each typed word begins a word of the name, or all words together begin it. */
function fits(name: string, typed: string): boolean {
  const words = foldName(name).split(' ');
  const begins = foldName(typed).split(' ');
  return (
    words.join('').startsWith(begins.join('')) ||
    begins.every((begun) =>
      words.some((word) => word.startsWith(begun) || stemName(word) === stemName(begun)),
    )
  );
}

/** Returns matching recipes with their nutrition; without words, the newest ones. */
function useRecipes(words: string, isWanted: boolean): readonly Choice[] | undefined {
  const { id: userId } = useUser();
  const { page } = useLibrary(userId, words === '' ? {} : { q: words, isName: true }, {
    offset: 0,
    limit: MOST.recipes,
  });
  const cards = page?.cards ?? [];
  const client = useQueryClient();
  const { data } = useQuery(
    {
      queryKey: ['recipes', userId, 'to log', ...cards.map(({ id, cookId }) => `${cookId} ${id}`)],
      queryFn: async () => {
        const found = await Promise.all(cards.map((card) => choiceOfCard(userId, card)));
        return found.flatMap((choice) => choice ?? []);
      },
      enabled: isWanted && page !== undefined,
      networkMode: 'always',
    },
    client,
  );
  return data;
}
