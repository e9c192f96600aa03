import { CELL } from './blobs.ts';
import { regionsOf, type Region } from './columns.ts';
import type { Engine } from './engine.ts';
import { withFractions } from './fractions.ts';
import { inkOf, slopeOf } from './ink.ts';
import { paragraphsOf } from './paragraphs.ts';
import { cutOut, evenLight, levelled, type Grey } from './prepare.ts';
import { linesOf } from './words.ts';

/** White margin around each part, in pixels, because Tesseract reads letters at the edge badly. */
const MARGIN = 30;

/**
 * Reads a printed page, column by column. Each ingredient and each step is one line, with blank lines between parts of
 * the page.
 * @param picture in the size of `readingSize`
 * @param onProgress gets the share that is done, 0 to 1
 */
export function readPage(picture: Grey, engine: Engine, onProgress: (share: number) => void): string {
  const even = evenLight(picture);
  const level = levelled(even, slopeOf(inkOf(even)));
  const regions = regionsOf(inkOf(level));
  const whole = regions.reduce((sum, region) => sum + areaOf(region), 0);
  const texts: string[] = [];
  let done = 0;
  for (const region of regions) {
    const part = cutOut(level, inPixels(region, level), MARGIN);
    const table = engine.recognise(part, (share) => onProgress((done + share * areaOf(region)) / whole));
    texts.push(paragraphsOf(withFractions(linesOf(table), part, engine)).join('\n'));
    done += areaOf(region);
  }
  return texts.filter((text) => text !== '').join('\n\n');
}

const areaOf = ({ left, top, right, bottom }: Region): number => (right - left) * (bottom - top);

const inPixels = ({ left, top, right, bottom }: Region, { width, height }: Grey): Region => ({
  left: left * CELL,
  top: top * CELL,
  right: Math.min(right * CELL, width),
  bottom: Math.min(bottom * CELL, height),
});
