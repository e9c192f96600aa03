import { CELL } from './network.ts';

/** Pixels of a picture have about the area of a square with this side. Smaller foods are missed in smaller pictures. */
const SIDE = 384;

/** Minimum number of cells in a row: the kernel calculates four at a time. */
const FEWEST_CELLS = 4;

/** Returns the size in which the network looks at a photo: its shape in whole cells. */
export function pictureSize(width: number, height: number): { width: number; height: number } {
  const ratio = Math.sqrt(width / height);
  return { width: wholeCells(SIDE * ratio), height: wholeCells(SIDE / ratio) };
}

const wholeCells = (length: number) => Math.max(FEWEST_CELLS, Math.round(length / CELL)) * CELL;
