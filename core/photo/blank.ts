import { blockMeans, type BlockMeans } from './block-means.ts';

/** Variance of levels from 0 to 255: plain surfaces have less, dark kitchens more. */
const MIN_VARIANCE = 1;

/** Correlation of neighbouring blocks. Noise has none; pictures with fine patterns still have some. */
const MIN_CORRELATION = 0.2;

/** Fewer blocks are too few to recognise noise: a heap of mushrooms looks like noise. */
const MIN_BLOCKS = 500;

/** Offsets of the neighbours that are compared. */
const NEIGHBOURS = [1, 2, 3].flatMap((steps) => [
  { across: steps, down: 0 },
  { across: 0, down: steps },
]);

/** Returns whether a photo shows nothing but one colour or noise: a covered lens, or a picture made to waste time. */
export function isBlank(jpeg: Uint8Array): boolean {
  const components = blockMeans(jpeg);
  const isSmall = components.every(({ means }) => means.length < MIN_BLOCKS);
  return !components.some((each) => hasPicture(each, isSmall));
}

function hasPicture({ width, height, means }: BlockMeans, isSmall: boolean): boolean {
  const mean = average(means);
  const variance = average(means.map((level) => (level - mean) ** 2));
  if (variance < MIN_VARIANCE) return false;
  if (isSmall) return true;
  const least = Math.max(MIN_CORRELATION, 4 / Math.sqrt(means.length));
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
