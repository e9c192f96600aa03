import { withinLimits } from './limits.ts';
import { readMessage } from './text/message.ts';
import { plainText, tidy } from './text/plain-text.ts';
import { withoutBullet, withSections } from './raw-lines.ts';
import type { RawLine, RawRecipe } from './raw-recipe.ts';
import { languageOf } from './recipe-language.ts';
import { withoutMarks } from './text/without-marks.ts';
import type { TextLine } from './text/text-line.ts';
import { startsWithAmount, withAmountsJoined } from './text-amounts.ts';
import { isTitle, timesIn, yieldsIn } from './text-facts.ts';
import { ingredientParts, stepParts } from './text-parts.ts';
import { isNoise } from './text/text-words.ts';

/** Longest text that is read, in characters. */
const MAX_TEXT = 400_000;
const MAX_LINES = 6_000;
const MAX_LINE = 10_000;

/** Begins the signature of a mail. */
const SIGNATURE = /\n-- ?\r?\n/;

/**
 * Reads the recipe of a pasted text in English or German.
 * @returns undefined if it has no lines with amounts, or no title
 */
export function readText(text: string): RawRecipe | undefined {
  const message = readMessage(text.slice(0, MAX_TEXT));
  if (message) return withinLimits(message);
  let isAfterGap = false;
  const [letter = ''] = plainText(text.slice(0, MAX_TEXT)).split(SIGNATURE);
  const lines = letter.split(/\r\n|[\r\n\u0085]/).flatMap((line): readonly TextLine[] => {
    const read = { text: tidy(withoutMarks(line.trim().slice(0, MAX_LINE))), isAfterGap };
    isAfterGap = read.text === '';
    return isAfterGap ? [] : [read];
  });
  const recipe = readLines(lines);
  return recipe && withinLimits(recipe);
}

/** Reads the recipe in the lines of a text or a page. */
export function readLines(all: readonly TextLine[]): RawRecipe | undefined {
  const lines = all
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, text: withoutBullet(line.text) }))
    .filter(({ text }) => text !== '' && !isNoise(text));
  const found = ingredientParts(lines);
  if (!found) return undefined;
  const steps = stepParts(lines, found);
  const head = lines.slice(0, Math.min(found.from, steps?.from ?? found.from));
  const facts = lines.slice(0, Math.max(found.to, steps?.from ?? 0)).map(({ text }) => text);
  const recipe: RawRecipe = {
    title: head.find(({ text }) => isTitle(text))?.text ?? '',
    ingredients: withAmountsJoined(withSections(found.lines)),
    instructions: [...(steps?.lines ?? [])],
    ...yieldsIn(facts),
    ...timesIn(facts),
    tags: [],
  };
  if (!isPlausible(recipe.ingredients)) return undefined;
  const language = languageOf(recipe);
  return { ...recipe, ...(language && { language }) };
}

/** A list without amounts, or of sentences, is no list of ingredients. */
function isPlausible(lines: readonly RawLine[]): boolean {
  const measured = lines.filter(({ text }) => startsWithAmount(text)).length;
  return lines.length >= 2 && measured >= 2 && measured >= lines.length / 4;
}
