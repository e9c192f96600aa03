import type { Difficulty } from '../../recipe/facts/difficulty.ts';

const WORDS: readonly (readonly [words: RegExp, difficulty: Difficulty])[] = [
  [/^(?:easy|simple|beginner|einfach|leicht|simpel)$/i, 'easy'],
  [/^(?:medium|moderate|intermediate|normal|mittel|mittelschwer)$/i, 'medium'],
  [/^expert$/i, 'expert'],
  [/^(?:hard|difficult|advanced|challenging|schwer|schwierig|anspruchsvoll)$/i, 'hard'],
];

/** Translates another app's word for a difficulty. */
export const difficultyOf = (word: string): Difficulty | undefined =>
  WORDS.find(([words]) => words.test(word.trim()))?.[1];
