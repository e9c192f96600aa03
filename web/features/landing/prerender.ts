import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, type Language } from '#core/language.ts';
import { LANDING } from '../../paths.ts';
import { bundleScript, importModule } from '../../build/prerender.ts';
import type * as Documents from './documents.tsx';

/** Document of the landing page in each language. */
const FILES: Record<Language, string> = { en: '/index.html', de: '/de/index.html' };

/**
 * Renders the landing page into one document per language. Style and script are inlined, so that nothing else must load
 * before the first paint. Also emits the files for search engines.
 */
export function prerenderedLanding(): Plugin {
  let root = '';
  let renderers: ReturnType<typeof loadRenderers> | undefined;
  return {
    name: 'prerendered-landing',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      // Runs before Vite resolves the styles, fonts and pictures of a document.
      order: 'pre',
      async handler(html, { path, server }) {
        const language = languageAt(path);
        if (!language) return html;
        // The development server renders anew on each request.
        const { landingDocument, script } = await (server
          ? loadRenderers(root)
          : (renderers ??= loadRenderers(root)));
        return landingDocument(language, script);
      },
    },
    generateBundle: {
      // Runs after Vite has written the documents.
      order: 'post',
      async handler(_options, bundle) {
        const { filesForRobots } = await (renderers ??= loadRenderers(root));
        for (const [fileName, source] of Object.entries(filesForRobots())) {
          this.emitFile({ type: 'asset', fileName, source });
        }
        // Only the app's document needs the import map.
        for (const language of LANGUAGES) {
          const document = bundle[FILES[language].slice(1)];
          if (document?.type === 'asset') document.source = String(document.source).replace(IMPORT_MAP, '');
        }
      },
    },
    // As in production, every other path leads to the app.
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

const fileFor = (url: string): string => {
  const { pathname } = new URL(url, 'http://localhost');
  const language = LANGUAGES.find((each) => LANDING[each] === pathname);
  return language ? FILES[language] : '/app.html';
};

/** Loads the functions that render the documents, and the script of their heads. */
async function loadRenderers(root: string): Promise<typeof Documents & { readonly script: string }> {
  const [documents, script] = await Promise.all([
    importModule<typeof Documents>(root, 'features/landing/documents.tsx'),
    bundleScript(`${root}/features/landing/head-script.ts`),
  ]);
  return { ...documents, script };
}
