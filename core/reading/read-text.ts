import { withFrontMatterTold } from './json/front-matter.ts';
import { withinLimits } from './limits.ts';
import { pastedLines, type PastedLines } from './pasted/pasted-lines.ts';
import { sentencesOf } from './pasted/lists-in-lines.ts';
import { namedByPart, namedIn } from './pasted/title.ts';
import { withoutBullet, withoutHeadings } from './raw-lines.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { languageOf } from './recipe-language.ts';
import { readMessage } from './text/message.ts';
import type { TextLine } from './text/text-line.ts';
import { isNoise } from './text/text-words.ts';
import { withAmountsJoined } from './text-amounts.ts';
import { isTitle, startsWithAmount } from './text/line-kinds.ts';
import { timesIn, yieldsIn } from './text-facts.ts';
import { yieldTold } from './text/yield-told.ts';
import { ingredientParts, stepParts, type Part } from './text-parts.ts';

/** Longest text that is read, in characters. */
const MAX_TEXT = 400_000;
const MAX_LINES = 6_000;

/**
 * Reads the recipe of a pasted text in English or German. Its title is empty if the text names no dish.
 * @returns undefined if it has no lines with amounts
 */
export function readText(text: string): RawRecipe | undefined {
  const message = readMessage(text.slice(0, MAX_TEXT));
  if (message) return withinLimits(message);
  const recipe = readPasted(pastedLines(withFrontMatterTold(text.slice(0, MAX_TEXT))));
  return recipe && withinLimits(recipe, 'may lack its title');
}

function readPasted({ lines, language }: PastedLines): RawRecipe | undefined {
  const found = ingredientParts(lines);
  const steps = found && stepParts(lines, found);
  if (!found || !isPlausible(found, steps)) return undefined;
  const head = headOf(lines, found, steps);
  const named = namedIn(head, language);
  const recipe = {
    ...yieldsBehind(lines, steps),
    ...recipeOf(lines, found, steps),
    ...notesIn(lines),
    ...named,
  };
  const [part, ...others] = new Set(recipe.ingredients.map(({ section }) => section));
  if (named.title !== '' || part === undefined || others.length > 0) return recipe;
  return {
    ...recipe,
    title: namedByPart(part, language),
    ingredients: recipe.ingredients.map(({ text }) => ({ text })),
  };
}

function notesIn(lines: readonly TextLine[]): Pick<RawRecipe, 'notes'> {
  const notes = lines.flatMap(({ text, role }) => (role === 'note' ? [text] : []));
  return notes.length > 0 ? { notes: notes.join('\n') } : {};
}

/** "Makes 6 jars" may stand at the end. */
function yieldsBehind(lines: readonly TextLine[], steps: Part | undefined): Pick<RawRecipe, 'yields'> {
  const [yields] = lines
    .slice(steps?.from ?? 0)
    .flatMap(({ text }) => sentencesOf(text))
    .flatMap((sentence) => yieldTold(sentence) ?? []);
  return yields === undefined ? {} : { yields };
}

/** A list that is called so needs one amount. One without a heading is told by its amounts alone. */
function isPlausible({ lines }: Part, steps: Part | undefined): boolean {
  const least = steps && steps.lines.length > 0 ? 1 : 2;
  const measured = lines.filter(({ text, role }) => role === 'ingredient' || startsWithAmount(text)).length;
  return lines.length >= 2 && measured >= least && measured >= lines.length / 4;
}

/** Reads the recipe in the lines of a page. */
export function readLines(all: readonly TextLine[]): RawRecipe | undefined {
  const lines = all
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, text: withoutBullet(line.text) }))
    .filter(({ text }) => text !== '' && !isNoise(text));
  const found = ingredientParts(lines, 2);
  const steps = found && stepParts(lines, found);
  if (!found || !isMeasured(found)) return undefined;
  const title = headOf(lines, found, steps).find(({ text }) => isTitle(text))?.text ?? '';
  return { ...recipeOf(lines, found, steps), title };
}

/** A list without amounts, or of sentences, is no list of ingredients. */
function isMeasured({ lines }: Part): boolean {
  const measured = lines.filter(({ text }) => startsWithAmount(text)).length;
  return lines.length >= 2 && measured >= 2 && measured >= lines.length / 4;
}

const headOf = (lines: readonly TextLine[], found: Part, steps: Part | undefined): readonly TextLine[] =>
  lines.slice(0, Math.min(found.from, steps?.from ?? found.from));

function recipeOf(
  lines: readonly TextLine[],
  found: Part,
  steps: Part | undefined,
): Omit<RawRecipe, 'title'> {
  const facts = lines
    .slice(0, Math.max(found.to, steps?.from ?? 0))
    .flatMap(({ text, role }) => (role === 'ingredient' ? [] : [text]));
  const recipe = {
    ingredients: withAmountsJoined(withoutHeadings(found.lines)),
    instructions: [...(steps?.lines ?? [])],
    ...yieldsIn(facts),
    ...timesIn(facts),
    tags: [],
  };
  const language = languageOf({ title: '', ...recipe });
  return { ...recipe, ...(language && { language }) };
}
