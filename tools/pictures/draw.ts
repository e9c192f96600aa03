/**
 * Renders the landing page's pictures from their drawings: `npm run pictures [-- drawing ...]`. Without a name it also
 * renders the preview pictures for sharing, which needs a browser. Builds do not need this tool.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { DRAWINGS, FORMATS, pictureFile, WIDTHS, type Drawing } from '#web/features/landing/drawings.ts';
import { drawShared } from './shared.ts';

const FOLDER = 'web/features/landing/pictures';

/** File with the drawings' hashes, by which a test notices changed drawings. */
const MADE_OF = `${FOLDER}/made-of.json`;

const selected = process.argv.slice(2);
const drawings = (Object.keys(DRAWINGS) as Drawing[]).filter(
  (each) => selected.length === 0 || selected.includes(each),
);
const madeOf: Record<string, string> = JSON.parse(await readFile(MADE_OF, 'utf8').catch(() => '{}'));
for (const drawing of drawings) {
  const svg = await readFile(DRAWINGS[drawing].file);
  madeOf[drawing] = createHash('sha256').update(svg).digest('hex');
  console.log(`${drawing}: ${(await draw(drawing, svg)).join(', ')} bytes`);
}
if (selected.length === 0) Object.assign(madeOf, await drawShared());
await writeFile(MADE_OF, `${JSON.stringify(madeOf, null, 2)}\n`);

/** @returns size of each picture, in bytes */
async function draw(drawing: Drawing, svg: Buffer): Promise<number[]> {
  const sizes: number[] = [];
  // The paper grain is slow to render, so all sizes are made from one rendering.
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
