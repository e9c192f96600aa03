import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { PrintedRecipe } from './recipes.ts';

/** Layout of a printed page. With two columns, the ingredients stand beside the steps. */
export type Layout = { readonly columns: 1 | 2; readonly font: 'serif' | 'sans' };

export const LAYOUTS: readonly Layout[] = [
  { columns: 1, font: 'serif' },
  { columns: 1, font: 'sans' },
  { columns: 2, font: 'serif' },
  { columns: 2, font: 'sans' },
];

/** A5 at 25.4 mm an inch and 96 px an inch. */
const PAGE = { width: 559, height: 794 };

/**
 * Prints a recipe as a page of a cookbook.
 * @param dotsPerPixel 4 for 384 dots per inch
 * @returns PNG
 */
export async function printPage(
  browser: Browser,
  recipe: PrintedRecipe,
  layout: Layout,
  dotsPerPixel: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: PAGE, deviceScaleFactor: dotsPerPixel });
  try {
    await page.setContent(documentOf(recipe, layout));
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

const WORDS = {
  en: { ingredients: 'Ingredients', steps: 'Method' },
  de: { ingredients: 'Zutaten', steps: 'Zubereitung' },
};

function documentOf({ language, title, yields, ingredients, steps }: PrintedRecipe, layout: Layout): string {
  const words = WORDS[language];
  return `<!doctype html><html lang="${language}"><style>${FONTS}${styleOf(layout)}</style>
    <h1>${title}</h1><p>${yields}</p>
    <main>
      <section><h2>${words.ingredients}</h2><ul>${listOf(ingredients)}</ul></section>
      <section><h2>${words.steps}</h2><ol>${listOf(steps)}</ol></section>
    </main>`;
}

const listOf = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join('');

const styleOf = ({ columns, font }: Layout): string => `
  * { margin: 0; padding: 0 }
  body { padding: 48px 42px; font: ${font === 'serif' ? '15px/1.4 Garamond' : '13px/1.5 Figtree'}; color: #222; background: #fff }
  h1 { font: 600 28px/1.2 ${font === 'serif' ? 'Garamond' : 'Fraunces'}; margin-bottom: 6px }
  h2 { font-size: 17px; margin: 20px 0 8px }
  main { display: ${columns === 2 ? 'grid' : 'block'}; grid-template-columns: 170px 1fr; gap: 28px }
  ul { ${font === 'serif' ? 'list-style: none' : 'padding-left: 14px'} }
  ol { padding-left: 20px; ${font === 'serif' ? 'text-align: justify' : ''} }
  ol li { margin-bottom: 7px }`;

const face = (family: string, weight: string, file: string): string =>
  `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(
    join(import.meta.dirname, '../..', file),
  ).toString('base64')}) }`;

const FONTS = [
  face('Garamond', '400', 'node_modules/@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2'),
  face('Garamond', '600', 'node_modules/@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff2'),
  face('Figtree', '300 900', 'web/ui/fonts/figtree-latin-wght-normal-4ba7d3d0.woff2'),
  face('Fraunces', '600', 'web/ui/fonts/fraunces-latin-600-normal-664a7a84.woff2'),
].join('');
