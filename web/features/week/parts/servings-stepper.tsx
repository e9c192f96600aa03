import { useLingui } from '@lingui/react';
import { readServings } from '#core/recipe/scaling/servings.ts';
import { Stepper } from '#web/shared/ui/forms/stepper.tsx';

type ServingsStepperProps = { typed: string; onType: (typed: string) => void };

export function ServingsStepper({ typed, onType }: ServingsStepperProps) {
  const { i18n } = useLingui();
  return (
    <Stepper
      label={i18n._('week.servings')}
      lessLabel={i18n._('week.servings_less')}
      moreLabel={i18n._('week.servings_more')}
      value={typed}
      min={1}
      max={50}
      step={1}
      error={readServings(typed) === undefined ? i18n._('week.servings_unclear') : undefined}
      onChange={onType}
    />
  );
}
