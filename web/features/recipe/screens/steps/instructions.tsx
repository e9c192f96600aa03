import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { Language } from '#core/language.ts';
import type { Line } from '#core/recipe/lines/line.ts';
import type { Serving } from '#core/recipe/scaling/scale.ts';
import { runsOf } from '#core/recipe/sections.ts';
import { namedTimers } from '#core/recipe/steps/named-timers.ts';
import type { Step } from '#core/recipe/steps/step.ts';
import type { RecipePlace } from '#web/features/cooking/data/timers.ts';
import { RingOffer } from '#web/features/ring/parts/ring-offer.tsx';
import { TimerButton } from '#web/features/cooking/parts/timer-button.tsx';
import { StepText } from '../../parts/step-text.tsx';

type InstructionsProps = {
  place: RecipePlace;
  steps: readonly Step[];
  lines: readonly Line[];
  /** Tips for serving and storage. */
  tips: readonly string[];
  serving: Serving;
};

/** Steps of a recipe, with a timer for each time that a step names. */
export const Instructions = memo(({ place, steps, lines, tips, serving }: InstructionsProps) => {
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
      {runsOf(steps).map(({ name, from, items }) => (
        <div key={from} className="grid gap-5">
          {name && (
            <h3 lang={serving.language} className="text-xl">
              {name}
            </h3>
          )}
          <ol start={from + 1} className="grid gap-8" style={{ counterReset: `step ${from}` }}>
            {items.map((step, index) => (
              <li
                // Steps keep their places.
                // oxlint-disable-next-line no-array-index-key
                key={index}
                className="grid max-w-160 grid-cols-[2.5rem_1fr] gap-2 text-lg leading-normal [counter-increment:step] before:font-title before:text-[1.75rem] before:leading-[1.15] before:font-semibold before:text-tomato before:lining-nums before:content-[counter(step)]"
              >
                <span lang={serving.language}>
                  <StepText step={step} serving={serving} />
                </span>
                <StepTimers of={place} steps={steps} lines={lines} index={from + index} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <Tips tips={tips} language={serving.language} />
    </section>
  );
});

const Tips = ({ tips, language }: { tips: readonly string[]; language: Language }) =>
  tips.length > 0 && (
    <div
      lang={language}
      className="grid max-w-160 gap-1 rounded-md bg-basil-soft px-4 py-3 text-on-basil-soft"
    >
      {tips.map((tip) => (
        <p key={tip}>{tip}</p>
      ))}
    </div>
  );

type StepTimersProps = Pick<InstructionsProps, 'steps' | 'lines'> & { of: RecipePlace; index: number };

function StepTimers({ of, steps, lines, index }: StepTimersProps) {
  const timers = namedTimers(steps, index, lines);
  if (timers.length === 0) return null;
  return (
    <div className="col-start-2 grid gap-3">
      <div className="flex flex-wrap gap-2 text-base">
        {timers.map((timer, nth) => (
          <TimerButton
            key={timer.mark.start}
            place={{ ...of, step: index, nth }}
            timer={timer}
            isOneOfSeveral={timers.length > 1}
          />
        ))}
      </div>
      <RingOffer at={{ ...of, step: index }} />
    </div>
  );
}
