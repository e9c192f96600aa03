import { doubtsAbout } from '#core/generation/draft/doubts.ts';
import type { Language } from '#core/language.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';

/** Returns the doubts about a dinner for two. */
export const doubts = (lines: readonly string[], steps: readonly string[], language: Language = 'en') =>
  doubtsAbout({
    language,
    title: 'Dinner',
    lines: lines.map((line) => parseLine(line, language)),
    steps,
    servings: 2,
  });
