import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { NUTRIENT_WORDS } from '#core/nutrition/nutrient-words.ts';
import { NUTRIENT_NAMES, NUTRIENTS, type NutrientName } from '#core/nutrition/nutrients.ts';
import { isHidden } from '../../../offline/hidden-energy.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The four main values of a label come first. */
const FIRST: readonly NutrientName[] = ['calories', 'protein', 'carbs', 'fat'];
const MORE = NUTRIENT_NAMES.filter((name) => !FIRST.includes(name));

type ValueFieldsProps = { field: (name: NutrientName) => Omit<ComponentProps<typeof Field>, 'label'> };

/** Fields for the eight values. The less known ones are collapsed. */
export function ValueFields({ field }: ValueFieldsProps) {
  const { i18n } = useLingui();
  const fields = (names: readonly NutrientName[]) =>
    names
      .filter((name) => !isHidden(name))
      .map((name) => (
        <Field
          key={name}
          {...field(name)}
          label={i18n._(NUTRIENT_WORDS[name])}
          unit={NUTRIENTS[name].unit}
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
