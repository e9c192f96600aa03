import { useLingui } from '@lingui/react';
import type { Nutrition } from '#core/nutrition/nutrition.ts';
import type { Line } from '#core/recipe/line.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { HowCounted } from './how-counted.tsx';

type NutritionLabelProps = { nutrition: Nutrition; unmatchedShare: number; lines: readonly Line[] };

/** What a serving holds, as a small table, with what could not be counted said beside it. */
export function NutritionLabel({ nutrition, unmatchedShare, lines }: NutritionLabelProps) {
  const { i18n } = useLingui();
  const rows = [
    [i18n._('nutrient.calories'), i18n._('unit.kcal', { kcal: nutrition.calories })],
    [i18n._('nutrient.protein'), i18n._('unit.grams', { grams: nutrition.protein })],
    [i18n._('nutrient.carbs'), i18n._('unit.grams', { grams: nutrition.carbs })],
    [i18n._('nutrient.fat'), i18n._('unit.grams', { grams: nutrition.fat })],
    [i18n._('nutrient.fiber'), i18n._('unit.grams', { grams: nutrition.fiber })],
  ] as const;
  return (
    <Sheet aria-labelledby="nutrition" className="grid gap-4">
      <h2 id="nutrition" className="text-[1.375rem]">
        {i18n._('recipe.nutrition')}
      </h2>
      <table className="w-full">
        <tbody>
          {rows.map(([name, amount]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-medium">
                {name}
              </th>
              <td className="py-2 text-right tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">
        {unmatchedShare > 0
          ? i18n._('recipe.unmatched', { share: i18n.number(unmatchedShare, { style: 'percent' }) })
          : i18n._('recipe.computed')}
      </p>
      <HowCounted lines={lines} unmatchedShare={unmatchedShare} />
    </Sheet>
  );
}
