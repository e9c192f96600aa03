import type { Plugin } from 'vite';

/** Packs the app's drawings into one file, by address, so that the service worker keeps one file instead of dozens. */
export const packedPictures: Plugin = {
  name: 'packed-pictures',
  apply: 'build',
  generateBundle(_options, bundle) {
    const drawings = Object.values(bundle).flatMap((each) =>
      each.type === 'asset' && /^assets\/.*\.svg$/.test(each.fileName)
        ? [[`/${each.fileName}`, String(each.source)]]
        : [],
    );
    const source = JSON.stringify(Object.fromEntries(drawings));
    this.emitFile({ type: 'asset', name: 'pictures.json', source });
  },
};
