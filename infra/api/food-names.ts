import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Facts by which a name is known to mean a food. */
const FACTS: ReadonlySet<string> = new Set([
  'kindOf',
  'kinds',
  'ambiguous',
  'animals',
  'alone',
  'falseFriends',
  'homonyms',
]);

/** Modules that read what the rows lack. */
const READERS =
  /^core\/(?:recipe\/lines\/(?:grams-of|nutrition-of|uncertainty)|generation\/.*|guard\/.*)\.ts$/;

type Row = readonly [id: string, values: readonly number[], weights: unknown, ...names: unknown[]];

/**
 * Reduces the food table to what tells which food a name means, for a Lambda that reads texts and weighs nothing: without
 * weights except that of a piece, and without what a kitchen, a plate or a guard knows of a food.
 * @throws if the Lambda loads a module that needs the rest
 */
export const foodNames: Plugin = {
  name: 'food-names',
  setup({ onLoad, onEnd }) {
    onLoad({ filter: /[\\/]core[\\/]nutrition[\\/]foods[\\/][\w-]+\.json$/ }, ({ path }) => {
      const rows: readonly Row[] = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify(rows.map(namesOf)), loader: 'json' };
    });
    onEnd(({ metafile }) => ({
      errors: Object.values(metafile?.outputs ?? {})
        .flatMap(({ inputs }) => Object.entries(inputs))
        .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && READERS.test(file))
        .map(([file]) => ({ text: `The Lambda that reads texts has no rows of foods for ${file}.` })),
    }));
  },
};

/** Keeps fat, carbohydrate, fibre and protein, which tell what is dry; salt, saturates and sugars become zero. */
function namesOf([
  id,
  [fat, , carbs, , fiber, protein],
  weights,
  traits,
  en,
  de,
  facts = {},
]: Row): unknown[] {
  const { piece } = typeof weights === 'object' ? (weights as { piece?: number }) : {};
  const kept = Object.entries(facts as object).filter(([fact]) => FACTS.has(fact));
  return [
    id,
    [fat, 0, carbs, 0, fiber, protein, 0],
    piece === undefined ? 1 : { piece },
    traits,
    en,
    de,
    ...(kept.length > 0 ? [Object.fromEntries(kept)] : []),
  ];
}
