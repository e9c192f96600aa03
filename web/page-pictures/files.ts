import germanUrl from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import englishUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import type { Language } from '#core/language.ts';
import type { EngineFiles, EngineLanguage } from './engine.ts';

const TRAINED: Readonly<Record<Language, { readonly name: EngineLanguage; readonly url: string }>> = {
  en: { name: 'eng', url: englishUrl },
  de: { name: 'deu', url: germanUrl },
};

/**
 * Loads Tesseract and its trained data for the languages.
 * @param onProgress gets the share that is loaded, 0 to 1
 * @throws if a file cannot be loaded
 */
export async function loadFiles(
  languages: readonly Language[],
  onProgress: (share: number) => void,
): Promise<EngineFiles> {
  let loaded = 0;
  const count = languages.length + 1;
  const step = <File>(file: File): File => {
    loaded += 1;
    onProgress(loaded / count);
    return file;
  };
  const [core, ...trained] = await Promise.all([
    load(coreUrl).then(step),
    ...languages.map((language) => load(TRAINED[language].url).then(unzipped).then(step)),
  ]);
  const named = languages.map(
    (language, at) => [TRAINED[language].name, trained[at] ?? new Uint8Array()] as const,
  );
  return { core, languages: new Map(named) };
}

async function load(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Unzips a file, unless the browser has already done so. */
async function unzipped(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const isZipped = file[0] === 0x1f && file[1] === 0x8b;
  if (!isZipped) return file;
  const stream = new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
