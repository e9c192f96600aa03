/** Word with its place on the picture, in pixels. */
export type Word = Box & { readonly text: string };

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Line = Box & { readonly words: readonly Word[] };

/** Minimum average confidence of a line's words, 0 to 100. Lines below are dirt, or parts of a drawing. */
const LEAST_SURE = 40;

type Row = { readonly line: string; readonly sure: number; readonly word: Word };

/**
 * Reads Tesseract's table of words.
 * Source: Tesseract, tab-separated output: level, page, block, paragraph, line, word, left, top, width, height,
 * confidence, text
 */
export function linesOf(table: string): readonly Line[] {
  const rows = table.split('\n').flatMap((row) => wordIn(row.split('\t')));
  return [...Map.groupBy(rows, ({ line }) => line).values()].flatMap((words) => {
    const sure = words.reduce((sum, each) => sum + each.sure, 0) / words.length;
    return sure < LEAST_SURE ? [] : [lineOf(words.map(({ word }) => word))];
  });
}

const WORD_LEVEL = '5';

function wordIn([level, , block, paragraph, line, , ...rest]: readonly string[]): readonly Row[] {
  const [left = 0, top = 0, width = 0, height = 0, sure = 0] = rest.slice(0, 5).map(Number);
  const text = rest.slice(5).join(' ').trim();
  if (level !== WORD_LEVEL || text === '') return [];
  const word = { left, top, right: left + width, bottom: top + height, text };
  return [{ line: `${block} ${paragraph} ${line}`, sure, word }];
}

export const lineOf = (words: readonly Word[]): Line => ({
  words,
  left: Math.min(...words.map(({ left }) => left)),
  top: Math.min(...words.map(({ top }) => top)),
  right: Math.max(...words.map(({ right }) => right)),
  bottom: Math.max(...words.map(({ bottom }) => bottom)),
});
