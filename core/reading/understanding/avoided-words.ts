import { guardsFor, type Guard, type Hit, type JudgedLine } from '../../guard/guard.ts';
import { normalText } from '../../language/normal-text.ts';
import type { Avoid } from '../../nutrition/avoid.ts';

/** Word of a recipe that names what a cook avoids. */
export type AvoidedWord = {
  /** As the recipe writes it. */
  readonly word: string;
  /** Allergen, or the cook's own word. */
  readonly reason: string;
};

type WordsOfRecipe = {
  readonly title: string;
  readonly lines: readonly Omit<JudgedLine, 'plain'>[];
  readonly steps: readonly string[];
};

/** Returns the words of a recipe that name what a cook avoids: by the foods of the lines, and by words everywhere. */
export function avoidedWords(recipe: WordsOfRecipe, avoid: Avoid): readonly AvoidedWord[] {
  const guardOf = guardsFor(avoid.words);
  // A guard tells only the first thing that it finds in a text, so each has one of its own.
  return [
    ...avoid.allergens.map((reason) => ({ reason, only: { allergens: [reason], words: [] } })),
    ...avoid.words.map((reason) => ({ reason, only: { allergens: [], words: [reason] } })),
  ].flatMap(({ reason, only }) => {
    const guard = guardOf({ dietaryPreferences: [], avoid: only });
    return wordsOf(recipe, guard).map((word) => ({ word, reason }));
  });
}

/** Reasons that have nothing to do with what a cook avoids: dangers, and claims that our own recipes do not make. */
const OF_OURS: ReadonlySet<Hit['reason']> = new Set(['claim', 'inedible', 'wild', 'foraged']);

function wordsOf({ title, lines, steps }: WordsOfRecipe, guard: Guard): readonly string[] {
  const ofLines = lines.flatMap((line) => {
    const hit = guard.line(line);
    return isAvoided(hit) ? [wordIn([line.name, line.note].join(', '), hit.word) ?? line.name] : [];
  });
  const ofTexts = [{ text: title, hit: guard.title(title) }]
    .concat(steps.map((text) => ({ text, hit: guard.step(text) })))
    .flatMap(({ text, hit }) => (isAvoided(hit) ? [wordIn(text, hit.word) ?? hit.word] : []));
  return [...new Map([...ofLines, ...ofTexts].map((word) => [word.toLowerCase(), word])).values()];
}

const isAvoided = (hit: Hit | undefined): hit is Hit => hit !== undefined && !OF_OURS.has(hit.reason);

/** Returns the words of a text that the guard has found, as they are written there. */
function wordIn(text: string, found = ''): string | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)];
  const length = found.split(/[ |]/).length;
  for (const [at, { index }] of words.entries()) {
    const last = words[at + length - 1];
    if (!last) return undefined;
    const written = text.slice(index, last.index + last[0].length);
    if (normalText(written) === found) return written;
  }
  return undefined;
}
