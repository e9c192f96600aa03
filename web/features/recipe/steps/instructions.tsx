import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Serving } from '#core/recipe/scaling/scale.ts';
import type { Step } from '#core/recipe/steps/step.ts';
import { TimerButton } from '../../../timers/timer-button.tsx';
import { StepText } from './step-text.tsx';

type InstructionsProps = { recipeId: RecipeId; steps: readonly Step[]; serving: Serving };

/** Steps of a recipe, with a timer for each time that a step names. */
export const Instructions = memo(({ recipeId, steps, serving }: InstructionsProps) => {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="instructions" className="grid gap-6">
      <h2 id="instructions" className="lg:flex lg:min-h-12 lg:items-center">
        {i18n._('recipe.instructions')}
      </h2>
      {serving.factor !== 1 && serving.of && (
        <p className="max-w-160 text-sm text-muted">
          {i18n._('recipe.written_for', { servings: serving.of.servings })}
        </p>
      )}
      <ol className="grid gap-8 [counter-reset:step]">
        {steps.map((step, index) => (
          <li
            // Steps keep their places.
            // oxlint-disable-next-line no-array-index-key
            key={index}
            className="grid max-w-160 grid-cols-[2.5rem_1fr] gap-2 text-lg leading-normal [counter-increment:step] before:font-title before:text-[1.75rem] before:leading-[1.15] before:font-semibold before:text-tomato before:lining-nums before:content-[counter(step)]"
          >
            <span lang={serving.language}>
              <StepText step={step} serving={serving} />
            </span>
            <StepTimers recipeId={recipeId} step={step} index={index} />
          </li>
        ))}
      </ol>
    </section>
  );
});

type StepTimersProps = { recipeId: RecipeId; step: Step; index: number };

const StepTimers = ({ recipeId, step: { timers }, index }: StepTimersProps) =>
  timers && (
    <div className="col-start-2 flex flex-wrap gap-2 text-base">
      {timers.map((mark, nth) => (
        <TimerButton key={mark.start} place={{ recipeId, step: index, nth }} mark={mark} />
      ))}
    </div>
  );
