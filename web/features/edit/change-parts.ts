import type { PartLine, DraftPart } from '../../offline/recipe-draft.ts';
import { lineOf, partOf } from '../../drafts/draft.ts';

/** Ingredients or steps of a draft. */
export type Parts = readonly DraftPart[];

type Place = { readonly part: number; readonly at: number };

/** Returns the place of a line; undefined if the line is gone. */
export function placeOf(parts: Parts, key: string): Place | undefined {
  const part = parts.findIndex(({ lines }) => lines.some((line) => line.key === key));
  const at = parts[part]?.lines.findIndex((line) => line.key === key) ?? -1;
  return at < 0 ? undefined : { part, at };
}

const inPart = (parts: Parts, index: number, change: (lines: readonly PartLine[]) => PartLine[]): Parts =>
  parts.map((part, at) => (at === index ? { ...part, lines: change(part.lines) } : part));

/** Changes the text of a line, and drops its open question. */
export const rewrite = (parts: Parts, key: string, text: string): Parts =>
  parts.map((part) => ({
    ...part,
    lines: part.lines.map((line) => (line.key === key && line.text !== text ? { key, text } : line)),
  }));

/** Adds lines after another one. */
export function insertAfter(parts: Parts, key: string, lines: readonly PartLine[]): Parts {
  const place = placeOf(parts, key);
  return place ? insertAt(parts, { ...place, at: place.at + 1 }, lines) : parts;
}

/** Adds lines at a place. A place beyond the last part means its end. */
export function insertAt(parts: Parts, { part, at }: Place, lines: readonly PartLine[]): Parts {
  const index = Math.min(part, parts.length - 1);
  return inPart(parts, index, (held) => held.toSpliced(index === part ? at : held.length, 0, ...lines));
}

export function removeLine(parts: Parts, key: string): Parts {
  const place = placeOf(parts, key);
  return place ? inPart(parts, place.part, (lines) => lines.toSpliced(place.at, 1)) : parts;
}

/** Moves a line before or after another one, which may belong to another part. */
export function moveBeside(parts: Parts, key: string, beside: string, side: 'before' | 'after'): Parts {
  const from = placeOf(parts, key);
  const line = from && parts[from.part]?.lines[from.at];
  if (!line || key === beside) return parts;
  const others = removeLine(parts, key);
  const to = placeOf(others, beside);
  if (!to) return parts;
  return insertAt(others, side === 'before' ? to : { ...to, at: to.at + 1 }, [line]);
}

/** Moves a line up or down by one. At the first or last line of its part it enters the neighbouring part. */
export function moveBy(parts: Parts, key: string, by: -1 | 1): Parts {
  const from = placeOf(parts, key);
  const line = from && parts[from.part]?.lines[from.at];
  if (!from || !line) return parts;
  const others = removeLine(parts, key);
  const { length } = others[from.part]?.lines ?? [];
  const at = from.at + by;
  if (at >= 0 && at <= (length ?? 0)) return insertAt(others, { ...from, at }, [line]);
  const part = from.part + by;
  const next = others[part];
  if (!next) return parts;
  return insertAt(others, { part, at: by < 0 ? next.lines.length : 0 }, [line]);
}

/** Moves a line to the end of a part. */
export function moveToPart(parts: Parts, key: string, partKey: string): Parts {
  const from = placeOf(parts, key);
  const line = from && parts[from.part]?.lines[from.at];
  const part = parts.findIndex((each) => each.key === partKey);
  if (!line || part < 0) return parts;
  const others = removeLine(parts, key);
  return insertAt(others, { part, at: others[part]?.lines.length ?? 0 }, [line]);
}

/** Adds an empty part with an empty line at the end. */
export const addPart = (parts: Parts): Parts => [...parts, partOf('', [''])];

export const renamePart = (parts: Parts, key: string, name: string): Parts =>
  parts.map((part) => (part.key === key ? { ...part, name } : part));

/** Removes a part. Its lines join the previous part, or the next one if it was the first. */
export function removePart(parts: Parts, key: string): Parts {
  const index = parts.findIndex((part) => part.key === key);
  const part = parts[index];
  if (!part) return parts;
  if (parts.length === 1) return [{ ...part, name: '' }];
  const others = parts.toSpliced(index, 1);
  const lines = part.lines.filter(({ text }) => text.trim() !== '');
  return index === 0
    ? insertAt(others, { part: 0, at: 0 }, lines)
    : insertAt(others, { part: index - 1, at: others[index - 1]?.lines.length ?? 0 }, lines);
}

/** Replaces a line by the lines of a pasted text. */
export function pasteLines(parts: Parts, key: string, texts: readonly string[]): Parts {
  const [first = '', ...others] = texts;
  return insertAfter(rewrite(parts, key, first), key, others.map(lineOf));
}
