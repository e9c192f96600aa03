import { useLingui } from '@lingui/react';
import type { Answers } from '#core/nutrition/question.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { isAtLeast, uncounted, unknownFoodsAre } from '#core/recipe/lines/energy-known.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { NutritionTable } from '../../../recipes/nutrition-table.tsx';
import { AnsweredNote, OpenQuestion } from './open-question.tsx';
import { CalculationDetails } from './calculation-details.tsx';
import { hasAnswers } from './use-recounted.ts';

/** Sentence about the share of the weight whose foods are unknown. */
const SHARE_UNKNOWN = {
  estimated: /*i18n*/ 'recipe.estimated',
  'left-out': /*i18n*/ 'recipe.unmatched',
  both: /*i18n*/ 'recipe.partly_estimated',
};

type NutritionLabelProps = { recipe: Recipe; answers: Answers; onAnswer: (answers: Answers) => void };

/** Nutrition of a serving as an EU label, with its range and the share that is not counted. */
export function NutritionLabel({ recipe, answers, onAnswer }: NutritionLabelProps) {
  const { i18n } = useLingui();
  const { nutrition, range, question, unmatchedShare, lines } = recipe;
  return (
    <Sheet aria-labelledby="nutrition" className="grid gap-4">
      <h2 id="nutrition" className="text-[1.375rem]">
        {i18n._('recipe.nutrition')}
      </h2>
      <NutritionTable nutrition={nutrition} {...(range && { range })} />
      <p className="text-sm text-muted">
        {unmatchedShare > 0
          ? i18n._(SHARE_UNKNOWN[unknownFoodsAre(lines)], {
              share: i18n.number(unmatchedShare, { style: 'percent' }),
            })
          : i18n._('recipe.computed')}
      </p>
      {isAtLeast(lines, unmatchedShare) && (
        <p className="text-sm">
          {i18n._('recipe.at_least', {
            names: new Intl.ListFormat(i18n.locale).format(uncounted(lines).map(({ name }) => name)),
          })}
        </p>
      )}
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
