import type { Line } from '../lines/line.ts';
import { isGeneric, lineNames, type LineNames, type Naming } from './line-names.ts';
import { wordsOf } from './step-stems.ts';

export type NumberedLine = { readonly line: Line; readonly number: number };

/**
 * Splits the lines of a recipe into those that a step names and the others. A hint, based on words alone. The head noun
 * of a name decides; a head that many foods share, such as "powder", also needs the words before it. Names are prepared
 * once per list of lines; linear in the length of the step.
 * @param section section of the step: "the flour" is then that of the dough
 */
export function linesOfStep(
  step: string,
  lines: readonly Line[],
  section?: string,
): { named: readonly NumberedLine[]; others: readonly NumberedLine[] } {
  const kept = new Set(linesNamed(step, lines, section));
  const numbered = lines.map((line, number) => ({ line, number }));
  const { named = [], others = [] } = Object.groupBy(numbered, ({ number }) =>
    kept.has(number) ? 'named' : 'others',
  );
  return { named, others };
}

export function linesNamed(text: string, lines: readonly Line[], section?: string): readonly number[] {
  const names = lineNames(lines);
  const words = wordsOf(text);
  const meant = new Set(withoutWeaker(spansOf(words, names), words, names).map(({ of }) => of));
  const own = new Set(
    [...meant].filter(({ bySection }) => bySection.has(section)).map(({ food, name }) => food ?? name),
  );
  return [...meant].flatMap(({ food, name, all, bySection }) =>
    own.has(food ?? name) ? (bySection.get(section) ?? []) : all,
  );
}

/** Words of a step that name lines, with their positions. */
type Span = Pick<Naming, 'of' | 'how' | 'meant'> & {
  readonly from: number;
  readonly to: number;
  /** True if it covers all words of the name. */
  readonly isWhole: boolean;
};

const MOST_BEFORE = 8;

const spansOf = (words: readonly string[], names: LineNames): readonly Span[] =>
  words.flatMap((word, to) =>
    names.namedBy(word).flatMap(({ of, how, meant, before, hasBefore }) => {
      let from = to;
      while (from > 0 && to - from < MOST_BEFORE && hasBefore(words[from - 1] ?? '')) from -= 1;
      names.work(1 + to - from);
      const isBare = from === to && before > 0;
      return isBare && isGeneric(word) ? [] : [{ of, how, meant, from, to, isWhole: before === 0 }];
    }),
  );

/** Drops weaker matches inside stronger ones: "curry powder" names no stock powder, "rice vinegar" no rice. */
function withoutWeaker(spans: readonly Span[], words: readonly string[], names: LineNames): readonly Span[] {
  const longest = longestByEnd(spans, words.length);
  const beside = Map.groupBy(spans, ({ from, to }) => from * words.length + to);
  return spans.filter((span) => {
    const { from, to, how, of, meant, isWhole } = span;
    names.work(MOST_BEFORE);
    if (isHeld(span, longest)) return false;
    if (how === 'same' && (from < to || isWhole)) return true;
    const rivals = (beside.get(from * words.length + to) ?? []).filter((other) => other.of !== of);
    names.work(rivals.length);
    if (how === 'part' && rivals.some((other) => other.how === 'same')) return false;
    if (rivals.length === 0 || from < to || isWhole) return true;
    // "Season with pepper" means the spice, even if the recipe has peppers; "pepper strips" means the vegetable.
    const isMeant = ({ food }: Span['of']) => (food === meant) !== PIECES.has(words[to + 1] ?? '');
    return meant === undefined || isMeant(of) || !rivals.some((other) => isMeant(other.of));
  });
}

/** Returns for each word the longest span that ends there, and the longest one of other lines. */
function longestByEnd(spans: readonly Span[], words: number): readonly (readonly Span[])[] {
  const longest = Array.from({ length: words }, (): readonly Span[] => []);
  for (const span of spans) {
    const [first, second] = longest[span.to] ?? [];
    if (!first) longest[span.to] = [span];
    else if (span.from < first.from)
      longest[span.to] = [span, ...(first.of === span.of ? (second ? [second] : []) : [first])];
    else if (first.of !== span.of && (!second || span.from < second.from)) longest[span.to] = [first, span];
  }
  return longest;
}

/**
 * Tells whether a longer span of other lines contains a span. A span has at most `MOST_BEFORE` words before its last.
 */
function isHeld({ of, from, to }: Span, longest: readonly (readonly Span[])[]): boolean {
  for (let end = to; end <= to + MOST_BEFORE && end < longest.length; end += 1) {
    for (const other of longest[end] ?? [])
      if (other.of !== of && other.from <= from && (other.from < from || end > to)) return true;
  }
  return false;
}

const PIECES = new Set(['strips', 'slices', 'rounds', 'rings', 'pieces', 'chunks', 'halves', 'wedges']);
