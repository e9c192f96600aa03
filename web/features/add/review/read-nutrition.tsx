import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { RecipeDraft } from '../../../offline/recipe-draft.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NutritionTable } from '../../../recipes/nutrition-table.tsx';

/** Nutrition of a serving, calculated from the current lines. */
export function ReadNutrition({ draft, isOpen }: { draft: RecipeDraft; isOpen: boolean }) {
  const { i18n } = useLingui();
  const recipe = useCalculated(draft);
  return (
    <Sheet aria-labelledby="read-nutrition" className="grid gap-4">
      <h2 id="read-nutrition" className="text-[1.375rem]">
        {i18n._('review.nutrition')}
      </h2>
      <p className="text-sm text-muted">
        {i18n._('review.nutrition.source')} {isOpen && i18n._('review.nutrition.open')}
      </p>
      {recipe ? (
        <NutritionTable nutrition={recipe.nutrition} {...(recipe.range && { range: recipe.range })} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </Sheet>
  );
}

/** Returns the recipe of a draft once the food table is loaded; undefined while its servings are invalid. */
function useCalculated(draft: RecipeDraft): Recipe | undefined {
  const { id: userId } = useUser();
  const [recipe, setRecipe] = useState<Recipe>();
  const { ingredients, servings, language } = draft;
  useEffect(() => {
    let isWanted = true;
    if (Number(servings) >= 1)
      void import('../../../drafts/written-recipe.ts').then(
        ({ writtenRecipe }) =>
          isWanted && setRecipe(writtenRecipe(draft, { userId, former: undefined, now: 0 })),
        // Without the table (offline), the server calculates when it saves.
        () => {},
      );
    return () => {
      isWanted = false;
    };
    // Other fields do not affect the nutrition.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ingredients, servings, language]);
  return recipe;
}
