/** Side of a cell in pixels. Layout is measured in cells. */
export const CELL = 4;

/** Cells that touch each other. */
export type Blob = { left: number; top: number; right: number; bottom: number; readonly cells: number[] };

/** Finds groups of marked cells that touch each other, even by a corner. */
export function blobsIn(marked: Uint8Array, columns: number): Blob[] {
  const seen = new Uint8Array(marked.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < marked.length; start += 1) {
    if (marked[start] !== 1 || seen[start] === 1) continue;
    const blob: Blob = { left: columns, top: Infinity, right: 0, bottom: 0, cells: [start] };
    seen[start] = 1;
    // The loop also visits cells that are added to the list meanwhile.
    for (const cell of blob.cells) {
      grow(blob, cell, columns);
      for (const near of neighbours(cell, columns)) {
        if (marked[near] !== 1 || seen[near] === 1) continue;
        seen[near] = 1;
        blob.cells.push(near);
      }
    }
    blobs.push(blob);
  }
  return blobs;
}

function grow(blob: Blob, cell: number, columns: number): void {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  blob.left = Math.min(blob.left, x);
  blob.right = Math.max(blob.right, x + 1);
  blob.top = Math.min(blob.top, y);
  blob.bottom = Math.max(blob.bottom, y + 1);
}

function neighbours(cell: number, columns: number): number[] {
  const x = cell % columns;
  const sides = [x > 0 ? -1 : 0, 0, x < columns - 1 ? 1 : 0];
  return [-columns, 0, columns].flatMap((step) => sides.map((side) => cell + step + side));
}
