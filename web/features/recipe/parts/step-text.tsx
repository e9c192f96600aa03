import type { Serving } from '#core/recipe/scaling/scale.ts';
import { servedStep } from '#core/recipe/scaling/scale-step.ts';
import type { Step } from '#core/recipe/steps/step.ts';

/** Text of a step with scaled and highlighted amounts. */
export const StepText = ({ step, serving }: { step: Step; serving: Serving }) =>
  servedStep(step, serving).map(({ text, isAmount }, index) =>
    isAmount ? (
      <b
        // Pieces keep their places.
        // oxlint-disable-next-line no-array-index-key
        key={index}
        className="font-semibold whitespace-nowrap underline decoration-saffron-paper decoration-[.14em] underline-offset-[.16em] [text-decoration-skip-ink:none]"
      >
        {text}
      </b>
    ) : (
      withoutBreaks(text)
    ),
  );

/** Joins each number and its unit by a no-break space. */
const withoutBreaks = (text: string): string => text.replaceAll(/(?<=\d) (?=[°\p{L}])/gu, '\u00a0');
