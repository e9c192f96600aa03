import { ABOUT } from '../../language/about.ts';

export type SplitLine = { readonly main: string; readonly asides: readonly string[] };

/** Weight of each, outside of brackets: "à 150 g", "je ca. 400 g". */
const EACH = new RegExp(
  String.raw`\s(?:à|á|zu je|je|a)\s(?:${ABOUT}\s)?\d[\d.,]{0,8}\s?-?\s?(?:\d[\d.,]{0,8}\s?)?(?:g|kg|ml|cl|l|oz|lb)(?![\p{L}\d])`,
  'iu',
);

/** Extracts texts in brackets and the weight of each from a line. An open bracket ends with the line. */
export function splitLine(line: string): SplitLine {
  const asides: string[] = [];
  let main = '';
  let aside = '';
  let depth = 0;
  for (const letter of line.replace(/^\((\d{1,3})\s?[x×]?\)/i, '$1')) {
    if (letter === '(' || letter === '[') depth += 1;
    else if ((letter === ')' || letter === ']') && depth > 0) {
      depth -= 1;
      if (depth === 0) {
        asides.push(aside.trim());
        aside = '';
        main += ' ';
      }
    } else if (depth > 0) aside += letter;
    else main += letter;
  }
  if (aside.trim()) asides.push(aside.trim());
  const each = EACH.exec(main)?.[0];
  const rest = each === undefined ? main : main.replace(each, ' ');
  return {
    main: rest
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[,;:])/g, '')
      .trim(),
    asides: [...(each === undefined ? [] : [each.trim()]), ...asides].filter(Boolean),
  };
}
