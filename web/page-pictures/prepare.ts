/** Picture in shades of grey: 0 is black. */
export type Grey = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/**
 * Longer side in pixels. Smaller text is recognised worse. Larger pictures take longer but are not recognised better.
 */
const SIDE = { min: 2400, max: 3200 };

/**
 * Returns the size in which a picture is read: never more than 3,200 × 3,200 pixels, and at most three times its own
 * size.
 */
export function readingSize(width: number, height: number): { width: number; height: number } {
  const longer = Math.max(width, height);
  const scale = longer > SIDE.max ? SIDE.max / longer : Math.min(3, Math.max(1, SIDE.min / longer));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Side of the squares for measuring the paper's brightness, in pixels. It exceeds the letters of a heading. */
const TILE = 40;

/** Minimum share of paper among the pixels around a square. */
const PAPER = 0.15;

/** Brightness of the darkest paper, as a share of the brightest. Darker places are beside the page. */
const DARKEST = 0.3;

/** Shade of the paper after `evenLight`. */
const WHITE = 240;

type Tiles = { readonly columns: number; readonly rows: number; readonly brightness: Float32Array };

/** Evens out the light: divides each pixel by the brightness of the paper around it. */
export function evenLight(picture: Grey): Grey {
  const { width, height, pixels } = picture;
  const tiles = paperOf(picture);
  const even = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const paper = paperInRow(tiles, y);
    for (let x = 0; x < width; x += 1) {
      const at = x / TILE;
      const left = Math.floor(at);
      const [before = 1, after = 1] = [paper[left], paper[left + 1]];
      const here = before + (after - before) * (at - left);
      even[y * width + x] = Math.min(255, ((pixels[y * width + x] ?? 0) * WHITE) / here);
    }
  }
  return { width, height, pixels: even };
}

/** Brightness of the paper at the left edges of the squares, in one row of pixels. */
function paperInRow({ columns, rows, brightness }: Tiles, y: number): Float32Array {
  const at = Math.max(0, y / TILE - 0.5);
  const above = Math.min(rows - 1, Math.floor(at));
  const below = Math.min(rows - 1, above + 1);
  const middle = (column: number) => {
    const inside = Math.min(columns - 1, Math.max(0, column));
    const [upper = 1, lower = 1] = [
      brightness[above * columns + inside],
      brightness[below * columns + inside],
    ];
    return upper + (lower - upper) * (at - Math.floor(at));
  };
  return Float32Array.from({ length: columns + 1 }, (_, column) => (middle(column - 1) + middle(column)) / 2);
}

function paperOf(picture: Grey): Tiles {
  const columns = Math.ceil(picture.width / TILE);
  const rows = Math.ceil(picture.height / TILE);
  const measured = Float32Array.from({ length: columns * rows }, (_, at) =>
    brightnessAround(picture, (at % columns) * TILE, Math.floor(at / columns) * TILE),
  );
  const darkest = DARKEST * measured.reduce((most, each) => Math.max(most, each), 1);
  return { columns, rows, brightness: measured.map((each) => Math.max(each, darkest)) };
}

/** Returns the brightness that only the given share of the pixels around a square exceeds. */
function brightnessAround({ width, height, pixels }: Grey, left: number, top: number): number {
  const histogram = new Uint32Array(256);
  let count = 0;
  // The area exceeds the square by half on each side, so that a letter as large as a square does not count as paper.
  for (let y = Math.max(0, top - TILE / 2); y < Math.min(height, top + 1.5 * TILE); y += 2) {
    for (let x = Math.max(0, left - TILE / 2); x < Math.min(width, left + 1.5 * TILE); x += 2) {
      const value = pixels[y * width + x] ?? 0;
      histogram[value] = (histogram[value] ?? 0) + 1;
      count += 1;
    }
  }
  let brighter = 0;
  for (let value = 255; value > 0; value -= 1) {
    brighter += histogram[value] ?? 0;
    if (brighter > count * PAPER) return value;
  }
  return 0;
}

/** Turns a picture so that lines with this slope become level. The slope is in pixels down per pixel to the right. */
export function levelled(picture: Grey, slope: number): Grey {
  const { width, height } = picture;
  const level = new Uint8Array(picture.pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [across, down] = [x - slope * (y - height / 2), y + slope * (x - width / 2)];
      level[y * width + x] = shadeAt(picture, across, down);
    }
  }
  return { width, height, pixels: level };
}

export function enlarged(picture: Grey, times: number): Grey {
  const [width, height] = [picture.width * times, picture.height * times];
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    shadeAt(picture, (at % width) / times, Math.floor(at / width) / times),
  );
  return { width, height, pixels };
}

/** Interpolates the shade between four pixels. */
function shadeAt({ width, height, pixels }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return WHITE;
  const at = top * width + left;
  const [a = 0, b = 0, c = 0, d = 0] = [
    pixels[at],
    pixels[at + 1],
    pixels[at + width],
    pixels[at + width + 1],
  ];
  const [above, below] = [a + (b - a) * (x - left), c + (d - c) * (x - left)];
  return above + (below - above) * (y - top);
}

/** Cuts out a part of a picture and adds a margin of paper. */
export function cutOut(
  { width, pixels }: Grey,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  margin: number,
): Grey {
  const size = { width: right - left + 2 * margin, height: bottom - top + 2 * margin };
  const part = new Uint8Array(size.width * size.height).fill(WHITE);
  for (let y = top; y < bottom; y += 1) {
    const row = pixels.subarray(y * width + left, y * width + right);
    part.set(row, (y - top + margin) * size.width + margin);
  }
  return { ...size, pixels: part };
}
