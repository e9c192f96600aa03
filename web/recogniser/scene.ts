/** The side of the square picture that is looked at, in pixels. */
export const SIDE = 160;

/** In bits: how many colours there are and how evenly. Photos of food have 5.2 or more; skies, gradients and text 4.7 at most. */
const LEAST_VARIETY = 5;

/** In levels: how far neighbouring pixels differ. Photos of food have 0.22 or more; skies and gradients 0.1 at most. */
const LEAST_TEXTURE = 0.15;

/** Levels are counted from black to the picture's own white, so that a dim kitchen has as many; this is the dimmest white. */
const DIMMEST_WHITE = 48;
const LEVELS = 16;

/**
 * Whether a picture can show things at all. The network names a food for every picture, also for a bare wall: what has
 * few colours, or none that change from pixel to pixel, is not worth asking about.
 * @param rgb SIDE × SIDE pixels, three bytes each
 */
export function showsThings(rgb: Uint8Array): boolean {
  const white = whiteOf(rgb);
  return varietyOf(rgb, white) >= LEAST_VARIETY && textureOf(rgb, white) >= LEAST_TEXTURE;
}

/** The brightness that only one in a hundred values exceeds. */
const whiteOf = (rgb: Uint8Array): number =>
  Math.max(DIMMEST_WHITE, rgb.toSorted()[Math.floor(rgb.length * 0.99)] ?? 0);

/** The entropy of the picture's colours. Source: Shannon, A Mathematical Theory of Communication, 1948 */
function varietyOf(rgb: Uint8Array, white: number): number {
  const counts = new Uint32Array(LEVELS ** 3);
  const levelAt = (index: number) =>
    Math.min(LEVELS - 1, Math.floor(((rgb[index] ?? 0) * LEVELS) / (white + 1)));
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = (levelAt(at) * LEVELS + levelAt(at + 1)) * LEVELS + levelAt(at + 2);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  const pixels = rgb.length / 3;
  return counts.reduce(
    (bits, count) => (count ? bits - (count / pixels) * Math.log2(count / pixels) : bits),
    0,
  );
}

/** The mean step in green, which carries most of the light, to the next pixel on the right and below, in levels. */
function textureOf(rgb: Uint8Array, white: number): number {
  const green = (x: number, y: number) => rgb[(y * SIDE + x) * 3 + 1] ?? 0;
  let steps = 0;
  for (let y = 0; y < SIDE - 1; y += 1) {
    for (let x = 0; x < SIDE - 1; x += 1) {
      steps += Math.abs(green(x + 1, y) - green(x, y)) + Math.abs(green(x, y + 1) - green(x, y));
    }
  }
  return (steps / 2 / (SIDE - 1) ** 2) * (LEVELS / white);
}
