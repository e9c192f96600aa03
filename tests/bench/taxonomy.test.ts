import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outsideData } from '#bench/support/outside-data.ts';
import { guardsFor } from '#core/guard/guard.ts';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { DIETS } from '#core/nutrition/diet.ts';

// Names of ingredients that the public taxonomy of Open Food Facts tells allergens and diets of. No part of the project.

const FILE = outsideData('MUNCHIFY_INGREDIENTS', 'off/ingredients.tsv');

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

describe.skipIf(!existsSync(FILE))('names of a public taxonomy', () => {
  const rows = (existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : [])
    .map((row) => row.split('\t'))
    .filter(([, name = '']) => WRONG[name] === undefined);
  const guardOf = guardsFor([]);
  const isStopped = (avoided: string, name: string) =>
    guardOf({
      dietaryPreferences: DIETS.filter((diet) => diet === avoided),
      avoid: { allergens: ALLERGENS.filter((allergen) => allergen === avoided), words: [] },
    }).line({ food: name, name, note: null }) !== undefined;

  test('are told to who avoids what is in them, 98 % of them', () => {
    const told = rows.flatMap(([, name = '', allergens = '', vegan, vegetarian]) =>
      [
        ...allergens.split('|').filter(Boolean),
        ...(vegan === 'no' ? ['vegan'] : []),
        ...(vegetarian === 'no' ? ['vegetarian'] : []),
      ].map((avoided) => ({ name, avoided, isTold: isStopped(avoided, name) })),
    );
    const missed = told.filter(({ isTold }) => !isTold);
    expect(told.length).toBeGreaterThan(2_000);
    expect(missed.length / told.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.02);
  });

  test('of vegan food stay quiet, 99.5 % of them', () => {
    const names = rows.flatMap(([, name = '', , vegan]) => (vegan === 'yes' ? [name] : []));
    const loud = names.filter((name) => isStopped('vegan', name));
    expect(names.length).toBeGreaterThan(2_000);
    expect(loud.length / names.length, loud.join(', ')).toBeLessThanOrEqual(0.005);
  });
});
