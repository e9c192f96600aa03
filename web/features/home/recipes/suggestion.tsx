import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { totalOf } from '#core/eaten/totals.ts';
import { fittingRecipes } from '#core/goals/fitting-recipes.ts';
import { titleIn } from '#core/recipe/texts-in.ts';
import { screenLanguage } from '../../../i18n/language.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { dayOf } from '../../../offline/days.ts';
import { goalsOf } from '../../../offline/goals.ts';
import { hidesEnergy } from '../../../offline/hidden-energy.ts';
import { fullRecipesOf } from '../../../offline/recipes/recipes.ts';
import { useOnDevice } from '../../../offline/use-held.ts';
import { recipePath } from '../../../paths.ts';
import { useFirstEaten } from './use-first-eaten.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PhotoPair } from '../../../ui/photo-pair.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

/** Suggests a recipe on this device that the user eats and that fits the rest of today's goals, if there is one. */
export function Suggestion() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const goals = useOnDevice(goalsOf(userId, client))?.active;
  const today = useOnDevice(dayOf(userId, useToday(), client));
  const recipes = useOnDevice(fullRecipesOf(userId));
  const eaten = totalOf(today?.entries ?? []);
  const recipe = useFirstEaten(goals && recipes ? fittingRecipes(goals, eaten, recipes) : []);
  // The suggestion depends on energy.
  if (!goals || !recipe || hidesEnergy()) return null;
  const title = titleIn(recipe, screenLanguage(i18n));
  const left = Math.max(0, goals.dailyCalories - eaten.calories);
  return (
    <Sheet
      aria-labelledby="suggestion"
      className="relative grid grid-cols-[min(7rem,30%)_1fr] items-center gap-x-4 gap-y-3 p-3! sm:grid-cols-[10rem_1fr_auto] sm:gap-x-6 sm:pr-pad!"
    >
      <h2
        id="suggestion"
        className="col-span-full font-text text-sm leading-snug font-medium tracking-normal text-muted"
      >
        {i18n._('suggestion.title', { left })}
      </h2>
      <PhotoPair urls={recipe.imageUrls.slice(0, 1)} className="aspect-4/3 rounded-sm" />
      <div className="grid min-w-0 gap-1">
        <Link
          to={recipePath(recipe.id)}
          lang={title.language}
          className="font-title text-lg leading-tight font-semibold no-underline after:absolute after:inset-0 after:rounded-md hover:underline"
        >
          {title.text}
        </Link>
        <p className="text-sm text-muted tabular-nums">
          {i18n._('suggestion.serving', {
            kcal: recipe.nutrition.calories,
            protein: recipe.nutrition.protein,
          })}
        </p>
      </div>
      <Icon name="next" className="hidden text-muted sm:block" />
    </Sheet>
  );
}
