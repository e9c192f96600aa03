import { blockMeans, type BlockMeans } from './block-means.ts';

/** Levels of 255, squared: what one colour has of its own, and a dark kitchen has more of. */
const LEAST_VARIANCE = 1;

/** Of neighbouring blocks. In noise they have nothing to do with each other; in pictures, however finely patterned, they have. */
const LEAST_CORRELATION = 0.2;

/** A picture of fewer blocks is too small to tell noise by: a heap of mushrooms looks like it there. */
const LEAST_BLOCKS = 500;

/** Which neighbours are looked at, across and down. */
const NEIGHBOURS = [1, 2, 3].flatMap((steps) => [
  { across: steps, down: 0 },
  { across: 0, down: steps },
]);

/** Whether a photo shows nothing: one colour, or noise. A lens that was covered, or a picture made to keep us busy. */
export function isBlank(jpeg: Uint8Array): boolean {
  const components = blockMeans(jpeg);
  const isSmall = components.every(({ means }) => means.length < LEAST_BLOCKS);
  return !components.some((each) => hasPicture(each, isSmall));
}

function hasPicture({ width, height, means }: BlockMeans, isSmall: boolean): boolean {
  const mean = average(means);
  const variance = average(means.map((level) => (level - mean) ** 2));
  if (variance < LEAST_VARIANCE) return false;
  if (isSmall) return true;
  const least = Math.max(LEAST_CORRELATION, 4 / Math.sqrt(means.length));
  return NEIGHBOURS.some(({ across, down }) => {
    const products = (x: number, y: number) =>
      ((means[y * width + x] ?? 0) - mean) * ((means[(y + down) * width + x + across] ?? 0) - mean);
    let [sum, count] = [0, 0];
    for (let y = 0; y + down < height; y += 1)
      for (let x = 0; x + across < width; x += 1, count += 1) sum += products(x, y);
    return Math.abs(sum / Math.max(1, count)) >= least * variance;
  });
}

const average = (levels: Float32Array): number =>
  levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length);
