import type { PartLine, DraftPart, RecipeDraft } from '../../../offline/recipe-draft.ts';
import { linesIn, partOf } from '../../../drafts/draft.ts';

type Lists = Pick<RecipeDraft, 'ingredients' | 'steps'>;

/**
 * Turns an ingredient into a step. It goes before the other steps, as in the text, but after lines that were moved
 * earlier.
 * @param moved keys of the lines that became steps
 */
export function asStep({ ingredients, steps }: Lists, key: string, moved: ReadonlySet<string>): Lists {
  const line = linesIn(ingredients).find((each) => each.key === key);
  if (!line) return { ingredients, steps };
  const [first = partOf('', []), ...others] = withoutEmpty(steps);
  const before = first.lines.findIndex((each) => !moved.has(each.key));
  const at = before < 0 ? first.lines.length : before;
  return {
    ingredients: without(ingredients, key),
    steps: [{ ...first, lines: first.lines.toSpliced(at, 0, settled(line)) }, ...others],
  };
}

/** Turns a step into the last ingredient. */
export function asIngredient({ ingredients, steps }: Lists, key: string): Lists {
  const line = linesIn(steps).find((each) => each.key === key);
  if (!line) return { ingredients, steps };
  const parts = withoutEmpty(ingredients);
  const last = parts.at(-1) ?? partOf('', []);
  return {
    ingredients: [...parts.slice(0, -1), { ...last, lines: [...last.lines, settled(line)] }],
    steps: without(steps, key),
  };
}

/** Drops the doubt, because it was about an ingredient or step. */
const settled = ({ key, text }: PartLine): PartLine => ({ key, text });

const without = (parts: readonly DraftPart[], key: string): readonly DraftPart[] =>
  parts.map((part) => ({ ...part, lines: part.lines.filter((line) => line.key !== key) }));

const withoutEmpty = (parts: readonly DraftPart[]): readonly DraftPart[] =>
  parts.map((part) => ({ ...part, lines: part.lines.filter(({ text }) => text.trim() !== '') }));
