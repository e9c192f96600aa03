import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { toKilojoules, type Nutrition, type NutritionRange as Range } from '#core/nutrition/nutrition.ts';

/** Nutrition of a serving as an EU label, with its range. */
export function NutritionTable({ nutrition, range }: { nutrition: Nutrition; range?: Range }) {
  const { i18n } = useLingui();
  return (
    <table className="w-full">
      <tbody>
        {rowsOf(i18n, nutrition).map(({ nutrient, name, amount, isPart }) => (
          <tr key={nutrient} className="border-b border-line last:border-0">
            <th scope="row" className={`py-2 text-left ${isPart ? 'pl-4 font-normal' : 'font-medium'}`}>
              {name}
            </th>
            <td className="py-2 text-right tabular-nums">
              {amount} <NutritionRange least={range?.least[nutrient]} most={range?.most[nutrient]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = { nutrient: keyof Nutrition; name: string; amount: string; isPart?: boolean };

/** Returns the rows of an EU label in its order. Source: Regulation (EU) 1169/2011, Annex XV */
function rowsOf(i18n: I18n, nutrition: Nutrition): readonly Row[] {
  const { calories: kcal, fat, saturates, carbs, sugars, fiber, protein, salt } = nutrition;
  const grams = (amount: number) => i18n._('unit.grams', { grams: amount });
  const energy = i18n._('unit.energy', { kj: toKilojoules(kcal), kcal });
  return [
    { nutrient: 'calories', name: i18n._('nutrient.calories'), amount: energy },
    { nutrient: 'fat', name: i18n._('nutrient.fat'), amount: grams(fat) },
    ...(saturates === undefined
      ? []
      : [partOf('saturates', i18n._('nutrient.of_which_saturates'), grams(saturates))]),
    { nutrient: 'carbs', name: i18n._('nutrient.carbs'), amount: grams(carbs) },
    ...(sugars === undefined ? [] : [partOf('sugars', i18n._('nutrient.of_which_sugars'), grams(sugars))]),
    { nutrient: 'fiber', name: i18n._('nutrient.fiber'), amount: grams(fiber) },
    { nutrient: 'protein', name: i18n._('nutrient.protein'), amount: grams(protein) },
    ...(salt === undefined
      ? []
      : [{ nutrient: 'salt' as const, name: i18n._('nutrient.salt'), amount: saltText(i18n, salt) }]),
  ];
}

const partOf = (nutrient: keyof Nutrition, name: string, amount: string): Row => ({
  nutrient,
  name,
  amount,
  isPart: true,
});

/** Below 1 g, salt has two decimals, as on packages. */
const saltText = (i18n: I18n, salt: number) =>
  i18n._('unit.grams', { grams: salt < 1 ? salt : Math.round(salt * 10) / 10 });

type NutritionRangeProps = { least: number | undefined; most: number | undefined };

/** A range, rounded outwards so that it holds: from 100 on to tens, below to ones, below 3 to tenths. */
function NutritionRange({ least = 0, most = least }: NutritionRangeProps) {
  const { i18n } = useLingui();
  if (least === most) return null;
  const steps = most < 3 ? 10 : most < 100 ? 1 : 0.1;
  const bounds = { least: Math.floor(least * steps) / steps, most: Math.ceil(most * steps) / steps };
  return (
    <span className="text-sm whitespace-nowrap text-muted">
      <span className="sr-only">{i18n._('recipe.range', bounds)}</span>
      <span aria-hidden="true">
        ({i18n.number(bounds.least)}–{i18n.number(bounds.most)})
      </span>
    </span>
  );
}
