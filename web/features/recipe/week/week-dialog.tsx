import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Recipe } from '#core/recipe/recipe.ts';
import { readServings } from '#core/recipe/scaling/servings.ts';
import { screenLanguage } from '../../../i18n/language.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { dayText } from '../../../kitchen/planning/day-text.ts';
import { PlaceFields, type MealPlace } from '../../../kitchen/planning/place-fields.tsx';
import { ServingsStepper } from '../../../kitchen/planning/servings-stepper.tsx';
import { newMealId, useWeekChanges } from '../../../kitchen/use-week.ts';
import { PATHS, weekPath } from '../../../paths.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useCooking } from '../ingredients/use-cooking.ts';

/** Plans a recipe for a day, or for this week without a day. */
export function WeekDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { i18n } = useLingui();
  const plan = usePlan(recipe);
  const today = useToday();
  const [place, setPlace] = useState<MealPlace>({ day: today, slot: 'dinner' });
  const [typed, setTyped] = useState(String(useCooking(recipe).servings));
  const servings = readServings(typed);
  const add = () => {
    onClose();
    if (servings !== undefined) void plan(place, servings);
  };
  return (
    <Dialog title={i18n._('recipe.to_week_title')} onClose={onClose}>
      <PlaceFields place={place} from={today} canWait onChange={setPlace} />
      <ServingsStepper typed={typed} onType={setTyped} />
      <DialogActions>
        <Button onClick={onClose}>{i18n._('close')}</Button>
        <Button kind="main" disabled={servings === undefined} onClick={add}>
          {i18n._('recipe.plan')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns a function that plans the recipe and opens the week. */
function usePlan({ id, userId: cookId, title }: Recipe): (at: MealPlace, servings: number) => Promise<void> {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const change = useWeekChanges(useUser().id);
  return async (place, servings) => {
    const meal = { id: newMealId(), ...place, title, servings, recipeId: id, cookId };
    await change([{ type: 'add', meal }]);
    const day = place.day && dayText(place.day, screenLanguage(i18n), 'full');
    toast({
      title: day ? i18n._('recipe.planned_for', { day }) : i18n._('recipe.planned'),
      action: {
        label: i18n._('recipe.see_week'),
        act: () => void navigate(weekPath(place.day ?? undefined)),
        leadsTo: PATHS.week,
      },
    });
  };
}
