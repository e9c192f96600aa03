import type { Language } from '../../language.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import { MINUTE, SECOND } from '../../time.ts';

/** Words for a step that runs beside another one. */
const BESIDE =
  /\b(?:meanwhile|while|during|in the meantime|at the same time|inzwischen|währenddessen|unterdessen|derweil|zwischenzeit|gleichzeitig|parallel|während|zuvor|vorher)\b/iu;

/** Minutes are rounded to multiples of this. */
const ROUNDED_TO = 5;

const MINUTES_OF_A_DAY = 24 * 60;

/** Words before a part of another time: "turning after 10 minutes", "the last 5 minutes", "or 8 minutes". */
const WITHIN =
  /\b(?:after|last|final|first|or|nach|letzten?|ersten?|oder|bzw\.)\s+(?:about|ca\.|etwa|another|weiteren?)?\s*$/iu;

/** Matches a night, unless the step offers a shorter time: "overnight or for 2 hours", "up to overnight". */
const NIGHT =
  /(?<!(?:or|to|even|oder|bis|auch|gern|preferably|ideally|besser|besten)\s+)(?<!\p{L})(?:over ?night|über nacht)(?!,?\s*\(?(?:or|oder|but|aber|mindestens|at least)\s)/iu;
const NIGHT_MINUTES = 8 * 60;

/** Matches the space between sentences, but not within "1.5". */
const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})/u;

/**
 * Returns the minimum time of steps done one after the other, in minutes: their timers, at the lower end of ranges, and
 * nights. A step that runs beside another one counts only up to the sentence that says so.
 */
function minutesOfSteps(steps: readonly string[], language: Language): number {
  const sentences = steps.flatMap(ownSentences);
  const nights = sentences.filter((sentence) => NIGHT.test(sentence)).length;
  const seconds = sentences
    .flatMap((sentence) =>
      (markedStep(sentence, language).timers ?? []).filter(
        ({ start }) => !WITHIN.test(sentence.slice(0, start)),
      ),
    )
    .reduce((sum, timer) => sum + timer.seconds, 0);
  return nights * NIGHT_MINUTES + Math.floor((seconds * SECOND) / MINUTE);
}

function ownSentences(step: string): readonly string[] {
  const sentences = step.split(SENTENCE);
  const beside = sentences.findIndex((sentence) => BESIDE.test(sentence));
  return beside < 0 ? sentences : sentences.slice(0, beside);
}

/** Raises `prepTime` to the time that the steps take. */
export function withStepTime<Timed extends { readonly prepTime: number; readonly steps: readonly string[] }>(
  draft: Timed,
  language: Language,
): Timed {
  const least = minutesOfSteps(draft.steps, language);
  if (least <= draft.prepTime) return draft;
  const prepTime = Math.min(MINUTES_OF_A_DAY, Math.ceil(least / ROUNDED_TO) * ROUNDED_TO);
  return { ...draft, prepTime };
}
