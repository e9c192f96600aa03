import { find, indexOf, type Index } from './vocabulary/finder.ts';
import { sentencesOfStep } from './judged-foods.ts';
import { readingOf, type NormalReading } from './food-reading.ts';
import { normalText, UMLAUT, umlautsIn } from '../language/normal-text.ts';
import { once, remembered } from '../language/remembered.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';

/** Reads the foods and claims of texts. Each text is read once and cached for all guards. */
export type FoodReader = {
  text(text: string): NormalReading;
  /** Reads the sentences of a step. */
  step(text: string): readonly NormalReading[];
};

/** Returns a reader with the guard's vocabulary and the user's own words. */
export function readerOf(own?: Index): FoodReader {
  const indexes = [vocabularyIndex(), ...(own ? [own] : [])];
  const text = remembered((words: string): NormalReading => {
    const normal = normalText(words);
    const spelt = once(() => umlautsIn(words) ?? normal);
    const matches = find(normal, indexes).filter(
      ({ term, start, end }) => !(term.hasNoUmlaut && UMLAUT_BEFORE_EN.test(spelt().slice(start, end))),
    );
    return { normal, matches, ...readingOf(normal, matches) };
  });
  return {
    text,
    step: remembered((words: string) => sentencesOfStep(words).map(text)),
  };
}

/** Matches an umlaut in the last vowel before "-en": "Töpfen", not "Västerbotten". */
const UMLAUT_BEFORE_EN = new RegExp(`${UMLAUT}[^aeiou]*en$`, 'u');

const vocabularyIndex = once(() => indexOf(VOCABULARY));
