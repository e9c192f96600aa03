import type { Language } from '../language.ts';
import { withFrontMatterTold } from './json/front-matter.ts';
import { withinLimits } from './within-limits.ts';
import { hasAmount } from './pasted/amount-in-line.ts';
import { chatIn } from './pasted/chat.ts';
import { itemsIn } from './pasted/items.ts';
import { unwrapped } from './pasted/printed.ts';
import { pastedLines, type PastedLines, type Sending, type ToldRecipe } from './pasted/pasted-lines.ts';
import { withoutStamps } from './pasted/senders.ts';
import { sentencesOf } from './pasted/lists-in-lines.ts';
import { noteIn } from './pasted/notes.ts';
import { titleIn } from './pasted/title.ts';
import { recipeTold } from './told/recipe-told.ts';
import { resolvedItems } from './pasted/resolved-items.ts';
import { nameAmong } from './pasted/title-among.ts';
import { withoutBullet } from './raw-lines.ts';
import type { RawRecipe } from './raw-recipe.ts';
import { readMessage } from './text/message.ts';
import type { TextLine } from './text/text-line.ts';
import { isNoise } from './text/text-words.ts';
import { startsWithAmount } from './text/line-kinds.ts';
import { yieldTold } from './text/yield-told.ts';
import { timesIn, yieldsIn } from './text-facts.ts';
import { languageOf } from './recipe-language.ts';
import { partsOf, type Parts } from './text-parts.ts';

const MAX_TEXT = 400_000;
const MAX_LINES = 6_000;

const PASTED: Sending = { chatIn, unwrapped, itemsOf: resolvedItems, recipeTold, nameAmong };
const IN_A_FILE: Sending = { chatIn: withoutStamps, unwrapped: (lines) => lines, itemsOf: itemsIn };

/**
 * Reads the recipe of a pasted text in English or German: a chat, a mail, a scanned page. The title is empty if the
 * text names no dish.
 * @returns undefined if no lines have amounts
 */
export const readPastedText = (text: string): RawRecipe | undefined => read(text, PASTED);

/** Reads the recipe of a text in a file of recipes. */
export const readText = (text: string): RawRecipe | undefined => read(text, IN_A_FILE);

function read(text: string, sending: Sending): RawRecipe | undefined {
  const message = readMessage(text.slice(0, MAX_TEXT));
  if (message) return withinLimits(message);
  const lines = pastedLines(withFrontMatterTold(text.slice(0, MAX_TEXT)), sending);
  const recipe = readPasted(lines, sending);
  return recipe && withinLimits(recipe, 'may lack its title');
}

function readPasted(
  { lines, whole, language }: PastedLines,
  { itemsOf, ...sending }: Sending,
): RawRecipe | undefined {
  const found = partsOf(lines, language, itemsOf);
  const isListed = isPlausible(found, language);
  const items = isListed ? found.items.map(({ text }) => text) : [];
  const told = sending.recipeTold?.(whole, language, items);
  if (told) return rawOf(told);
  if (!isListed) return undefined;
  const { title, ahead, behind, beside, recipe } = found;
  const notes = beside.flatMap((line) => noteIn(line) ?? []).join('\n');
  const named = sending.nameAmong
    ? sending.nameAmong(title, ahead, language)
    : title && titleIn(title, language);
  return {
    ...yieldsIn(beside.map(({ text }) => text)),
    ...yieldsBehind(behind),
    ...recipe,
    ...(notes !== '' && { notes }),
    ...(named?.yields !== undefined && { yields: named.yields }),
    title: named?.title ?? '',
  };
}

function rawOf({ beside, ingredients, steps, ...named }: ToldRecipe): RawRecipe {
  const told = {
    ingredients: ingredients.map((text) => ({ text })),
    instructions: steps.map((text) => ({ text })),
    tags: [],
  };
  const language = languageOf({ title: '', ...told });
  return { ...named, ...told, ...timesIn(beside), ...(language && { language }) };
}

/** Finds a yield behind the steps: "Makes 6 jars". */
function yieldsBehind(lines: readonly TextLine[]): Pick<RawRecipe, 'yields'> {
  const [yields] = lines
    .flatMap(({ text }) => sentencesOf(text))
    .flatMap((sentence) => yieldTold(sentence) ?? []);
  return yields === undefined ? {} : { yields };
}

/** Accepts a list with enough amounts; fewer are enough if steps follow. */
function isPlausible({ items, recipe }: Parts, language: Language): boolean {
  const measured = items.filter(({ text }) => hasAmount(text, language)).length;
  return items.length >= 2 && measured >= (recipe.instructions.length > 0 ? 1 : items.length / 4);
}

export function readLines(all: readonly TextLine[]): RawRecipe | undefined {
  const lines = all
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, text: withoutBullet(line.text) }))
    .filter(({ text }) => text !== '' && !isNoise(text));
  const { title, items, recipe } = partsOf(lines);
  const measured = items.filter(({ text }) => startsWithAmount(text)).length;
  return measured >= 2 && measured >= items.length / 4 ? { ...recipe, title: title?.text ?? '' } : undefined;
}
