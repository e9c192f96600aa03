import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import type { Step } from '#core/recipe/steps/step.ts';
import { linesOfStep } from '#core/recipe/steps/step-lines.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NotesField } from '../personal/notes-field.tsx';
import type { ServedRecipe } from '../served/use-served-recipe.ts';
import { TickList } from './tick-list.tsx';

type IngredientSheetProps = {
  dish: ServedRecipe;
  /** The current step, if there is one. */
  step: Step | undefined;
  onClose: () => void;
};

/** List of ingredients to tick off, those of the current step first, and the user's notes. */
export function IngredientSheet({ dish, step, onClose }: IngredientSheetProps) {
  const { recipe, serving, cooking, isOwn } = dish;
  const { i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="to-take"
      onClose={onClose}
      className="m-auto mb-0 max-h-[85dvh] w-full max-w-160 overflow-y-auto overscroll-contain rounded-t-lg bg-surface text-ink shadow-print sm:mb-auto sm:rounded-lg"
    >
      <div className="@container grid gap-4 px-[min(1.5rem,4vw)] pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <div className="sticky top-0 z-1 flex items-center justify-between gap-2 bg-surface pt-4 pb-1">
          <h2 id="to-take" className="min-w-0 text-xl @max-[17rem]:text-base">
            {i18n._('recipe.ingredients')}
          </h2>
          <Button kind="bare" className="shrink-0" onClick={onClose}>
            <Icon name="close" />
            <span className="@max-[17rem]:sr-only">{i18n._('close')}</span>
          </Button>
        </div>
        <StepIngredients recipe={recipe} step={step} serving={serving} cooking={cooking} />
        {isOwn && <NotesField recipe={recipe} />}
      </div>
    </dialog>
  );
}

type StepIngredientsProps = Pick<ServedRecipe, 'recipe' | 'serving' | 'cooking'> & { step: Step | undefined };

/** Ingredients to tick off, those of the step first. */
export function StepIngredients({ recipe, step, ...list }: StepIngredientsProps) {
  const { i18n } = useLingui();
  const { named, others } = linesOfStep(step?.text ?? '', recipe.lines, step?.section);
  if (named.length === 0 || others.length === 0) return <TickList lines={[...named, ...others]} {...list} />;
  return (
    <>
      <h3 className="font-text text-base font-semibold">{i18n._('cook.for_step')}</h3>
      <TickList lines={named} {...list} />
      <h3 className="pt-3 font-text text-base font-semibold">{i18n._('cook.others')}</h3>
      <TickList lines={others} {...list} />
    </>
  );
}
