import { DEFAULT_LANGUAGE, type Language } from '../language.ts';
import { languageOfText } from '../language/text-language.ts';
import { rolesOf, type Role } from './pasted/best-roles.ts';
import { withoutCount } from './pasted/line-features.ts';
import { withoutAsides } from './pasted/notes.ts';
import { asSteps, withoutHeadings } from './raw-lines.ts';
import type { RawLine, RawRecipe } from './raw-recipe.ts';
import { languageOf } from './recipe-language.ts';
import { withAmountsJoined } from './text-amounts.ts';
import { timesIn, yieldsIn } from './text-facts.ts';
import type { TextLine } from './text/text-line.ts';
import { isIngredientsHeading, isStepsHeading } from './text/text-words.ts';

/** A text split into title, ingredients and other lines, and the recipe read from them. */
export type Parts = {
  readonly title: TextLine | undefined;
  readonly items: readonly RawLine[];
  /** Lines before the list that are not the title. */
  readonly ahead: readonly TextLine[];
  /** Lines from the first step on. */
  readonly behind: readonly TextLine[];
  readonly beside: readonly TextLine[];
  readonly recipe: Omit<RawRecipe, 'title'>;
};

/** Splits the lines of a text or a page into title, ingredients and steps. */
export function partsOf(
  lines: readonly TextLine[],
  language = languageIn(lines),
  itemsOf: (line: string, language: Language) => readonly string[] = (line) => [line],
): Parts {
  const roles = rolesOf(lines, language);
  const at = (...wanted: readonly Role[]) =>
    lines.filter((_, place) => wanted.includes(roles[place] ?? 'after'));
  const under = (heading: Role, own: Role, read: (line: TextLine) => readonly RawLine[]) =>
    lines.flatMap((line, place) =>
      roles[place] === heading ? headingOf(line) : roles[place] === own ? read(line) : [],
    );
  const uncounted = ({ text, role }: TextLine): readonly RawLine[] =>
    (role ? [text] : itemsOf(withoutCount(text), language)).map((item) => ({ text: item }));
  const firstStep = roles.indexOf('step');
  const end = Math.max(firstStep, roles.lastIndexOf('ingredient') + 1);
  const isFact = (_: TextLine, place: number) => roles[place] !== 'ingredient' && roles[place] !== 'step';
  const facts = lines
    .slice(0, end)
    .filter(isFact)
    .map(({ text }) => text);
  const recipe = {
    ingredients: withAmountsJoined(withoutHeadings(under('list', 'ingredient', uncounted))),
    instructions: asSteps(under('method', 'step', withoutAsides)),
    ...yieldsIn(facts),
    ...timesIn(facts),
    tags: [],
  };
  const told = languageOf({ title: '', ...recipe });
  return {
    title: at('title')[0],
    ahead: at('before'),
    items: at('ingredient').flatMap(uncounted),
    behind: firstStep < 0 ? [] : lines.slice(firstStep),
    beside: at('aside', 'after'),
    recipe: { ...recipe, ...(told && { language: told }) },
  };
}

const languageIn = (lines: readonly TextLine[]): Language =>
  languageOfText(lines.map(({ text }) => text).join('\n')) ?? DEFAULT_LANGUAGE;

/** “Ingredients” and “Method” are headings, but not names of sections. */
const headingOf = ({ text }: TextLine): readonly RawLine[] =>
  isIngredientsHeading(text) || isStepsHeading(text) ? [] : [{ text: `${text.replace(/:$/, '')}:` }];
