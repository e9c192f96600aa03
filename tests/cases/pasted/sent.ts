import type { PastedText } from './pasted-text.ts';

/** Text in the order in which a case is written: what is sent, and what a person reads in it, one a line. */
export const sent = (
  name: string,
  title: string,
  servings: number,
  ingredients: string,
  steps: string,
  text: string,
): PastedText => ({
  name,
  title,
  servings,
  ingredients: lines(ingredients),
  steps: lines(steps),
  text: text.trim(),
});

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
