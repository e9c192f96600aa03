import { blobsIn, CELL, type Blob } from './blobs.ts';
import { eraseBesidePage } from './paper.ts';
import type { Grey } from './prepare.ts';

/** Darker pixels are ink, after `evenLight`. */
const INK = 150;

/** Map of the print in cells. */
export type Ink = {
  readonly columns: number;
  readonly rows: number;
  /** 1 for print, else 0. */
  readonly cells: Uint8Array;
  /** Height of a line's letters in cells, ascenders included. */
  readonly letter: number;
};

/** Maps the print of a picture. Leaves out photos, frames, and the table under the page. */
export function inkOf(picture: Grey): Ink {
  const [columns, rows] = [Math.ceil(picture.width / CELL), Math.ceil(picture.height / CELL)];
  const dark = darkCells(picture, columns, rows);
  eraseBesidePage(picture, dark, columns);
  const letters = blobsIn(dark, columns).filter((blob) => isPrint(blob, columns, rows));
  const cells = new Uint8Array(dark.length);
  for (const blob of letters) for (const cell of blob.cells) cells[cell] = 1;
  const heights = letters.map(({ top, bottom }) => bottom - top).filter((height) => height > 2);
  const letter = heights.toSorted((a, b) => a - b)[Math.floor(heights.length * 0.6)] ?? 8;
  return { columns, rows, cells, letter };
}

/** Finds cells that are at least one eighth dark. */
function darkCells({ width, height, pixels }: Grey, columns: number, rows: number): Uint8Array {
  const counts = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= INK) continue;
      const cell = row + Math.floor(x / CELL);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return counts.map((count) => (count >= 2 ? 1 : 0));
}

/** Returns whether a blob is print. Letters and words are small, but not smaller than a dot. */
function isPrint({ left, top, right, bottom, cells }: Blob, columns: number, rows: number): boolean {
  const [width, height] = [right - left, bottom - top];
  return (
    cells.length > 1 &&
    height < rows * 0.06 &&
    width < columns * 0.4 &&
    width < 20 * height &&
    height < 8 * width
  );
}

/** Steepest slope that is tried: about 5 degrees. */
const STEEPEST = 0.09;
const SLOPE_STEP = 0.004;

/**
 * Returns the slope of the lines, in cells down per cell to the right. At this slope, rows are either full or empty.
 */
export function slopeOf({ columns, rows, cells }: Ink): number {
  let best = { slope: 0, sharpness: 0 };
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += SLOPE_STEP) {
    const counts = new Float64Array(rows);
    cells.forEach((cell, at) => {
      if (cell === 0) return;
      const row = Math.round(Math.floor(at / columns) - slope * ((at % columns) - columns / 2));
      if (row >= 0 && row < rows) counts[row] = (counts[row] ?? 0) + 1;
    });
    const sharpness = counts.reduce((sum, count) => sum + count ** 2, 0);
    if (sharpness > best.sharpness) best = { slope, sharpness };
  }
  return best.slope;
}
