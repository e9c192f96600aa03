import type { CellScores } from './network.ts';

/** Sides of the square windows in cells. */
const SIDES = [2, 3, 4, 6, 8];

/** A rectangle of cells; right and bottom are outside. */
type Window = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Mean scores of the cells in a window, and how many there are. */
export type WindowScores = { readonly cells: number; readonly scores: Float64Array };

/** Returns the mean scores of the whole picture, and of windows of several sides that overlap by two thirds. */
export function windowScores({ columns, rows, scores }: CellScores): readonly WindowScores[] {
  const classes = scores.length / (columns * rows);
  const sums = sumsOf({ columns, rows, scores }, classes);
  const sumAt = (x: number, y: number, index: number) => sums[(y * (columns + 1) + x) * classes + index] ?? 0;
  return windowsOf(columns, rows).map(({ left, top, right, bottom }) => {
    const cells = (right - left) * (bottom - top);
    const means = Float64Array.from({ length: classes }, (_, index) => {
      const above = sumAt(right, top, index) - sumAt(left, top, index);
      return (sumAt(right, bottom, index) - sumAt(left, bottom, index) - above) / cells;
    });
    return { cells, scores: means };
  });
}

/**
 * Returns the sums of the scores above and to the left of each corner of a cell.
 * Source: Crow, Summed-Area Tables for Texture Mapping, SIGGRAPH 1984
 */
function sumsOf({ columns, rows, scores }: CellScores, classes: number): Float64Array {
  const line = (columns + 1) * classes;
  const sums = new Float64Array((rows + 1) * line);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const at = (y + 1) * line + (x + 1) * classes;
      for (let index = 0; index < classes; index += 1) {
        const left = sums[at - classes + index] ?? 0;
        const above = sums[at - line + index] ?? 0;
        const both = sums[at - line - classes + index] ?? 0;
        sums[at + index] = (scores[(y * columns + x) * classes + index] ?? 0) + left + above - both;
      }
    }
  }
  return sums;
}

function windowsOf(columns: number, rows: number): readonly Window[] {
  const squares = SIDES.filter((side) => side < Math.min(columns, rows)).flatMap((side) =>
    startsOf(rows, side).flatMap((top) =>
      startsOf(columns, side).map((left) => ({ left, top, right: left + side, bottom: top + side })),
    ),
  );
  return [{ left: 0, top: 0, right: columns, bottom: rows }, ...squares];
}

/** Returns the starts of windows a third of their side apart, from end to end. */
function startsOf(length: number, side: number): readonly number[] {
  const gaps = Math.max(1, Math.round((length - side) / Math.max(1, side / 3)));
  return [...new Set(Array.from({ length: gaps + 1 }, (_, at) => Math.round(((length - side) * at) / gaps)))];
}
