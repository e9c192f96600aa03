import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { prerenderedLanding } from './web/features/landing/prerender.ts';
import { prerenderedPlans } from './web/features/plans/prerender.ts';
import { manifest } from './web/manifest.ts';

/** Modules of the first page. Everything else loads with the page that needs it. */
const FIRST_PAGE = new RegExp(
  [
    '/web/(local-storage|main|paths|picked-plan|routes|theme)\\.tsx?$',
    '/web/requests/api\\.ts',
    '/web/errors/',
    '/web/i18n/(activate|language)',
    '/web/offline/(caches/caches|other-tabs|owner)',
    '/web/session/(google-popup|query-client|user-query)',
    '/web/shell/(brand|install-prompt|scroll-to-top)',
    '/web/ui/(basic-icon|button|spinner|tabs|pictures/mark)',
    '/web/ui/feedback/(note|toast\\.ts|toaster)',
    '/web/ui/forms/((password-)?field|use-form)',
    '/web/ui/hooks/(heading-focus|use-link-token|use-overlay|use-page-title)',
  ].join('|'),
);

/** Modules of logging in. What follows, from registering to a new password, comes in one piece when it is asked for. */
const AUTH_PAGE =
  /\/web\/features\/auth\/(auth-page|login-form|marketing-panel|greeting|google\/(google-button|use-google)|mailed-links\/(verify-email-note|use-mailed-link|use-resend))/;

/** Modules that pages with and without a user share. */
const SHARED =
  /\/(web\/(session|shell\/(footer|frame|\w+-query)|generation\/usage-query|ui\/(?!feedback\/toast-region))|core\/(plan\/plan|time)\.ts)/;

/** Modules of the pages for signed-in users, except those that few users ever need. */
const USER_PAGES =
  /\/web\/(features\/(home\/(?!detections\/(food-|detection-)|add\/add-)|nutrition|badges|settings\/(?!export-zip))|offline|shell|timers|generation|writing\/imports\/use-)/;

/** The food table and what reads it. Pages that only list recipes never load it. */
const FOODS = /\/core\/(nutrition|recipe\/lines)\//;

/** Adding and editing recipes. What calculates with the food table comes after the page. */
const WRITING =
  /\/web\/(features\/(add\/(?!review\/line-answers|files\/|picture)|edit\/)|writing\/(?!imports\/|read-lines|written-recipe|nutrition-table|source-line|pasted))/;

/** What reads and calculates typed recipes with the food table. */
const WRITTEN =
  /\/web\/(features\/add\/review\/line-answers|writing\/(imports\/run-imports|read-lines|written-recipe))/;

/** The ways to a recipe that few go. */
const WAYS = /\/web\/features\/(home\/add\/add-sheet|add\/(files|picture))/;

const RECIPE_PAGE = /\/(web\/features\/recipe|core\/recipe\/(scaling|steps))\//;

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

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    prerenderedLanding(),
    prerenderedPlans(),
    withoutPreloadHelper,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest,
      // The browser fetches icons when it installs the app.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // Badge images and the readers of printed pages and of files are cached once used. Prerendered pages are only for online visitors.
        globIgnores: ['badges/**', '**/index.html', 'assets/{files,page-pictures}.worker-*.js'],
      },
    }),
  ],
  // React has had this hook itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
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
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query(?!.*useQueries)|query-core(?!.*(hydration|Hydration|queriesObserver)))|@lingui|valibot|use-sync-external-store)\//,
            },
            // One file instead of a dozen.
            { name: 'app', test: FIRST_PAGE },
            { name: 'auth-page', test: AUTH_PAGE },
            { name: 'auth-views', test: /\/web\/features\/auth\// },
            { name: 'shared', test: SHARED },
            { name: 'user-pages', test: USER_PAGES },
            { name: 'foods', test: FOODS },
            { name: 'recipe-page', test: RECIPE_PAGE },
            { name: 'writing', test: WRITING },
            { name: 'written', test: WRITTEN },
            { name: 'ways', test: WAYS },
          ],
        },
      },
    },
  },
});
