import { useLingui } from '@lingui/react';
import type { Answers } from '#core/nutrition/question.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { AnsweredNote, OpenQuestion } from './open-question.tsx';
import { CalculationDetails } from './calculation-details.tsx';
import { hasAnswers } from './use-recounted.ts';

type NutritionLabelProps = { recipe: Recipe; answers: Answers; onAnswer: (answers: Answers) => void };

/** Nutrition of a serving with its range and the share that could not be counted. */
export function NutritionLabel({ recipe, answers, onAnswer }: NutritionLabelProps) {
  const { i18n } = useLingui();
  const { nutrition, range, question, unmatchedShare, lines } = recipe;
  const rows = [
    ['calories', i18n._('nutrient.calories'), i18n._('unit.kcal', { kcal: nutrition.calories })],
    ['protein', i18n._('nutrient.protein'), i18n._('unit.grams', { grams: nutrition.protein })],
    ['carbs', i18n._('nutrient.carbs'), i18n._('unit.grams', { grams: nutrition.carbs })],
    ['fat', i18n._('nutrient.fat'), i18n._('unit.grams', { grams: nutrition.fat })],
    ['fiber', i18n._('nutrient.fiber'), i18n._('unit.grams', { grams: nutrition.fiber })],
  ] as const;
  return (
    <Sheet aria-labelledby="nutrition" className="grid gap-4">
      <h2 id="nutrition" className="text-[1.375rem]">
        {i18n._('recipe.nutrition')}
      </h2>
      <table className="w-full">
        <tbody>
          {rows.map(([nutrient, name, amount]) => (
            <tr key={nutrient} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-medium">
                {name}
              </th>
              <td className="py-2 text-right tabular-nums">
                {amount}{' '}
                {range && <NutritionRange least={range.least[nutrient]} most={range.most[nutrient]} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">
        {unmatchedShare > 0
          ? i18n._('recipe.unmatched', { share: i18n.number(unmatchedShare, { style: 'percent' }) })
          : i18n._('recipe.computed')}
      </p>
      {hasAnswers(answers) && <AnsweredNote onUndo={() => onAnswer({ grams: {} })} />}
      {question && (
        <OpenQuestion
          key={JSON.stringify(question)}
          recipe={recipe}
          question={question}
          answers={answers}
          onAnswer={onAnswer}
        />
      )}
      <CalculationDetails lines={lines} unmatchedShare={unmatchedShare} hasRange={range !== undefined} />
    </Sheet>
  );
}

/** A range, rounded outwards so that it holds: from 100 on to tens, below to ones. */
function NutritionRange({ least, most }: { least: number; most: number }) {
  const { i18n } = useLingui();
  if (least === most) return null;
  const step = most < 100 ? 1 : 10;
  const bounds = { least: Math.floor(least / step) * step, most: Math.ceil(most / step) * step };
  return (
    <span className="text-sm whitespace-nowrap text-muted">
      <span className="sr-only">{i18n._('recipe.range', bounds)}</span>
      <span aria-hidden="true">
        ({i18n.number(bounds.least)}–{i18n.number(bounds.most)})
      </span>
    </span>
  );
}
