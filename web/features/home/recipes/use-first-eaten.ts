import { useQuery } from '@tanstack/react-query';
import type { Diet } from '#core/nutrition/diet.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { useAvoided } from '../../../avoided/use-preferences.ts';

/** Maximum number of recipes checked for avoided foods. */
const MOST_READ = 10;

/** Returns the first recipe that fits the user's diets and contains no avoided food; undefined while checking. */
export function useFirstEaten(recipes: readonly Recipe[]): Recipe | undefined {
  const { dietaryPreferences, avoid } = useAvoided();
  const suited = recipes.filter((recipe) => dietaryPreferences.every((diet) => suits(recipe, diet)));
  const read = suited.slice(0, MOST_READ);
  const avoidsAnything = avoid.allergens.length + avoid.words.length > 0;
  const { data } = useQuery({
    queryKey: ['first eaten', avoid, read.map(({ id, version }) => [id, version])],
    queryFn: async ({ signal }) => {
      // Loaded on demand, because users who avoid nothing never need the guard.
      const { findAvoided } = await import('../../../avoided/find-avoided.ts');
      for (const recipe of read) if ((await findAvoided(recipe, avoid, signal)).length === 0) return recipe;
      return null;
    },
    enabled: avoidsAnything,
    networkMode: 'always',
  });
  return avoidsAnything ? (data ?? undefined) : suited[0];
}

/** A recipe with unknown diets counts as unsuitable. */
const suits = ({ dietaryPreferences }: Recipe, diet: Diet): boolean =>
  dietaryPreferences.includes(diet) || (diet === 'vegetarian' && dietaryPreferences.includes('vegan'));
