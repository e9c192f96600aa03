import { readFile } from 'node:fs/promises';
import { guardsFor } from '#core/guard/guard.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import type { Measured } from './support/measured.ts';
import { outsideData } from './support/outside-data.ts';

/**
 * Names of ingredients, which are no part of the repository: language, name, allergens, vegan and vegetarian (`yes`, `maybe`,
 * `no` or empty), as the taxonomy of Open Food Facts has them.
 */
const SOURCE = outsideData('MUNCHIFY_INGREDIENTS', 'off/ingredients.tsv');

/** Names that the taxonomy has wrong, and why. */
const WRONG: Readonly<Record<string, string>> = {
  Erdmandeln: 'tiger nuts are tubers, no tree nuts',
  Kolanuss: 'a seed with caffeine; labels do not name it as a nut',
  'chinese chestnut': 'chestnuts are none of the nuts that labels name',
  'sea squirt': 'tunicates are no molluscs',
  Milchsäure: 'made by bacteria of sugar',
  'gehärtetes Pflanzenfett': 'of plants',
  'hydriertes Fett': 'mostly of plants; the taxonomy says the same of all hardened fats',
  'komplett hydriertes Fett': 'as above',
  'komplett hydriertes Pflanzenfett': 'of plants',
  'teilweise hydriertes pflanzliches Fett': 'of plants',
  'hydrogenated vegetable fat': 'of plants',
  'partially hydrogenated vegetable fat': 'of plants',
  Dillbutter: 'butter is of milk',
  'milk fat substitute': 'may hold milk',
  'red curry paste': 'is sold with shrimps and fish sauce',
  currypaste: 'is sold with shrimps',
  Aprikosenkerne: 'poisonous: nobody is served them',
  Bittermandeln: 'poisonous: nobody is served them',
  Waldpilze: 'may be foraged: nobody is served them without a kind',
  'forest mushroom': 'may be foraged: nobody is served them without a kind',
  Eis: 'in German also ice cream',
};

/** Measures which names of ingredients the guard stops for whom they are nothing, and which vegan ones it lets through. */
export async function taxonomy(): Promise<Measured[]> {
  const rows = (await readFile(SOURCE, 'utf8'))
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([, name = '']) => WRONG[name] === undefined);
  const unfit = rows.flatMap(([, name = '', allergens = '', vegan, vegetarian]) => [
    ...allergens.split('|').flatMap((avoided) => (avoided === '' ? [] : [{ name, avoided }])),
    ...(vegan === 'no' ? [{ name, avoided: 'vegan' }] : []),
    ...(vegetarian === 'no' ? [{ name, avoided: 'vegetarian' }] : []),
  ]);
  const missed = unfit.filter(({ name, avoided }) => !isStopped(avoided, name));
  const fit = rows.flatMap(([, name = '', , vegan]) => (vegan === 'yes' ? [name] : []));
  const loud = fit.filter((name) => isStopped('vegan', name));
  return [
    shareOf(
      'told to who avoids it',
      98,
      unfit.length,
      missed.map(({ name, avoided }) => `${name} (${avoided})`),
    ),
    shareOf('of vegan food that stay quiet', 99.5, fit.length, loud),
  ];
}

const guardOf = guardsFor([]);

const isStopped = (avoided: string, name: string): boolean =>
  guardOf({
    dietaryPreferences: DIETS.filter((diet) => diet === avoided),
    avoid: { allergens: ALLERGENS.filter((allergen) => allergen === avoided), words: [] },
  }).line({ food: name, name, note: null }) !== undefined;

function shareOf(names: string, least: number, all: number, wrong: readonly string[]): Measured {
  const percent = (100 * (all - wrong.length)) / all;
  return {
    name: `names ${names}`,
    budget: `≥ ${least} %`,
    measured: `${percent.toFixed(2)} %: ${all - wrong.length} of ${all}; others: ${wrong.join(', ')}`,
    holds: percent >= least,
  };
}
