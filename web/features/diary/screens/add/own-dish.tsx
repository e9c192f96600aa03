import { useLingui } from '@lingui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/forms/field.tsx';
import { useForm } from '#web/shared/ui/forms/use-form.ts';
import { ADD_TO_MEAL } from '../entries/meals.ts';
import { BottomSheet } from '#web/shared/ui/bottom-sheet.tsx';
import { useLog, type DiaryPlace } from '../entries/use-log.ts';
import { MealSelect } from './portion-form.tsx';
import { ValueFields } from './value-fields.tsx';
import { knownOf, NAME_TEXT, textsOf, valueTexts } from './value-texts.ts';

const OwnDishTexts = v.object({ name: NAME_TEXT, ...valueTexts({ kcal: 20_000, grams: 5_000 }) });

type OwnDishProps = { place: DiaryPlace; name: string; onClose: () => void };

/** Form for a dish with its known values; others stay unknown. */
export function OwnDish({ place, name, onClose }: OwnDishProps) {
  const { i18n } = useLingui();
  const { log } = useLog();
  const [meal, setMeal] = useState(place.meal);
  const form = useForm(OwnDishTexts, { name, ...textsOf(i18n.locale, {}) });
  return (
    <BottomSheet title={i18n._('diary.own_dish')} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.submit(({ name: typed, ...values }) => {
          const known = knownOf(values);
          const amount = { quantity: 1, unit: 'serving' } as const;
          const dish = { key: '', name: typed, source: { own: true }, amount, portions: [] } as const;
          onClose();
          void log({ ...dish, nutritionOf: () => known }, amount, { ...place, meal });
        })}
      >
        <Field {...form.field('name')} label={i18n._('diary.name')} autoComplete="off" maxLength={200} />
        <p className="text-sm text-muted">{i18n._('diary.own_text')}</p>
        <ValueFields field={form.field} />
        <MealSelect meal={meal} onChoose={setMeal} />
        <Button kind="main" size="big" type="submit">
          {i18n._(ADD_TO_MEAL[meal])}
        </Button>
      </form>
    </BottomSheet>
  );
}
