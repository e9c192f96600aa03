import { useLingui } from '@lingui/react';
import type { Step } from '#core/recipe/steps/step.ts';
import { linesOfStep } from '#core/recipe/steps/step-lines.ts';
import { NotesField } from '../personal/notes-field.tsx';
import type { ServedRecipe } from '../served/use-served-recipe.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { TickList } from './tick-list.tsx';

type IngredientSheetProps = {
  dish: ServedRecipe;
  /** The current step, if there is one. */
  step: Step | undefined;
  onClose: () => void;
};

/** List of ingredients to tick off, with the current step's first, and the user's notes. */
export function IngredientSheet({ onClose, ...list }: IngredientSheetProps) {
  const { i18n } = useLingui();
  return (
    <BottomSheet title={i18n._('recipe.ingredients')} onClose={onClose}>
      <StepIngredients {...list} />
    </BottomSheet>
  );
}

/** Content of the sheet, also shown beside the step. */
export function StepIngredients({ dish, step }: Omit<IngredientSheetProps, 'onClose'>) {
  const { recipe, serving, cooking, isOwn } = dish;
  const { i18n } = useLingui();
  const list = { serving, cooking };
  const { named, others } = linesOfStep(step?.text ?? '', recipe.lines, step?.section);
  const isSplit = named.length > 0 && others.length > 0;
  return (
    <>
      {isSplit && <h3 className="font-text text-base font-semibold">{i18n._('cook.for_step')}</h3>}
      <TickList lines={isSplit ? named : [...named, ...others]} {...list} />
      {isSplit && (
        <>
          <h3 className="pt-3 font-text text-base font-semibold">{i18n._('cook.others')}</h3>
          <TickList lines={others} {...list} />
        </>
      )}
      {isOwn && <NotesField recipe={recipe} />}
    </>
  );
}
