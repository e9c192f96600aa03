import type { Ink } from './ink.ts';

/** Part of a picture, in cells; `right` and `bottom` are exclusive. */
export type Region = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Widths and heights, in heights of a letter. */
const GUTTER = 1.1;
/** Minimum width of a column. Narrower ones have amounts, bullets or numbers, which belong to the lines beside them. */
const COLUMN = 6.5;
const COLUMN_HEIGHT = 4;

/** Finds the columns of a page, and the parts above and below them, in reading order. */
export function regionsOf(ink: Ink): readonly Region[] {
  return split(ink, { left: 0, top: 0, right: ink.columns, bottom: ink.rows });
}

function split(ink: Ink, within: Region): readonly Region[] {
  const region = fitted(ink, within);
  if (!region) return [];
  const columns = longestColumns(ink, region);
  if (!columns) return [region];
  const { gutter, top, bottom } = columns;
  return [
    ...split(ink, { ...region, bottom: top }),
    ...split(ink, { ...region, top, bottom, right: gutter }),
    ...split(ink, { ...region, top, bottom, left: gutter }),
    ...split(ink, { ...region, top: bottom }),
  ];
}

type Columns = {
  readonly top: number;
  readonly bottom: number;
  /** Leftmost x of the right column. */
  readonly gutter: number;
};

/** Finds the highest part of a region through which a white gutter runs. */
function longestColumns(ink: Ink, region: Region): Columns | undefined {
  const bands = bandsIn(ink, region);
  let longest: Columns | undefined;
  for (const [at, { top }] of bands.entries()) {
    const used = new Uint8Array(ink.columns);
    for (const { top: from, bottom } of bands.slice(at)) {
      markUsed(ink, { ...region, top: from, bottom }, used);
      const gutter = gutterIn(ink, region, used);
      if (gutter === undefined) break;
      const height = bottom - top;
      const isLonger = height > (longest ? longest.bottom - longest.top : 0);
      if (isLonger && areColumns(ink, { ...region, top, bottom }, gutter)) longest = { top, bottom, gutter };
    }
  }
  return longest;
}

/** Finds runs of rows with print. A run is a line, or several lines if they are slanted. */
function bandsIn(ink: Ink, region: Region): { top: number; bottom: number }[] {
  const bands: { top: number; bottom: number }[] = [];
  for (let row = region.top; row < region.bottom; row += 1) {
    if (!hasInk(ink, { ...region, top: row, bottom: row + 1 })) continue;
    const last = bands.at(-1);
    if (last?.bottom === row) last.bottom += 1;
    else bands.push({ top: row, bottom: row + 1 });
  }
  return bands;
}

function markUsed({ columns, cells }: Ink, { left, top, right, bottom }: Region, used: Uint8Array): void {
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      if (cells[row * columns + column] === 1) used[column] = 1;
    }
  }
}

/** Returns the middle of the widest white strip that leaves room for a column on both sides. */
function gutterIn({ letter }: Ink, { left, right }: Region, used: Uint8Array): number | undefined {
  let widest = { from: 0, to: 0 };
  let from = left;
  for (let column = left; column <= right; column += 1) {
    if (column < right && used[column] !== 1) continue;
    const hasRoom = from - left >= COLUMN * letter && right - column >= COLUMN * letter;
    if (hasRoom && column - from > widest.to - widest.from) widest = { from, to: column };
    from = column + 1;
  }
  const isWide = widest.to - widest.from >= GUTTER * letter;
  return isWide ? Math.round((widest.from + widest.to) / 2) : undefined;
}

function areColumns(ink: Ink, region: Region, gutter: number): boolean {
  return [
    { ...region, right: gutter },
    { ...region, left: gutter },
  ].every((side) => {
    const column = fitted(ink, side);
    return column && column.bottom - column.top >= COLUMN_HEIGHT * ink.letter;
  });
}

/** Returns the smallest region around the print in a region. */
function fitted(ink: Ink, { left, top, right, bottom }: Region): Region | undefined {
  const found = { left: right, top: bottom, right: left, bottom: top };
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      if (ink.cells[row * ink.columns + column] !== 1) continue;
      found.left = Math.min(found.left, column);
      found.right = Math.max(found.right, column + 1);
      found.top = Math.min(found.top, row);
      found.bottom = Math.max(found.bottom, row + 1);
    }
  }
  return found.right > found.left ? found : undefined;
}

const hasInk = (ink: Ink, { left, top, right, bottom }: Region): boolean => {
  for (let row = top; row < bottom; row += 1) {
    const cells = ink.cells.subarray(row * ink.columns + left, row * ink.columns + right);
    if (cells.includes(1)) return true;
  }
  return false;
};
