import { useLingui } from '@lingui/react';
import type { Line } from '#core/recipe/lines/line.ts';
import { servedName } from '#core/recipe/scaling/scale-step.ts';
import { servedAmount, type Serving } from '#core/recipe/scaling/scale.ts';
import { linesBesideStep } from '#core/recipe/scaling/step-amounts-beside.ts';
import { namedTimers } from '#core/recipe/steps/named-timers.ts';
import type { Step } from '#core/recipe/steps/step.ts';
import { TimerButton } from '../../../timers/timer-button.tsx';
import type { RecipePlace } from '../../../timers/timers.ts';
import { StepText } from '../steps/step-text.tsx';
import { CookHeading } from './cook-heading.tsx';
import { STEP_TIMERS } from './timers-below.tsx';

type StepViewProps = {
  of: RecipePlace;
  /** Title of the dish, if the user is cooking several. */
  dish: string | undefined;
  step: Step;
  steps: readonly Step[];
  /** From 1. */
  number: number;
  /** Lines of the recipe, and the lines with the user's amounts. */
  lines: readonly Line[];
  hadLines: readonly Line[];
  serving: Serving;
};

/** One step in huge type, with timers and the amounts that its text lacks. */
export function StepView({ of, dish, step, steps, number, lines, hadLines, serving }: StepViewProps) {
  const { i18n } = useLingui();
  const timers = namedTimers(steps, number - 1, lines);
  const count = steps.length;
  return (
    <>
      <CookHeading key={`${of.cookId} ${of.recipeId} ${number}`} className="font-text text-base text-muted">
        {dish === undefined
          ? i18n._('cook.step', { number, count })
          : i18n._('cook.step_of', { dish, number, count })}
      </CookHeading>
      {step.section && (
        <p lang={serving.language} className="-mt-4 font-title text-xl font-semibold">
          {step.section}
        </p>
      )}
      <p
        aria-live="polite"
        lang={serving.language}
        className="max-w-none text-cook leading-[1.32] font-medium tracking-[-0.008em]"
      >
        <StepText step={step} serving={serving} />
      </p>
      <AmountsBeside step={step} lines={lines} hadLines={hadLines} serving={serving} />
      {timers.length > 0 && (
        <div id={STEP_TIMERS} className="flex flex-wrap gap-2">
          {timers.map((timer, nth) => (
            <TimerButton
              key={timer.mark.start}
              place={{ ...of, step: number - 1, nth }}
              timer={timer}
              size="big"
              isOneOfSeveral={timers.length > 1}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Amounts of lines that the step's text names without amounts. */
function AmountsBeside({
  step,
  lines,
  hadLines,
  serving,
}: Pick<StepViewProps, 'step' | 'lines' | 'hadLines' | 'serving'>) {
  const { i18n } = useLingui();
  const beside = linesBesideStep(step, lines);
  if (beside.length === 0) return null;
  return (
    <ul
      aria-label={i18n._('cook.for_step')}
      lang={serving.language}
      className="flex flex-wrap gap-2 cook-alone"
    >
      {beside.map(({ line, number }) => (
        <li key={number} className="rounded-pill bg-sunken px-3.5 py-1.5 leading-snug">
          <b className="font-semibold tabular-nums">{amountOf(hadLines[number] ?? line, serving)}</b>{' '}
          {servedName({ ...line, note: undefined }, serving)}
        </li>
      ))}
    </ul>
  );
}

const amountOf = (line: Line, serving: Serving): string =>
  line.quantity === 0 ? '0' : servedAmount(line, serving);
