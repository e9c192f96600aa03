import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { DISH_KINDS } from '#core/recipe/dish-kind.ts';
import { FONTS } from '#functions/page/files.ts';
import { drawingPath } from '#functions/sharing/page-files.ts';
import { nameOfAsset } from '#web/build/shared-page-files.ts';

const FILES = readdirSync('web/ui/fonts').filter((file) => file.endsWith('.woff2'));

test.each(FILES)('A changed font gets another name, because browsers cache it for ever: %s', (file) => {
  const hash = createHash('sha256')
    .update(readFileSync(`web/ui/fonts/${file}`))
    .digest('hex');
  expect(file).toContain(`-${hash.slice(0, 8)}.woff2`);
});

test('The page of a shared recipe uses fonts and drawings that the app has', () => {
  for (const path of Object.values(FONTS)) {
    const file = basename(path);
    expect(FILES).toContain(file);
    expect(path).toBe(`/${nameOfAsset({ names: [file] }).replace('[name][extname]', file)}`);
  }
  for (const kind of DISH_KINDS)
    expect(existsSync(`web/ui/pictures/dishes/${basename(drawingPath(kind))}`), kind).toBe(true);
});
