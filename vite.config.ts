import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { prerenderedLanding } from './web/features/landing/prerender.ts';
import { prerenderedPlans } from './web/features/plans/prerender.ts';
import { foodRows } from './web/food-rows.ts';
import { manifest } from './web/manifest.ts';
import { packedPictures } from './web/packed-pictures.ts';

/**
 * Modules of the first page, which most open to log in. What follows, from registering to a new password, comes in one
 * piece when it is asked for. Everything else loads with the page that needs it.
 */
const FIRST_PAGE = new RegExp(
  [
    '/web/(inner-styles|local-storage|main|paths|picked-plan|routes|theme)\\.tsx?$',
    '/web/requests/api\\.ts',
    '/web/continue-at',
    '/web/errors/',
    '/web/features/auth/(auth-page|login-form|marketing-panel|greeting)',
    '/web/features/auth/google/(google-button|use-google)',
    '/web/features/auth/mailed-links/(verify-email-note|use-mailed-link|use-resend)',
    '/web/i18n/(activate|language)',
    '/web/offline/(caches/caches|other-tabs|owner)',
    '/web/session/(google-popup|query-client|user-query)',
    '/web/shell/(install-prompt|scroll-to-top)',
    '/web/ui/(basic-icon|brand|button|spinner|tabs|pictures/mark)',
    '/web/ui/feedback/(note|toast\\.ts|toaster)',
    '/web/ui/forms/((password-)?field|use-form)',
    '/web/ui/hooks/(heading-focus|use-link-token|use-overlay|use-page-title)',
  ].join('|'),
);

/** Modules that pages with and without a user share. */
const SHARED =
  /\/(web\/(session|shell\/(footer|frame|\w+-query)|generation\/usage-query|ui\/(?!feedback\/toast-region|qr-path))|core\/(plan\/plan|time)\.ts)/;

/** Modules of the pages for signed-in users, except those that few users ever need. */
const USER_PAGES =
  /\/(web\/(features\/(home\/(?!add\/add-)|nutrition|badges|settings\/(?!export-zip))|avoided\/(?!guard)|camera|eaten|detections\/(?!food-|detection-)|library\/(library\.ts|use-)|kitchen\/(household|cook-name|use-sync)|offline|shell|timers|generation|writing\/imports\/use-)|core\/recipe\/personal\.ts)/;

/** The food table and what reads it. Pages that only list recipes never load it. */
const FOODS = /\/core\/(nutrition|recipe\/(lines\/|recount)|cooking\/had)|\/web\/detections\/food-words/;

/** The words of what a cook may avoid. Only who avoids something loads them. */
const GUARD = /\/core\/(guard\/|reading\/understanding\/avoided-words)|\/web\/avoided\/guard/;

/** Adding and editing recipes. What calculates with the food table comes after the page. */
const WRITING =
  /\/web\/(features\/(add\/(?!review\/line-answers|files\/|picture)|edit\/)|writing\/(?!imports\/|read-lines|written-recipe|nutrition-table|source-line|pasted))/;

/** What reads and calculates typed recipes with the food table. */
const WRITTEN =
  /\/web\/(features\/add\/review\/line-answers|writing\/(imports\/run-imports|read-lines|written-recipe))/;

/** The ways to a recipe that few go. */
const WAYS = /\/web\/features\/(home\/add\/add-sheet|add\/(files|picture))/;

/** The week on screen and on paper. What fills it comes when it is asked for. */
const WEEK = /\/(web\/(features\/week\/(?!fill\/)|i18n\/first-weekday)|core\/week\/(?!fill\/))/;

/** The household, and what others share with a cook. */
const HOUSEHOLD = /\/web\/features\/(household|save)\//;

/** Foods that were seen on a photo or are at hand. */
const DETECTIONS = /\/web\/(detections|features\/library\/at-hand)/;

/** Without speech recognition and its words, which load once a user wants to cook without hands. */
const RECIPE_PAGE =
  /\/(web\/features\/recipe\/(?!voice\/(?!listening|use-)|cook-mode\/(hands-free|voice-commands))|core\/recipe\/(scaling|steps)\/)/;

/** Documents of the app, of the landing page in each language, and of the plans. */
const DOCUMENTS = ['app.html', 'index.html', 'de/index.html', 'plans/index.html'].map(
  (file) => `${import.meta.dirname}/web/${file}`,
);

/** Removes Vite's helper, which preloads styles and dependencies of lazy chunks: ours have none, and it costs bytes. */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
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

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    prerenderedLanding(),
    prerenderedPlans(),
    foodRows({ isEmitted: true }),
    packedPictures,
    withoutPreloadHelper,
    leanRouter,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
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
          // Who avoids something has the guard cached as soon as it is loaded.
          'assets/guard-*.js',
          // New passwords and the export of all data need a connection.
          'assets/{export-zip,uncommon-password}-*.js',
        ],
      },
    }),
  ],
  // React has had this hook itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  worker: { format: 'es', plugins: () => [foodRows({ isEmitted: false })] },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // `preload` in web/routes.tsx loads what a page needs, and the service worker has cached the rest.
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
        codeSplitting: {
          groups: [
            // Changes only with a dependency, so that it stays cached over releases.
            {
              name: 'vendor',
              test: /rolldown\/runtime|no-prefetching|node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query(?!.*useQueries)|query-core(?!.*(hydration|Hydration|queriesObserver)))|@lingui|valibot|use-sync-external-store)\//,
            },
            // One file instead of a dozen.
            { name: 'app', test: FIRST_PAGE },
            { name: 'auth-views', test: /\/web\/features\/auth\// },
            { name: 'shared', test: SHARED },
            { name: 'user-pages', test: USER_PAGES },
            { name: 'foods', test: FOODS },
            { name: 'guard', test: GUARD },
            { name: 'recipe-page', test: RECIPE_PAGE },
            { name: 'week', test: WEEK },
            { name: 'household', test: HOUSEHOLD },
            { name: 'detections', test: DETECTIONS },
            { name: 'writing', test: WRITING },
            { name: 'written', test: WRITTEN },
            { name: 'ways', test: WAYS },
          ],
        },
      },
    },
  },
});
