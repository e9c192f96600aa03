import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { readPastedText } from '#core/reading/read-text.ts';
import { BROWSER_ARGUMENTS, ensureBrowser } from '#tests/journeys/support/browser.ts';
import { decoded, openEngineFor } from '#tests/web/page-pictures/open-engine.ts';
import { essenceOf } from '#tests/web/page-pictures/essence-of.ts';
import { CAMERA, photograph } from '#tools/page-pictures/photograph.ts';
import { LAYOUTS, printPage } from '#tools/page-pictures/print.ts';
import { linesOf, PRINTED_RECIPES, type PrintedRecipe } from '#tools/page-pictures/recipes.ts';
import { chance } from '#tools/test-photos/chance.ts';
import { readPage } from '#web/page-pictures/read-page.ts';
import type { Measured } from './support/measured.ts';
import { some } from './support/runs.ts';

/** Minimum share of ingredients and steps on a photographed page that are read without an error. */
const LEAST_RIGHT = 0.95;
const MOST_BYTES = 6_000_000;

type Reading = { readonly right: number; readonly lines: number; readonly ms: number };

/** Measures reading pictures of printed pages, in each layout: scanned, and photographed with twelve megapixels. */
export async function pagePictures(): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGUMENTS });
  const [printed, photographed]: [Reading[], Reading[]] = [[], []];
  try {
    for (const recipe of some(PRINTED_RECIPES)) {
      for (const layout of some(LAYOUTS)) {
        const print = await printPage(browser, recipe, layout, 4);
        printed.push(await readingOf(recipe, print));
        const seed = chance(PRINTED_RECIPES.indexOf(recipe) * LAYOUTS.length + LAYOUTS.indexOf(layout) + 1);
        photographed.push(await readingOf(recipe, await photograph(print, CAMERA, seed)));
      }
    }
  } finally {
    await browser.close();
  }
  return [
    rightIn('as printed', printed),
    rightIn('photographed', photographed),
    timeOf(photographed),
    firstUse(),
  ];
}

async function readingOf(recipe: PrintedRecipe, picture: Buffer): Promise<Reading> {
  const engine = await openEngineFor([recipe.language]);
  const grey = await decoded(picture);
  const started = performance.now();
  const read = readPastedText(readPage(grey, engine, () => undefined));
  const ms = performance.now() - started;
  engine.dispose();
  const lines = [...(read?.ingredients ?? []), ...(read?.instructions ?? [])];
  const found = new Set(lines.map(({ text }) => essenceOf(text)));
  const wanted = linesOf(recipe);
  const wrong = wanted.filter((line) => !found.has(essenceOf(line)));
  for (const line of wrong) console.log(`Not read: ${line}`);
  return { right: wanted.length - wrong.length, lines: wanted.length, ms };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function rightIn(kind: string, readings: readonly Reading[]): Measured {
  const [right, lines] = [sum(readings.map((each) => each.right)), sum(readings.map((each) => each.lines))];
  return {
    name: `page pictures: ingredients and steps right, ${kind}, ${readings.length} pages`,
    budget: `≥ ${LEAST_RIGHT * 100} %`,
    measured: `${((right / lines) * 100).toFixed(1)} % of ${lines}`,
    holds: right / lines >= LEAST_RIGHT,
  };
}

function timeOf(readings: readonly Reading[]): Measured {
  const median = readings.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(readings.length / 2)] ?? 0;
  return {
    name: 'page pictures: one photo of 12 megapixels, without decoding',
    budget: 'reported',
    measured: `${(median / 1000).toFixed(1)} s (median of ${readings.length})`,
    holds: true,
  };
}

/** Sizes after CloudFront's compression. Language data are already compressed. */
function firstUse(): Measured {
  const file = (path: string) => readFileSync(join(import.meta.dirname, '../node_modules', path));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const engine = ['wasm', 'js'].map((ending) =>
    brotliCompressSync(file(`tesseract.js-core/tesseract-core-simd-lstm.${ending}`), { params }),
  );
  const languages = ['eng', 'deu'].map((name) =>
    file(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`),
  );
  const [core, english, german] = [
    sum(engine.map((each) => each.length)),
    ...languages.map((each) => each.length),
  ];
  const bytes = sum([core, english ?? 0, german ?? 0]);
  return {
    name: 'page pictures: files of the first use, both languages',
    budget: `≤ ${MOST_BYTES / 1e6} MB`,
    measured: `${(bytes / 1e6).toFixed(2)} MB: engine ${core}, English ${english}, German ${german}`,
    holds: bytes <= MOST_BYTES,
  };
}
