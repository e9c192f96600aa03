import type { Plugin } from 'vite';
import { bundleScript, importModule } from '../../build/prerender.ts';
import type * as FirstScreen from './first-screen.tsx';

const FILE = '/plans/index.html';

/** Builds the document of `/plans`: the app's document with the first screen, which appears before the app loads. */
export function prerenderedPlans(): Plugin {
  let root = '';
  return {
    name: 'prerendered-plans',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      // Runs before Vite resolves the scripts and pictures of a document.
      order: 'pre',
      async handler(html, { path }) {
        if (path !== FILE) return html;
        const [{ documentWithPlans }, script] = await Promise.all([
          importModule<typeof FirstScreen>(root, 'features/plans/first-screen.tsx'),
          bundleScript(`${root}/features/plans/first-screen-script.ts`),
        ]);
        return documentWithPlans(script);
      },
    },
  };
}
