import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { Language } from '#core/language.ts';
import { openEngine, type Engine } from '#web/page-pictures/engine.ts';
import { readingSize, type Grey } from '#web/page-pictures/prepare.ts';

const PACKAGES = join(import.meta.dirname, '../../../node_modules');
const NAMES = { en: 'eng', de: 'deu' } as const satisfies Record<Language, string>;

/** Opens the engine with the files that the app serves. */
export const openEngineFor = (languages: readonly Language[]): Promise<Engine> =>
  openEngine({
    core: readFileSync(join(PACKAGES, 'tesseract.js-core/tesseract-core-simd-lstm.wasm')),
    languages: new Map(languages.map((language) => [NAMES[language], trainedData(NAMES[language])])),
  });

const trainedData = (name: string): Uint8Array =>
  gunzipSync(
    readFileSync(join(PACKAGES, `@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`)),
  );

/** Decodes a picture as the worker does. */
export async function decoded(picture: Buffer | string): Promise<Grey> {
  // PNG is lossless; sharp would recompress a JPEG.
  const upright = await sharp(picture).rotate().png().toBuffer({ resolveWithObject: true });
  const size = readingSize(upright.info.width, upright.info.height);
  const pixels = await sharp(upright.data)
    .resize(size.width, size.height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { ...size, pixels: new Uint8Array(pixels) };
}
