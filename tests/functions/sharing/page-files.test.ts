import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { DISH_KINDS } from '#core/recipe/dish-kind.ts';
import { drawingPath, FONTS } from '#functions/sharing/page-files.ts';
import { nameOfAsset } from '#web/shared-page-files.ts';

/** SHA-256 of each font, by its name. */
const CONTENTS = {
  'figtree-latin-wght-normal.woff2': '4ba7d3d096695818fe0686be4f1e82c6b05134e18a22260336130335027462dd',
  'fraunces-latin-600-normal.woff2': '664a7a84754ab712490d6b568c7cffa2cfd5f1dda5b2edd49a04068f11273b57',
};

test('A font that changes gets another name: browsers keep it for ever by its name', () => {
  const fonts = readdirSync('web/ui/fonts').filter((file) => file.endsWith('.woff2'));
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(`web/ui/fonts/${file}`))
      .digest('hex');
  expect(Object.fromEntries(fonts.map((file) => [file, hashOf(file)]))).toEqual(CONTENTS);
});

test('The page of a shared recipe names fonts and drawings that the app has', () => {
  for (const path of Object.values(FONTS)) {
    const file = basename(path);
    expect(Object.keys(CONTENTS)).toContain(file);
    expect(path).toBe(`/${nameOfAsset({ names: [file] }).replace('[name][extname]', file)}`);
  }
  for (const kind of DISH_KINDS)
    expect(existsSync(`web/ui/pictures/dishes/${basename(drawingPath(kind))}`), kind).toBe(true);
});
