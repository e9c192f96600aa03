import type { Language } from '../../language.ts';
import { MESSAGE_WORDS } from '../../recipe/formats/message-words.ts';

type MessageLine = { text: string; section?: string };

type Facts = { yields: string; prepTime?: number; activeTime?: number };
type Source = { author?: string; site?: string; url?: string };

type Message = Facts &
  Source & {
    title: string;
    ingredients: MessageLine[];
    instructions: MessageLine[];
    tags: string[];
    language: Language;
  };

/**
 * Reads a recipe that our app has written as a message; nothing is guessed.
 * @returns undefined for any other text
 */
export function readMessage(text: string): Message | undefined {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const language = lines.includes(MESSAGE_WORDS.de.ingredients) ? 'de' : 'en';
  const { ingredients, instructions } = MESSAGE_WORDS[language];
  const [title = '', ...rest] = lines;
  const list = rest.indexOf(ingredients);
  const facts = factsIn(rest.slice(0, Math.max(list, 0)), language);
  if (list < 1 || !facts) return undefined;
  const found = partsIn(rest.slice(list + 1), instructions);
  const source = sourceIn(found.rest, language);
  if (found.ingredients.length === 0 || !source) return undefined;
  return {
    title,
    ...facts,
    ...source,
    ingredients: found.ingredients,
    instructions: found.instructions,
    tags: [],
    language,
  };
}

function factsIn([first = '', ...times]: readonly string[], language: Language): Facts | undefined {
  const { serving, servings, total, active, minutes } = MESSAGE_WORDS[language];
  const [, count, word] = /^(\d{1,3}) (\p{L}+)$/u.exec(first) ?? [];
  if (count === undefined || (word !== serving && word !== servings)) return undefined;
  const facts: Facts = { yields: first };
  for (const line of times) {
    const [, label, time] = /^([^:]{1,20}): (\d{1,5}) /.exec(line) ?? [];
    if (time === undefined || !line.endsWith(` ${minutes}`)) return undefined;
    if (label === total) facts.prepTime = Number(time);
    else if (label === active) facts.activeTime = Number(time);
    else return undefined;
  }
  return facts;
}

/** Reads ingredients and steps, up to the first other line. */
function partsIn(
  lines: readonly string[],
  heading: string,
): {
  readonly ingredients: MessageLine[];
  readonly instructions: MessageLine[];
  readonly rest: readonly string[];
} {
  const ingredients: MessageLine[] = [];
  const instructions: MessageLine[] = [];
  let section: string | undefined;
  let isInSteps = false;
  for (const [at, line] of lines.entries()) {
    const text = textAfter(isInSteps ? `${instructions.length + 1}.` : '•', line);
    if (text !== undefined)
      (isInSteps ? instructions : ingredients).push({ text, ...(section !== undefined && { section }) });
    else if (!isInSteps && line === heading) {
      isInSteps = true;
      section = undefined;
    } else if (line.endsWith(':')) section = line.slice(0, -1);
    else return { ingredients, instructions, rest: lines.slice(at) };
  }
  return { ingredients, instructions, rest: [] };
}

const textAfter = (mark: string, line: string): string | undefined =>
  line.startsWith(`${mark} `) ? line.slice(mark.length + 1) : undefined;

function sourceIn(lines: readonly string[], language: Language): Source | undefined {
  const { by, source } = MESSAGE_WORDS[language];
  const found: Source = {};
  for (const line of lines) {
    const [author, site] = [textAfter(by, line), textAfter(`${source}:`, line)];
    if (author !== undefined) found.author = author;
    else if (site !== undefined) found.site = site;
    else if (/^https?:\/\/\S+$/i.test(line)) found.url = line;
    else return undefined;
  }
  return found;
}
