import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, type Language } from '#core/language.ts';
import { LANDING } from '../../paths.ts';
import { bundled, imported } from '../../prerender.ts';
import type * as Documents from './documents.tsx';

/** The file that the landing page is written into, for each language. */
const FILES: Record<Language, string> = { en: '/index.html', de: '/de/index.html' };

/**
 * Writes the landing page into its documents, one for each language, with its style and its one script inside: nothing
 * else has to arrive before it can be read. Beside them what tells search engines of it.
 */
export function prerenderedLanding(): Plugin {
  let root = '';
  let held: ReturnType<typeof writers> | undefined;
  return {
    name: 'prerendered-landing',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      // Before Vite looks for the styles, fonts and pictures that a document names.
      order: 'pre',
      async handler(html, { path, server }) {
        const language = languageAt(path);
        if (!language) return html;
        // While the page is worked on, it is written anew for every look at it.
        const { landingDocument, script } = await (server ? writers(root) : (held ??= writers(root)));
        return landingDocument(language, script);
      },
    },
    generateBundle: {
      // After Vite has written the documents.
      order: 'post',
      async handler(_options, bundle) {
        const { filesForRobots } = await (held ??= writers(root));
        for (const [fileName, source] of Object.entries(filesForRobots())) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        // The way to the app's files is for the document of the app: a landing page loads none of them.
        for (const language of LANGUAGES) {
          const written = bundle[FILES[language].slice(1)];
          if (written?.type === 'asset') written.source = String(written.source).replace(IMPORT_MAP, '');
        }
      },
    },
    // In development too, every address but the landing page's leads to the app.
    configureServer: ({ middlewares }) => {
      return () =>
        middlewares.use((request, _response, next) => {
          if (request.url === FILES[DEFAULT_LANGUAGE]) request.url = fileFor(request.originalUrl ?? '/');
          next();
        });
    },
  };
}

const IMPORT_MAP = /<script type="importmap">.*?<\/script>\n/s;

const LANGUAGES = Object.keys(FILES) as Language[];

const languageAt = (file: string): Language | undefined =>
  LANGUAGES.find((language) => FILES[language] === file);

const fileFor = (address: string): string => {
  const { pathname } = new URL(address, 'http://localhost');
  const language = LANGUAGES.find((each) => LANDING[each] === pathname);
  return language ? FILES[language] : '/app.html';
};

/** What writes the documents, and the script in their heads. */
async function writers(root: string): Promise<typeof Documents & { readonly script: string }> {
  const [documents, script] = await Promise.all([
    imported<typeof Documents>(root, 'features/landing/documents.tsx'),
    bundled(`${root}/features/landing/greet.ts`),
  ]);
  return { ...documents, script };
}
