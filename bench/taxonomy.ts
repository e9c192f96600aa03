import { readFile } from 'node:fs/promises';
import { guardsFor, type JudgedLine } from '#core/guard/guard.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS } from '#core/nutrition/diet.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import type { Measured } from './support/measured.ts';
import { outsideData } from './support/outside-data.ts';

/**
 * Names of ingredients in the taxonomy of Open Food Facts, which is not part of the repository: language, name,
 * allergens, vegan and vegetarian (`yes`, `maybe`, `no` or empty).
 */
const SOURCE = outsideData('MUNCHIFY_INGREDIENTS', 'off/ingredients.tsv');

/** Names with wrong properties in the taxonomy, with the reason. */
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

/**
 * Measures the share of ingredients that the guard stops for cooks who must not eat them, and of vegan ones that it
 * accepts.
 */
export async function taxonomy(): Promise<Measured[]> {
  const rows = (await readFile(SOURCE, 'utf8'))
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([, name = '']) => WRONG[name] === undefined);
  const names = rows.map(([language, name = '', allergens = '', vegan, vegetarian]) => ({
    line: parseLine(name, language === 'de' ? 'de' : 'en'),
    name,
    avoidedBy: [
      ...allergens.split('|').filter(Boolean),
      ...(vegan === 'no' ? ['vegan'] : []),
      ...(vegetarian === 'no' ? ['vegetarian'] : []),
    ],
    isVegan: vegan === 'yes',
  }));
  const unfit = names.flatMap(({ line, name, avoidedBy }) =>
    avoidedBy.map((avoided) => ({ line, avoided, told: `${name} (${avoided})` })),
  );
  const missed = unfit.filter(({ line, avoided }) => !isStopped(avoided, line));
  const fit = names.filter(({ isVegan }) => isVegan);
  const loud = fit.filter(({ line }) => isStopped('vegan', line));
  return [
    shareOf(
      'told to who avoids it',
      98,
      unfit.length,
      missed.map(({ told }) => told),
    ),
    shareOf(
      'of vegan food that stay quiet',
      99.5,
      fit.length,
      loud.map(({ name }) => name),
    ),
  ];
}

const guardOf = guardsFor([]);

const isStopped = (avoided: string, line: JudgedLine): boolean =>
  guardOf({
    dietaryPreferences: DIETS.filter((diet) => diet === avoided),
    avoid: { allergens: ALLERGENS.filter((allergen) => allergen === avoided), words: [] },
  }).line(line) !== undefined;

function shareOf(names: string, least: number, all: number, wrong: readonly string[]): Measured {
  const percent = (100 * (all - wrong.length)) / all;
  return {
    name: `names ${names}`,
    budget: `≥ ${least} %`,
    measured: `${percent.toFixed(2)} %: ${all - wrong.length} of ${all}; others: ${wrong.join(', ')}`,
    holds: percent >= least,
  };
}
