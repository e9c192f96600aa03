import type { PastedText } from '../pasted-text.ts';

/**
 * Parses texts whose lines are marked with their role: T title, I ingredient, S step, + continuation of the line
 * before, - anything else. `=>` is followed by a person's reading of the line, `¦` separates two items in it, and `I =`
 * is not a line of the text. `## name | servings` begins a text.
 */
export const markedTexts = (texts: string): readonly PastedText[] =>
  texts
    .split(/^## /mu)
    .slice(1)
    .map((text) => marked(text.trimEnd()));

function marked(block: string): PastedText {
  const [head = '', ...lines] = block.split('\n');
  const [name = '', servings] = head.split(' | ');
  const read: Record<string, string[]> = { T: [], I: [], S: [] };
  const sent: string[] = [];
  let role = '-';
  for (const line of lines) {
    const mark = line.charAt(0);
    const [text = '', meaning = text] = line.slice(2).split(' => ');
    if (text.startsWith('= ')) read[mark]?.push(...text.slice(2).split(' ¦ '));
    else {
      if (mark === '+') read[role]?.push(`${read[role]?.pop()} ${meaning}`);
      else read[(role = mark)]?.push(...meaning.split(' ¦ '));
      sent.push(text);
    }
  }
  const { T = [], I = [], S = [] } = read;
  return {
    name,
    title: T.join(' '),
    servings: Number(servings),
    ingredients: I,
    steps: S,
    text: sent.join('\n').trim(),
  };
}
