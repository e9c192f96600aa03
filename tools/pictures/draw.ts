/**
 * Makes the pictures of the landing page from their drawings: `npm run pictures [-- drawing ...]`. Without a name also
 * the pictures that stand for the page where it is shared, which takes a browser. The app needs neither to be built.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { DRAWINGS, FORMATS, pictureFile, WIDTHS, type Drawing } from '#web/features/landing/drawings.ts';
import { drawShared } from './shared.ts';

const FOLDER = 'web/features/landing/pictures';

/** Which drawing each picture was made of, by its hash, so that a test can tell when one has changed since. */
const MADE_OF = `${FOLDER}/made-of.json`;

const wished = process.argv.slice(2);
const drawings = (Object.keys(DRAWINGS) as Drawing[]).filter(
  (each) => wished.length === 0 || wished.includes(each),
);
const madeOf: Record<string, string> = JSON.parse(await readFile(MADE_OF, 'utf8').catch(() => '{}'));
for (const drawing of drawings) {
  const svg = await readFile(DRAWINGS[drawing].file);
  madeOf[drawing] = createHash('sha256').update(svg).digest('hex');
  console.log(`${drawing}: ${(await draw(drawing, svg)).join(', ')} bytes`);
}
if (wished.length === 0) Object.assign(madeOf, await drawShared());
await writeFile(MADE_OF, `${JSON.stringify(madeOf, null, 2)}\n`);

/** @returns the size of each picture, in bytes */
async function draw(drawing: Drawing, svg: Buffer): Promise<number[]> {
  const sizes: number[] = [];
  // The grain of the paper takes long to draw: once is enough for all sizes.
  const density = (72 * Math.max(...WIDTHS)) / DRAWINGS[drawing].width;
  const drawn = await sharp(svg, { density }).png().toBuffer();
  for (const width of WIDTHS) {
    const picture = sharp(drawn).resize(width);
    for (const format of FORMATS) {
      const { size } = await coded(picture.clone(), format).toFile(
        `${FOLDER}/${pictureFile(drawing, width, format)}`,
      );
      sizes.push(size);
    }
  }
  return sizes;
}

function coded(picture: Sharp, format: (typeof FORMATS)[number]): Sharp {
  if (format === 'avif') return picture.avif({ quality: 45, effort: 7 });
  return picture.webp({ quality: 72, effort: 4 });
}
