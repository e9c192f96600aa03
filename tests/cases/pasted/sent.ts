import type { PastedText } from './pasted-text.ts';

/** Case in reading order: the sent text, and a person's reading of it, one item a line. */
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
