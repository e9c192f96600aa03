import type { Language } from '../../language.ts';
import { lineText, type Line } from '../lines/line.ts';
import { parseLine } from '../lines/parse-line.ts';
import type { Recipe } from '../recipe.ts';
import { typedSections } from '../sections.ts';

/** Line of a typed recipe. `was`: index in the edited recipe if the text is unchanged. */
export type TypedLine = { readonly line: Line; readonly was?: number };

/** Reads typed ingredients. A line with an unchanged text keeps its food and weight, wherever it stands. */
export function typedLines(
  typed: readonly string[],
  language: Language,
  edited?: Pick<Recipe, 'lines' | 'language'>,
): readonly TypedLine[] {
  const unchanged = Map.groupBy((edited?.lines ?? []).keys(), (index) => {
    const line = edited?.lines[index];
    return line && edited ? comparable(lineText(line, edited.language)) : '';
  });
  return typedSections(typed).map(({ text, section }) => {
    const was = unchanged.get(comparable(text))?.shift();
    const former = was === undefined ? undefined : edited?.lines[was];
    const { section: _, ...line } = former ?? readLine(text, language);
    return {
      line: { ...line, ...(section !== undefined && { section }) },
      ...(former && was !== undefined && { was }),
    };
  });
}

function readLine(text: string, language: Language): Line {
  const { role: _, ...line } = parseLine(text, language);
  return { ...line, name: line.name || text, text };
}

/** Returns saved lines by their texts, in the form that `typedLines` compares. */
export const byText = (lines: readonly Line[], language: Language): ReadonlyMap<string, Line> =>
  new Map(lines.toReversed().map((line) => [comparable(lineText(line, language)), line]));

/** Removes invisible differences: our own texts have no-break spaces. */
export const comparable = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
