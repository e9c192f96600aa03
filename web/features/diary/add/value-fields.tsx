import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import type { Nutrition } from '#core/nutrition/nutrition.ts';
import { hidesEnergy } from '../../../offline/hidden-energy.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Name = keyof Nutrition;

const FIRST: readonly (readonly [Name, string])[] = [
  ['calories', /*i18n*/ 'nutrient.calories'],
  ['protein', /*i18n*/ 'nutrient.protein'],
  ['carbs', /*i18n*/ 'nutrient.carbs'],
  ['fat', /*i18n*/ 'nutrient.fat'],
];
const MORE: readonly (readonly [Name, string])[] = [
  ['fiber', /*i18n*/ 'nutrient.fiber'],
  ['saturates', /*i18n*/ 'nutrient.saturates'],
  ['sugars', /*i18n*/ 'nutrient.sugars'],
  ['salt', /*i18n*/ 'nutrient.salt'],
];

type ValueFieldsProps = { field: (name: Name) => Omit<ComponentProps<typeof Field>, 'label'> };

/** Fields for the eight values. Less known ones are collapsed. */
export function ValueFields({ field }: ValueFieldsProps) {
  const { i18n } = useLingui();
  const fields = (names: typeof FIRST) =>
    names
      .filter(([name]) => name !== 'calories' || !hidesEnergy())
      .map(([name, word]) => (
        <Field
          key={name}
          {...field(name)}
          label={i18n._(word)}
          unit={name === 'calories' ? 'kcal' : 'g'}
          inputMode="decimal"
          autoComplete="off"
        />
      ));
  return (
    <>
      <div className="grid grid-cols-2 gap-4 max-[20rem]:grid-cols-1">{fields(FIRST)}</div>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
          <span className="grow">{i18n._('diary.more_values')}</span>
          <Icon name="down" className="transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-2 gap-4 pt-1 max-[20rem]:grid-cols-1">{fields(MORE)}</div>
      </details>
    </>
  );
}
