import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Answers, Question } from '#core/nutrition/question.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';

type OpenQuestionProps = {
  recipe: Recipe;
  question: Question;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
};

const BOUNDS = {
  servings: { min: 1, max: 50, step: 1 },
  tbsp: { min: 0, max: 50, step: 0.5 },
  g: { min: 0, max: 5_000, step: 10 },
} as const;

/** Asks the question whose answer narrows the nutrition range most, usually by half. */
export function OpenQuestion({ recipe, question, answers, onAnswer }: OpenQuestionProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(String(assumed(question, recipe)));
  const bounds = BOUNDS[question.about === 'servings' ? 'servings' : question.unit];
  const number = Number(text.replace(',', '.') || 'nothing');
  const isWhole = question.about === 'line' || Number.isInteger(number);
  const isAnswer = number >= bounds.min && number <= bounds.max && isWhole;
  return (
    <form
      noValidate
      className="grid gap-3 rounded-md bg-sunken p-pad"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAnswer) return;
        onAnswer(withAnswer(answers, question, number));
        focusTitle();
      }}
    >
      <p className="text-sm">{i18n._('recipe.ask.lead')}</p>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Stepper
          label={questionText(question, recipe, i18n)}
          lessLabel={i18n._('recipe.ask.less')}
          moreLabel={i18n._('recipe.ask.more')}
          value={text}
          {...bounds}
          onChange={setText}
        />
        <Button kind="line" type="submit" disabled={!isAnswer}>
          {i18n._('recipe.ask.count')}
        </Button>
      </div>
    </form>
  );
}

function questionText(question: Question, { lines }: Recipe, i18n: I18n): string {
  if (question.about === 'servings') return i18n._('recipe.ask.servings');
  const name = lines[question.line]?.name ?? '';
  return question.unit === 'tbsp'
    ? i18n._('recipe.ask.spoons', { name })
    : i18n._('recipe.ask.grams', { name });
}

/** Tells that the nutrition uses the user's answers, and can undo them. */
export function AnsweredNote({ onUndo }: { onUndo: () => void }) {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      {i18n._('recipe.answered')}
      <Button
        kind="bare"
        className="-ml-3"
        onClick={() => {
          onUndo();
          focusTitle();
        }}
      >
        {i18n._('recipe.answered.undo')}
      </Button>
    </p>
  );
}

/** Returns the assumed value in the unit of the question. */
const assumed = (question: Question, { servings, lines }: Recipe): number =>
  question.about === 'servings' ? servings : oneDecimal((lines[question.line]?.grams ?? 0) / question.grams);

const withAnswer = (answers: Answers, question: Question, number: number): Answers =>
  question.about === 'servings'
    ? { ...answers, servings: number }
    : { ...answers, grams: { ...answers.grams, [question.line]: oneDecimal(number * question.grams) } };

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Moves the focus from the disappearing button to the updated table. */
function focusTitle(): void {
  const title = document.getElementById('nutrition');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
