/** Side of the network's input in pixels. */
export const SIDE = 160;

/** Minimum entropy of the colours, in bits. Photos of food have 5.2 or more; skies, gradients and text at most 4.7. */
const MIN_ENTROPY = 5;

/** Minimum difference of neighbouring pixels, in levels. Photos of food have 0.22 or more; skies and gradients at most 0.1. */
const MIN_TEXTURE = 0.15;

/** Minimum white. Levels range from black to the white of the picture, so that a dim kitchen has as many. */
const MIN_WHITE = 48;
const LEVELS = 16;

/**
 * Rejects pictures with few colours or little texture, such as a bare wall: the network names a food for every picture.
 * @param rgb SIDE × SIDE pixels, three bytes each
 */
export function hasContent(rgb: Uint8Array): boolean {
  const white = whiteOf(rgb);
  return entropyOf(rgb, white) >= MIN_ENTROPY && textureOf(rgb, white) >= MIN_TEXTURE;
}

/** Returns the 99th percentile of the brightness. */
const whiteOf = (rgb: Uint8Array): number =>
  Math.max(MIN_WHITE, rgb.toSorted()[Math.floor(rgb.length * 0.99)] ?? 0);

/** Source: Shannon, A Mathematical Theory of Communication, 1948 */
function entropyOf(rgb: Uint8Array, white: number): number {
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

/** Returns the mean difference to the right and lower neighbour, in levels of green, which carries most of the light. */
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
