const HEADER = /^(?:MMMMM|-{5})[^\n]{0,60}\bMeal-?Master\b/i;
const PART = /^(?:MMMMM|-{5})-*\s*(?<name>\p{L}[^-\n]{1,60}?)\s*-*$/iu;
const END = /^(?:MMMMM|-{5,})\s*$/;

/** Letters of the left of two columns. */
const COLUMN = 40;
const SECOND_COLUMN = /^\s{0,7}(?:\d|[a-z]{0,2}\s{3})/i;

/**
 * Returns the texts of the recipes that Meal-Master has written, in the order of their lines: one column, parts with a colon,
 * and no lines between recipes. Any other text is the only one.
 */
export function mealMasterTexts(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const starts = lines.flatMap((line, at) => (HEADER.test(line) ? [at] : []));
  if (starts.length === 0) return [text];
  return starts.map((start, at) => plain(lines.slice(start + 1, starts[at + 1])).join('\n'));
}

function plain(lines: readonly string[]): readonly string[] {
  const told = lines
    .filter((line) => !END.test(line) && !/^\s*categories:/i.test(line))
    .map((line) => line.replace(PART, '$<name>:'));
  const list = told.findIndex((line) => /^\s*(?:yield|servings):/i.test(line));
  const columns = told.map((line, at) =>
    at > list && line.length > COLUMN && SECOND_COLUMN.test(line) && SECOND_COLUMN.test(line.slice(COLUMN))
      ? [line.slice(0, COLUMN), line.slice(COLUMN)]
      : [line, ''],
  );
  return withContinued(inOneColumn(columns));
}

/** Puts the right column of a list below the left one. */
function inOneColumn(columns: readonly (readonly string[])[]): readonly string[] {
  const last = columns.findLastIndex(([, right]) => right !== '');
  return columns.flatMap(([left = ''], at) => [
    left,
    ...(at === last ? columns.flatMap(([, right = '']) => (right === '' ? [] : [right])) : []),
  ]);
}

/** "2 c Apples" and "-peeled and sliced" are one line. */
const withContinued = (lines: readonly string[]): readonly string[] =>
  lines
    .join('\n')
    .replaceAll(/\n {6,}-+(?=\S)/g, ' ')
    .split('\n');
