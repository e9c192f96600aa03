import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { addDays } from '#core/time.ts';
import { readServings } from '#core/recipe/scaling/servings.ts';
import type { Meal } from '#core/week/meal.ts';
import { PlaceFields, type MealPlace } from '../../../kitchen/planning/place-fields.tsx';
import { ServingsStepper } from '../../../kitchen/planning/servings-stepper.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import type { WeekView } from '../plan/week-view.ts';
import type { MealAct } from './meal-menu.tsx';

type MealDialogProps = { meal: Meal; view: WeekView; onClose: () => void };

/** Dialog that moves a meal, or changes its servings or leftovers. */
export function MealDialog({ act, ...rest }: MealDialogProps & { act: MealAct }) {
  if (act === 'servings') return <ServingsDialog {...rest} />;
  return act === 'move' ? <MoveDialog {...rest} /> : <LeftoversDialog {...rest} />;
}

function MoveDialog({ meal, view, onClose }: MealDialogProps) {
  const { i18n } = useLingui();
  const [place, setPlace] = useState<MealPlace>({ day: meal.day ?? view.today, slot: meal.slot });
  const move = () => {
    onClose();
    void view.planner.move(meal, place);
  };
  return (
    <Dialog title={i18n._('week.move_title')} onClose={onClose}>
      <PlaceFields place={place} from={view.week.from} canWait onChange={setPlace} />
      <Actions label={i18n._('week.move')} onAct={move} onClose={onClose} />
    </Dialog>
  );
}

function ServingsDialog({ meal, view, onClose }: MealDialogProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(String(meal.servings));
  const servings = readServings(typed);
  const set = () => {
    onClose();
    if (servings !== undefined) void view.planner.setServings(meal, servings);
  };
  return (
    <Dialog title={i18n._('week.servings_title')} onClose={onClose}>
      <ServingsStepper typed={typed} onType={setTyped} />
      <Actions label={i18n._('week.save')} isReady={servings !== undefined} onAct={set} onClose={onClose} />
    </Dialog>
  );
}

/** Default: lunch of the next day, the usual time for leftovers. */
function LeftoversDialog({ meal, view, onClose }: MealDialogProps) {
  const { i18n } = useLingui();
  const [place, setPlace] = useState<MealPlace>({ day: addDays(meal.day ?? view.today, 1), slot: 'lunch' });
  const [typed, setTyped] = useState(String(Math.min(2, meal.servings)));
  const servings = readServings(typed);
  const plan = () => {
    onClose();
    if (servings !== undefined) void view.planner.planLeftovers(meal, place, servings);
  };
  return (
    <Dialog title={i18n._('week.plan_leftovers')} onClose={onClose}>
      <p className="text-sm text-muted">{i18n._('week.leftovers_hint')}</p>
      <PlaceFields place={place} from={meal.day ?? view.today} canWait={false} onChange={setPlace} />
      <ServingsStepper typed={typed} onType={setTyped} />
      <Actions label={i18n._('week.plan')} isReady={servings !== undefined} onAct={plan} onClose={onClose} />
    </Dialog>
  );
}

type ActionsProps = { label: string; isReady?: boolean; onAct: () => void; onClose: () => void };

function Actions({ label, isReady = true, onAct, onClose }: ActionsProps) {
  const { i18n } = useLingui();
  return (
    <DialogActions>
      <Button onClick={onClose}>{i18n._('close')}</Button>
      <Button kind="main" disabled={!isReady} onClick={onAct}>
        {label}
      </Button>
    </DialogActions>
  );
}
