import { lettersOf } from './text/plain-text.ts';
import type { RawLine, RawRecipe } from './raw-recipe.ts';
import { readLines } from './read-text.ts';
import { startsWithAmount } from './text/line-kinds.ts';
import type { TextLine } from './text/text-line.ts';
import { timesIn, yieldsIn } from './text-facts.ts';
import { partsOf } from './text-parts.ts';
import { isIngredientsHeading, isNoise, isStepsHeading } from './text/text-words.ts';
import type { Work } from './text/work.ts';

/** Maximum distance on the page between two lines of the recipe, in lines. */
const MAX_GAP = 4;
const LONGEST_HEADING = 80;
const LONGEST_FACT = 40;

/** Line of the page with its letters and digits, for comparison. */
export type ShownLine = TextLine & { readonly letters: string };

/** Completes machine-readable data by the visible text: headings of parts, and amounts that were lost. */
export function withPageLists(recipe: RawRecipe, shown: readonly ShownLine[], work: Work): RawRecipe {
  const texts = shown.map(({ text }) => text).filter((text) => text.length <= LONGEST_FACT);
  return {
    ...(recipe.yields === undefined && yieldsIn(texts)),
    ...(recipe.prepTime === undefined && timesIn(texts)),
    ...recipe,
    ingredients: completed(recipe.ingredients, shown, work),
    instructions: withHeadings(recipe.instructions, shown, work),
  };
}

/** Adds ingredients, their amounts or steps that only the text of the page has. */
export function completedFrom(recipe: RawRecipe, shown: readonly ShownLine[], work: Work): RawRecipe {
  const ingredients = measured(recipe.ingredients, shown, work);
  if (recipe.instructions.length > 0 || ingredients.length === 0) return { ...recipe, ingredients };
  const places = placesOf(ingredients, { shown, shows: showsIngredient, work });
  // If the page does not show the list, the steps cannot be found by their place: they need a heading.
  if (!places && !shown.some(({ text }) => isStepsHeading(text))) return { ...recipe, ingredients };
  const listed = new Set(places);
  const lines = shown.map((line, at): TextLine => (listed.has(at) ? { ...line, role: 'ingredient' } : line));
  return { ...recipe, ingredients, instructions: partsOf(lines).recipe.instructions };
}

/** If no ingredient has an amount, returns the list of the text, provided that it names all of them. */
function measured(stated: RawLine[], lines: readonly ShownLine[], work: Work): RawLine[] {
  if (stated.some(({ text }) => startsWithAmount(text))) return stated;
  const shown = readLines(lines)?.ingredients ?? [];
  const letters = lettersOf(shown.map(({ text }) => text).join(' '));
  const namesAll = stated.every(
    ({ text }) => work.spend(letters.length) && letters.includes(lettersOf(text)),
  );
  return namesAll ? shown : stated;
}

function completed(stated: RawLine[], shown: readonly ShownLine[], work: Work): RawLine[] {
  const places = placesOf(stated, { shown, shows: showsIngredient, work });
  if (!places) return stated;
  const lines = stated.map((line, at) => {
    const text = shown[places[at] ?? -1]?.text ?? line.text;
    return isRicher(text, line.text) ? { ...line, text } : line;
  });
  return withSectionsAt(lines, places, shown);
}

function withHeadings(stated: RawLine[], shown: readonly ShownLine[], work: Work): RawLine[] {
  const places = placesOf(stated, { shown, shows: (line, letters) => line.letters === letters, work });
  return places ? withSectionsAt(stated, places, shown) : stated;
}

const showsIngredient = (line: ShownLine, letters: string): boolean =>
  line.letters.length <= letters.length + 150 && line.letters.includes(letters);

/** True if the shown line ends with the stated one and has an amount in front. */
function isRicher(shown: string, stated: string): boolean {
  const [long, short] = [lettersOf(shown), lettersOf(stated)];
  return (
    long.length > short.length &&
    long.length <= short.length + 16 &&
    long.endsWith(short) &&
    startsWithAmount(shown)
  );
}

/** Lines of the page to search, and the test for a match. */
type Search = {
  readonly shown: readonly ShownLine[];
  readonly shows: (line: ShownLine, letters: string) => boolean;
  readonly work: Work;
};

/**
 * Returns the index of the shown line for each stated line, if all are shown in order. Of several places the closest
 * together counts, of equally close ones the last.
 */
function placesOf(stated: readonly RawLine[], search: Search): readonly number[] | undefined {
  const { shown, shows, work } = search;
  const letters = stated.map(({ text }) => lettersOf(text));
  const [first] = letters;
  if (first === undefined || letters.includes('')) return undefined;
  let best: readonly number[] | undefined;
  for (let start = shown.length - 1; start >= 0 && work.spend(); start -= 1) {
    const line = shown[start];
    if (!line || !shows(line, first)) continue;
    const places = placesFrom(start, letters, search);
    if (places && (!best || spanOf(places) < spanOf(best))) best = places;
    if (best && spanOf(best) < letters.length) return best;
  }
  return best;
}

const spanOf = (places: readonly number[]): number => (places.at(-1) ?? 0) - (places[0] ?? 0);

/** Characters compared for one unit of the budget. */
const COMPARED = 64;

function placesFrom(
  start: number,
  letters: readonly string[],
  { shown, shows, work }: Search,
): readonly number[] | undefined {
  const places: number[] = [];
  let next = start;
  for (const each of letters) {
    const end = Math.min(shown.length, next + MAX_GAP);
    let at = next;
    for (let line = shown[at]; at < end && line && !shows(line, each); line = shown[at]) {
      if (!work.spend(1 + line.letters.length / COMPARED)) return undefined;
      at += 1;
    }
    if (at >= end || !work.spend()) return undefined;
    places.push(at);
    next = at + 1;
  }
  return places;
}

/** Names the sections after the headings between the lines, unless the recipe has sections. */
function withSectionsAt(
  lines: readonly RawLine[],
  places: readonly number[],
  shown: readonly ShownLine[],
): RawLine[] {
  if (lines.some(({ section }) => section !== undefined)) return [...lines];
  const isList = lines.every((_, at) => shown[places[at] ?? -1]?.isItem);
  let section: string | undefined;
  const named = lines.map((line, at) => {
    const heading = shown[(places[at] ?? 0) - 1];
    const isNew = heading && places[at - 1] !== (places[at] ?? 0) - 1;
    if (isNew && isPartName(heading, isList)) section = heading.text.replace(/\s*:$/, '');
    return section === undefined ? line : { ...line, section };
  });
  const names = new Set(named.map((line) => line.section));
  return names.size > 1 || lines.length === 0 ? named : [...lines];
}

const isPartName = ({ text, level, isItem }: ShownLine, isList: boolean): boolean =>
  text.length <= LONGEST_HEADING &&
  !startsWithAmount(text) &&
  !isIngredientsHeading(text) &&
  !isStepsHeading(text) &&
  !isNoise(text) &&
  (text.endsWith(':') || level !== undefined || (isList && !isItem));
