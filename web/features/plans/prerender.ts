import type { Plugin } from 'vite';
import { bundled, imported } from '../../prerender.ts';
import type * as FirstScreen from './first-screen.tsx';

const FILE = '/plans/index.html';

/** Writes the app's document as it answers `/plans`: with the page's first screen inside, which waits for no script. */
export function prerenderedPlans(): Plugin {
  let root = '';
  return {
    name: 'prerendered-plans',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      // Before Vite looks for the scripts and pictures that a document names.
      order: 'pre',
      async handler(html, { path }) {
        if (path !== FILE) return html;
        const [{ documentWithPlans }, script] = await Promise.all([
          imported<typeof FirstScreen>(root, 'features/plans/first-screen.tsx'),
          bundled(`${root}/features/plans/greet.ts`),
        ]);
        return documentWithPlans(script);
      },
    },
  };
}
