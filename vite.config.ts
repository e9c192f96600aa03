import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Messages } from '@lingui/core';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { CHUNKS, chunkOf } from './web/app/build/chunks.ts';
import { prerenderedLanding } from './web/app/build/prerendered-landing.ts';
import { prerenderedPlans } from './web/app/build/prerendered-plans.ts';
import { foodRows } from './web/app/build/food-rows.ts';
import { manifest } from './web/app/build/manifest.ts';
import { packedPictures } from './web/app/build/packed-pictures.ts';
import { nameOfAsset, sharedPageFiles } from './web/app/build/shared-page-files.ts';
import { shortMessageIds } from './web/app/build/short-message-ids.ts';

/** Path of a module from the root of the repository, without what Vite asks of it. */
const pathOf = (id: string): string => relative(import.meta.dirname, id.replace(/\?.*/, ''));

/** Documents of the app, of the landing page in each language, and of the plans. */
const DOCUMENTS = ['app.html', 'index.html', 'de/index.html', 'plans/index.html'].map(
  (file) => `${import.meta.dirname}/web/${file}`,
);

/**
 * Removes Vite's plugin that wraps each `import()`, so that styles and dependencies of lazy chunks are preloaded: ours
 * need none, and it costs bytes. Without a match the build only grows.
 */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  apply: 'build',
  configResolved({ plugins }) {
    const at = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
    // The type forbids what the array allows.
    (plugins as Plugin[]).splice(at, at < 0 ? 0 : 1);
  },
};

const ROUTER_LIB = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const NO_PREFETCHING = '\0no-prefetching';

/**
 * Removes what is unused of React Router: forms and scrolling, which bundlers keep because of their display names, and what
 * links prefetch in the framework mode, in which the app does not run. Without a match the build only grows.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/ssr\/components\.js$/ },
    handler: (_id, importer) => (ROUTER_LIB.test(importer ?? '') ? NO_PREFETCHING : null),
  },
  load: {
    filter: { id: /^\0no-prefetching$/ },
    handler: () => `
      import { createContext } from 'react';
      export const FrameworkContext = /* @__PURE__ */ createContext(undefined);
      export const mergeRefs = (ref) => ref;
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => [false];
    `,
  },
  transform: {
    filter: { id: ROUTER_LIB },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .+;$/gm, '')
        .replaceAll(/^const \w+ = (?=React\$1\.forwardRef\()/gm, '$&/* @__PURE__ */ '),
  },
};

/** Catalogs of the first page and the landing page: they are read alone, and stay whole. */
const WHOLE_CATALOGS = ['app', 'core', 'landing', 'legal'];

/** Catalogs that each page has before others: those that the files of web/shared/i18n load, whole ones first. */
const EARLIER_CATALOGS = ['en.ts', 'inner-en.ts']
  .flatMap((file) => {
    const source = readFileSync(`${import.meta.dirname}/web/shared/i18n/${file}`, 'utf8');
    return [...source.matchAll(/locales\/en\/\{?([\w,-]+)\}?\.ts/g)].flatMap(([, names = '']) =>
      names.split(','),
    );
  })
  .toSorted((one, other) => Number(WHOLE_CATALOGS.includes(other)) - Number(WHOLE_CATALOGS.includes(one)));

/** Returns the messages of a compiled catalog. */
async function messagesOf(file: string): Promise<Messages> {
  // Each compiled catalog exports this.
  const { messages } = (await import(file)) as { readonly messages: Messages };
  return messages;
}

/**
 * Leaves out of a catalog the messages that one before it has. Each catalog has all that its folder says, so that some
 * sentences would come three times.
 */
const messagesOnce: Plugin = {
  name: 'messages-once',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: new RegExp(String.raw`/locales/\w+/(?!(?:${WHOLE_CATALOGS.join('|')})\.)[\w-]+\.ts$`) },
    async handler(_code, id) {
      const at = EARLIER_CATALOGS.indexOf(basename(id, '.ts'));
      const before = EARLIER_CATALOGS.slice(0, at < 0 ? undefined : at);
      const said = await Promise.all(before.map((name) => messagesOf(`${dirname(id)}/${name}.ts`)));
      const own = Object.entries(await messagesOf(id)).filter(([key]) => !said.some((each) => key in each));
      const text = JSON.stringify(Object.fromEntries(own));
      return { code: `export const messages = JSON.parse(${JSON.stringify(text)});`, map: null };
    },
  },
};

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    prerenderedLanding(),
    prerenderedPlans(),
    foodRows({ isEmitted: true }),
    shortMessageIds(),
    packedPictures,
    sharedPageFiles,
    messagesOnce,
    withoutPreloading,
    leanRouter,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'app',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest,
      // The browser fetches icons when it installs the app.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2}', 'assets/pictures-*.json'],
        globIgnores: [
          // Prerendered pages are only for online visitors.
          '**/index.html',
          // The readers of barcodes, of printed pages and of files are cached once used.
          'assets/{barcode,files,page-pictures}.worker-*.js',
          // The guard is cached as soon as it is loaded.
          'assets/guard-*.js',
          // Dishes of the diary are cached as soon as they are loaded.
          'assets/dishes-*.js',
          // Timers that ring on a locked phone are cached once used.
          'assets/rings-*.js',
          // New passwords, declarations about a contract, links to share, devices that ring and the export of all data
          // need a connection.
          'assets/{contract-pages,export-zip,qr-path,ring-device-list,uncommon-password}-*.js',
        ],
      },
    }),
  ],
  oxc: { typescript: { optimizeConstEnums: true } },
  // React has had this hook itself since version 18.
  resolve: {
    alias: {
      'use-sync-external-store/shim': 'react',
      // From their sources, whose constants are inlined: built, they hold a kilobyte of names of numbers.
      htmlparser2: join(import.meta.dirname, 'node_modules/htmlparser2/src/index.ts'),
      'entities/decode': join(import.meta.dirname, 'node_modules/entities/src/decode.ts'),
    },
  },
  worker: {
    format: 'es',
    plugins: () => [foodRows({ isEmitted: false }), shortMessageIds()],
    // Vite keeps annotations in modules, for those who bundle them again. Nobody bundles a worker.
    rolldownOptions: {
      // Patterns that a worker does not ask for are left out of it.
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        manualPureFunctions: ['RegExp', 'String.raw'],
      },
      output: { minify: true, comments: false },
    },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // `preload` in web/app/routes.tsx loads what a page needs, and the service worker has cached the rest.
    modulePreload: false,
    // All browsers of this baseline support `light-dark()`.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    manifest: true,
    // A changed chunk does not change the names of chunks that import it.
    chunkImportMap: true,
    rolldownOptions: {
      input: DOCUMENTS,
      output: {
        assetFileNames: nameOfAsset,
        codeSplitting: {
          groups: [
            // Changes only with a dependency, so that it stays cached over releases.
            {
              name: 'vendor',
              test: /rolldown\/runtime|no-prefetching|node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query(?!.*useQueries)|query-core(?!.*(hydration|Hydration|queriesObserver)))|@lingui|valibot|use-sync-external-store)\//,
            },
            ...CHUNKS.map((name) => ({ name, test: (id: string) => chunkOf(pathOf(id)) === name })),
          ],
        },
      },
    },
  },
});
