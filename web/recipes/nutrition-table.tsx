import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { labelRows, type LabelRow } from '#core/nutrition/eu-label.ts';
import { wordInLabel } from '#core/nutrition/nutrient-words.ts';
import { toKilojoules, type Nutrition, type NutritionRange as Range } from '#core/nutrition/nutrition.ts';
import { isHidden } from '../offline/hidden-energy.ts';

/**
 * Nutrition of a serving as an EU label, with the likely range of each value in its own column. In large type, values
 * and ranges stand below the names.
 */
export function NutritionTable({ nutrition, range }: { nutrition: Nutrition; range?: Range }) {
  const { i18n } = useLingui();
  return (
    <div className="@container">
      <table className="w-full">
        {range && (
          <thead className="text-sm text-muted @max-[17rem]:sr-only">
            <tr>
              <td colSpan={2} aria-hidden="true" />
              <th scope="col" className="pl-3 text-right font-normal whitespace-nowrap">
                {i18n._('recipe.likely')}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {nutritionRows(i18n, nutrition).map(({ nutrient, name, amount, isPart }) => (
            <tr key={nutrient} className="border-b border-line last:border-0 @max-[17rem]:block">
              <th
                scope="row"
                className={`py-2 text-left @max-[17rem]:block @max-[17rem]:pb-0 ${isPart ? 'pl-4 font-normal' : 'font-medium'}`}
              >
                {name}
              </th>
              <td className="py-2 text-right tabular-nums @max-[17rem]:block @max-[17rem]:pt-0">{amount}</td>
              {range && (
                <td className="py-2 pl-3 text-right text-sm whitespace-nowrap text-muted tabular-nums @max-[17rem]:block @max-[17rem]:pt-0">
                  <NutritionRange least={range.least[nutrient]} most={range.most[nutrient]} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Row = Omit<LabelRow, 'amount'> & { readonly name: string; readonly amount: string };

/** Returns the rows of an EU label in words. */
export const nutritionRows = (i18n: I18n, nutrition: Nutrition): readonly Row[] =>
  shownRows(nutrition).map(({ amount, ...row }) => ({
    ...row,
    name: i18n._(wordInLabel(row.nutrient)),
    amount:
      row.nutrient === 'calories'
        ? i18n._('unit.energy', { kj: toKilojoules(amount), kcal: amount })
        : i18n._('unit.grams', { grams: amount }),
  }));

/** Leaves out energy if the device hides it. */
const shownRows = (nutrition: Nutrition): readonly LabelRow[] =>
  labelRows(nutrition).filter(({ nutrient }) => !isHidden(nutrient));

type NutritionRangeProps = { least: number | undefined; most: number | undefined };

/** A range, rounded outwards so that it stays true: from 100 on to tens, below to ones, below 3 to tenths. */
function NutritionRange({ least = 0, most = least }: NutritionRangeProps) {
  const { i18n } = useLingui();
  if (least === most) return null;
  const steps = most < 3 ? 10 : most < 100 ? 1 : 0.1;
  const bounds = { least: Math.floor(least * steps) / steps, most: Math.ceil(most * steps) / steps };
  return (
    <>
      <span className="sr-only">{i18n._('recipe.range', bounds)}</span>
      <span aria-hidden="true">
        {i18n.number(bounds.least)}–{i18n.number(bounds.most)}
      </span>
    </>
  );
}
