import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PICTURES = join(import.meta.dirname, 'ui/pictures');

/** Copies what the page of a shared recipe shows to names that do not change with a build: no build writes that page. */
export const sharedPageFiles: Plugin = {
  name: 'shared-page-files',
  apply: 'build',
  generateBundle() {
    const dishes = readdirSync(join(PICTURES, 'dishes')).map((file) => `dishes/${file}`);
    for (const file of ['mark.svg', ...dishes])
      this.emitFile({
        type: 'asset',
        fileName: `shared/${file.replace('dishes/', '')}`,
        source: readFileSync(join(PICTURES, file)),
      });
  },
};

/** Returns the pattern of an asset's name in a build: fonts have no hash, because that page names them as well. */
export const nameOfAsset = ({ names }: { readonly names: readonly string[] }): string =>
  names[0]?.endsWith('.woff2') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]';
