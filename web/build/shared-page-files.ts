import type { Plugin } from 'vite';

/** Pictures on the page of a shared recipe. */
const SHOWN = /^ui\/pictures\/(?:dishes\/)?(mark|(?<=dishes\/)[\w-]+)\.svg$/;

/**
 * Copies the files for the page of a shared recipe to fixed names, because the app's build does not build that page.
 */
export const sharedPageFiles: Plugin = {
  name: 'shared-page-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const each of Object.values(bundle)) {
      if (each.type !== 'asset') continue;
      const name = each.originalFileNames.map((file) => SHOWN.exec(file)?.[1]).find(Boolean);
      if (name !== undefined)
        this.emitFile({ type: 'asset', fileName: `shared/${name}.svg`, source: each.source });
    }
  },
};

/**
 * Returns the pattern of an asset's name in a build. Fonts keep their own hash, because the page of a shared recipe
 * names them too.
 */
export const nameOfAsset = ({ names }: { readonly names: readonly string[] }): string =>
  names[0]?.endsWith('.woff2') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]';
