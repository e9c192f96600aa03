import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#core/language.ts';

/** Recipe of a web page, with the energy that the page states. */
export type PublishedRecipe = {
  readonly language: Language;
  readonly servings: number;
  readonly lines: readonly string[];
  /** Energy of a serving, in kcal. */
  readonly calories: number;
};

/** Page with its recipe, or with the reason why it cannot be compared. */
export type PublishedPage = {
  /** Host and file name. */
  readonly name: string;
  readonly half: Half;
  readonly recipe: PublishedRecipe | Unusable;
};

/** Errors are searched on every second host. Pages of the other hosts are only counted. */
export type Half = 'searched' | 'untouched';

type Unusable = 'no energy' | 'another language' | 'no number of servings' | 'energy of 100 g';

/** Expected recipe of a page in the corpus. */
type Expected = {
  readonly language?: string;
  readonly yields?: string;
  readonly ingredients?: unknown;
  readonly nutrients?: { readonly calories?: string; readonly servingSize?: string };
};

/**
 * Hosts that are measured here. Pages of the others decide whether the reader is accepted, so the reader must not be
 * tuned on them.
 */
const MEASURED_HOSTS = /^[0-9a-h]/;

/**
 * Reads the expected values of the corpus: `HOST/NAME.json`.
 * @param folder `tests/test_data` of https://github.com/hhursev/recipe-scrapers
 */
export async function publishedPages(folder: string): Promise<readonly PublishedPage[]> {
  if (!existsSync(folder)) throw new Error(`MUNCHIFY_PAGES has to name a folder of pages: no ${folder}.`);
  const hosts = (await readdir(folder)).filter((host) => MEASURED_HOSTS.test(host)).toSorted();
  const pages = hosts.map(async (host, at) => {
    const files = (await readdir(join(folder, host))).filter((file) => file.endsWith('.json'));
    return Promise.all(
      files.toSorted().map(async (file) => ({
        name: `${host}/${file.replace('.json', '')}`,
        half: at % 2 === 0 ? ('searched' as const) : ('untouched' as const),
        recipe: recipeIn(JSON.parse(await readFile(join(folder, host, file), 'utf8'))),
      })),
    );
  });
  return (await Promise.all(pages)).flat();
}

function recipeIn({ language, yields, ingredients, nutrients }: Expected): PublishedRecipe | Unusable {
  const calories = kilocaloriesIn(nutrients?.calories ?? '');
  if (calories === undefined || !Array.isArray(ingredients) || ingredients.length === 0) return 'no energy';
  const read = /^(?:en|de)(?=-|$)/i.exec(language ?? '')?.[0].toLowerCase();
  if (read === undefined) return 'another language';
  const servings = servingsIn(yields ?? '');
  if (servings === undefined) return 'no number of servings';
  if (/^100\s?(?:g|ml)\b/i.test(nutrients?.servingSize ?? '')) return 'energy of 100 g';
  return { language: read === 'de' ? 'de' : 'en', servings, lines: ingredients, calories };
}

const KILOJOULES_PER_KILOCALORIE = 4.184;

/** Reads "283 kcal", "Calories 415", "1,208 cal", "1.200 kJ (287 kcal)"; undefined for nothing and for zero. */
export function kilocaloriesIn(text: string): number | undefined {
  const amounts = [...text.matchAll(/(\d+(?:[.,]\d+)*)\s*(\p{L}*)/gu)].map(([, digits = '', unit = '']) => ({
    value: Number(/^\d{1,3}[.,]\d{3}$/.test(digits) ? digits.replace(/[.,]/, '') : digits.replace(',', '.')),
    isKilojoules: /^kj|^kilojoule/i.test(unit),
  }));
  const found = amounts.find(({ isKilojoules }) => !isKilojoules) ?? amounts[0];
  if (!found || !(found.value > 0)) return undefined;
  return found.isKilojoules ? found.value / KILOJOULES_PER_KILOCALORIE : found.value;
}

/** Reads "8 servings", "12 muffins", "3 dozen", and "4-6" as 5; undefined for a volume, such as "4 cups". */
export function servingsIn(text: string): number | undefined {
  const [, least, most, word = ''] =
    /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to|bis)\s*(\d+))?\s*(\p{L}*)/u.exec(text) ?? [];
  if (least === undefined || VOLUMES.test(word)) return undefined;
  const servings = most === undefined ? Number(least) : (Number(least) + Number(most)) / 2;
  return servings > 0 ? servings * (word === 'dozen' ? 12 : 1) : undefined;
}

const VOLUMES = /^(?:cup|pint|quart|gallon|litre|liter|ml|l|oz|ounce|gram|g)s?$/i;
