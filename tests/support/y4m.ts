import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Writes a picture, a file or its bytes, as a film of one frame, for the browser's fake camera. Source: YUV4MPEG2,
 * BT.601
 */
export async function writeY4m(
  picture: string | Buffer,
  film: string,
  width = 640,
  height = 480,
): Promise<void> {
  const rgb = await sharp(picture).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer();
  const y = Buffer.alloc(width * height);
  const u = Buffer.alloc((width * height) / 4);
  const v = Buffer.alloc((width * height) / 4);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const [red = 0, green = 0, blue = 0] = rgb.subarray(at * 3, at * 3 + 3);
      y[at] = clamp(16 + (65.738 * red + 129.057 * green + 25.064 * blue) / 256);
      if (row % 2 === 1 || column % 2 === 1) continue;
      const half = (row / 2) * (width / 2) + column / 2;
      u[half] = clamp(128 + (-37.945 * red - 74.494 * green + 112.439 * blue) / 256);
      v[half] = clamp(128 + (112.439 * red - 94.154 * green - 18.285 * blue) / 256);
    }
  }
  const frames = Array.from({ length: 3 }, () => [Buffer.from('FRAME\n'), y, u, v]).flat();
  await writeFile(
    film,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`), ...frames]),
  );
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
