import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { prerenderedLanding } from './web/features/landing/prerender.ts';
import { prerenderedPlans } from './web/features/plans/prerender.ts';
import { manifest } from './web/manifest.ts';

/** What a stranger's first page is made of; everything else comes with the page that shows it. */
const FIRST_PAGE = new RegExp(
  [
    '/web/(local-storage|main|paths|picked-plan|routes|theme)\\.tsx?$',
    '/web/api/',
    '/web/errors/',
    '/web/i18n/(activate|language)',
    '/web/offline/(caches|other-tabs|owner)',
    '/web/session/(google-popup|query-client|user-query)',
    '/web/shell/(brand|install-prompt|scroll-to-top)',
    '/web/ui/(button|icon|spinner|tabs|pictures/mark)',
    '/web/ui/feedback/(note|toast\\.ts|toaster)',
    '/web/ui/forms/(field|use-form)',
    '/web/ui/hooks/(heading-focus|use-link-token|use-page-title)',
  ].join('|'),
);

/** What pages for strangers and pages for cooks share. */
const SHARED =
  /\/(web\/(session|shell\/(footer|frame|\w+-query)|generation\/usage-query|ui\/(?!feedback\/toast-region))|core\/(plan\/plan|time)\.ts)/;

/** What a cook has in hand on every page; what only some of them ever need comes by itself. */
const KITCHEN =
  /\/web\/(features\/(home\/(?!detections\/(food-|detection-))|recipe|nutrition|badges|settings\/(?!export-zip))|offline|shell|timers|generation)/;

/** The app, the landing page in each language, and the app as it begins with the plans. */
const DOCUMENTS = ['app.html', 'index.html', 'de/index.html', 'plans/index.html'].map(
  (file) => `${import.meta.dirname}/web/${file}`,
);

/** Vite's helper loads styles and neighbours beside a page that comes later: ours have none, and it would weigh on the first. */
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
      // The browser fetches them when it installs the app.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // The pictures of badges are kept once they are seen; what is written for strangers is for who has a connection.
        globIgnores: ['badges/**', '**/index.html'],
      },
    }),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // What a page needs is begun by `preload` of web/routes.tsx, and the service worker has it all anyway.
    modulePreload: false,
    // Every browser of that baseline knows `light-dark()`.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A strict policy loads nothing from data: addresses.
    assetsInlineLimit: 0,
    manifest: true,
    // A sentence that changes leaves the files alone that only lead to it.
    chunkImportMap: true,
    rolldownOptions: {
      input: DOCUMENTS,
      output: {
        codeSplitting: {
          groups: [
            // Changes with a dependency only: a returning cook keeps it over a release.
            {
              name: 'vendor',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core(?!.*(hydration|Hydration)))|@lingui|valibot|use-sync-external-store)\//,
            },
            // What the first page needs travels as one file, not as a dozen.
            { name: 'app', test: FIRST_PAGE },
            { name: 'shared', test: SHARED },
            { name: 'kitchen', test: KITCHEN },
          ],
        },
      },
    },
  },
});
