import { blobsIn, CELL } from './blobs.ts';
import type { Grey } from './prepare.ts';

/** Minimum shade of paper, after `evenLight`. */
const PAPER = 195;

/** Half the side, in cells, of a square that must be all white. Thus a striped table does not count as paper. */
const AROUND = 2;

/** Minimum size of a white area that is the page, as a share of the picture. */
const PAGE = 0.05;

/**
 * Erases everything beside the page: in each row, the cells left and right of the largest white area.
 * @param cells dark cells of the picture; modified
 */
export function eraseBesidePage(picture: Grey, cells: Uint8Array, columns: number): void {
  const page = blobsIn(whiteCells(picture, columns, cells.length), columns).reduce<readonly number[]>(
    (largest, { cells: each }) => (each.length > largest.length ? each : largest),
    [],
  );
  if (page.length < cells.length * PAGE) return;
  const rows = cells.length / columns;
  const [left, right] = [new Float64Array(rows).fill(columns), new Float64Array(rows).fill(-1)];
  for (const cell of page) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    left[y] = Math.min(left[y] ?? columns, x - AROUND);
    right[y] = Math.max(right[y] ?? -1, x + AROUND);
  }
  for (let cell = 0; cell < cells.length; cell += 1) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (x < (left[y] ?? columns) || x > (right[y] ?? -1)) cells[cell] = 0;
  }
}

/** Finds white cells whose neighbours are white too. */
function whiteCells(picture: Grey, columns: number, count: number): Uint8Array {
  const { width, height, pixels } = picture;
  const white = new Uint8Array(count);
  for (let cell = 0; cell < count; cell += 1) {
    const x = Math.min(width - 1, (cell % columns) * CELL + 1);
    const y = Math.min(height - 1, Math.floor(cell / columns) * CELL + 1);
    white[cell] = (pixels[y * width + x] ?? 0) >= PAPER ? 1 : 0;
  }
  return eroded(eroded(white, 1), columns);
}

/** Keeps cells whose neighbours in one direction are white too. */
function eroded(white: Uint8Array, step: number): Uint8Array {
  return white.map((_, cell) => {
    for (let near = -AROUND; near <= AROUND; near += 1) {
      if (white[cell + near * step] === 0) return 0;
    }
    return 1;
  });
}
