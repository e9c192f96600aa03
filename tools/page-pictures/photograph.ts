import sharp from 'sharp';
import {
  add,
  clamp,
  dot,
  into,
  smooth,
  times,
  type Axes,
  type Random,
  type Vec,
} from '../test-photos/vectors.ts';

type Size = { readonly width: number; readonly height: number };

/** Photo of twelve megapixels, upright. */
export const CAMERA: Size = { width: 3024, height: 4032 };

type Page = Size & { readonly data: Uint8Array };

/**
 * Simulates a handheld photo of a printed page: slightly tilted, under a warm lamp, with a shadow, not quite sharp,
 * with sensor noise, on a wooden table.
 * @param print PNG
 * @returns JPEG; equal numbers from `random` give an equal photo
 */
export async function photograph(print: Buffer, size: Size, random: Random): Promise<Buffer> {
  const page = await softened(print, size, random);
  const [view, light] = [viewOf(page, size, random), lightOn(size, random)];
  const rgb = new Uint8Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const bright = light(x, y);
      const [u, v] = view(x, y);
      const grain = NOISE * (random() + random() + random() - 1.5);
      const at = (y * size.width + x) * 3;
      const paper = inkAt(page, u, v);
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = paper === undefined ? (TABLE[channel] ?? 0) + 20 * Math.sin(v / 9) : paper;
        const lit = colour * bright * (WARMTH[channel] ?? 1) + grain;
        rgb[at + channel] = clamp(Math.round(lit), 0, 255);
      }
    }
  }
  return sharp(rgb, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}

/** Colour of the lamp: red, green and blue. */
const WARMTH = [1, 0.92, 0.76];

const TABLE = [120, 84, 58];

/** Amplitude of the sensor's noise, out of 255. */
const NOISE = 16;

/** Share of the photo's height that the page fills. */
const FILL = 0.9;

/** Blurs the print like a lens that is slightly out of focus, at the resolution of the photo. */
async function softened(print: Buffer, { height }: Size, random: Random): Promise<Page> {
  const { data, info } = await sharp(print)
    .resize({ height: Math.round(height * FILL) })
    .greyscale()
    .blur(height * (0.0003 + 0.00015 * random()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Chooses the position of the camera. Returns the point of the page that each pixel shows. */
function viewOf(
  page: Size,
  { width, height }: Size,
  random: Random,
): (x: number, y: number) => [number, number] {
  const angle = (degrees: number) => ((random() * 2 - 1) * degrees * Math.PI) / 180;
  const axes = turned(angle(7), angle(7), angle(2.5));
  const far = 1.6 * height;
  const [, , normal] = axes;
  return (x, y) => {
    const ray: Vec = [x - width / 2, y - height / 2, far];
    const reach = (normal[2] * far) / dot(normal, ray);
    const [across, down] = into(axes, add(times(ray, reach), [0, 0, -far]));
    return [page.width / 2 + across, page.height / 2 + down];
  };
}

/** Returns the axes of a page turned about the horizontal, the vertical, and the camera's axis, in radians. */
function turned(pitch: number, yaw: number, roll: number): Axes {
  const [sp, cp, sy, cy, sr, cr] = [pitch, yaw, roll].flatMap((angle) => [
    Math.sin(angle),
    Math.cos(angle),
  ]) as [number, number, number, number, number, number];
  return [
    [cr * cy, sr * cp + cr * sy * sp, sr * sp - cr * sy * cp],
    [-sr * cy, cr * cp - sr * sy * sp, cr * sp + sr * sy * cp],
    [sy, -cy * sp, cy * cp],
  ];
}

/** Returns the light at a point: it decreases to one side, with the soft shadow of a hand and its phone. */
function lightOn({ width, height }: Size, random: Random): (x: number, y: number) => number {
  const angle = random() * 2 * Math.PI;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [edge, dark, fall] = [0.25 + random() * 0.5, 0.25 + random() * 0.15, 0.3 + random() * 0.15];
  return (x, y) => {
    const along = 0.5 + (dx * (x / width - 0.5) + dy * (y / height - 0.5)) / Math.SQRT2;
    const across = 0.5 + (dy * (x / width - 0.5) - dx * (y / height - 0.5)) / Math.SQRT2;
    return (0.97 - fall * along) * (1 - dark * smooth(edge - 0.06, edge + 0.06, across));
  };
}

/** Interpolates the brightness at a point of the page; undefined outside the page. */
function inkAt({ data, width, height }: Page, u: number, v: number): number | undefined {
  const [left, top] = [Math.floor(u), Math.floor(v)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return undefined;
  const [right, down] = [u - left, v - top];
  const at = top * width + left;
  const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const below = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return above * (1 - down) + below * down;
}
