import TesseractCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { Grey } from './prepare.ts';

/** Tesseract's names of languages. */
export type EngineLanguage = 'eng' | 'deu';

export type EngineFiles = {
  readonly core: ArrayBuffer | Uint8Array;
  /** Trained data, uncompressed. */
  readonly languages: ReadonlyMap<EngineLanguage, Uint8Array>;
};

export type Engine = {
  /**
   * Recognises print.
   * @param onProgress gets the share that is done, 0 to 1
   * @returns words with their places, in Tesseract's table format
   */
  readonly recognise: (picture: Grey, onProgress: (share: number) => void) => string;
  /** Recognises a number that consists of the given figures. */
  readonly figures: (picture: Grey, figures: string) => string;
  readonly dispose: () => void;
};

/** Source: Tesseract, PageSegMode */
const MODE = { column: '4', line: '7' };

/** Only the neural network. Source: Tesseract, OcrEngineMode */
const LSTM = 1;

const ignore = (_share: number): void => undefined;

/** Opens Tesseract with its files. Reading blocks the thread, so run this in a worker. */
export async function openEngine({ core, languages }: EngineFiles): Promise<Engine> {
  let report = ignore;
  const tesseract = await TesseractCore({
    wasmBinary: core,
    TesseractProgress: (percent) => report(Math.max(0, (percent - 30) / 70)),
    print: () => undefined,
    printErr: () => undefined,
  });
  for (const [language, data] of languages) tesseract.FS.writeFile(`${language}.traineddata`, data);
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, [...languages.keys()].join('+'), LSTM) !== 0)
    throw new Error('Tesseract has not opened.');
  const recogniseAs = (mode: string, picture: Grey, figures: string) => {
    tesseract.FS.writeFile('/input', pgm(picture));
    api.SetVariable('tessedit_pageseg_mode', mode);
    api.SetVariable('tessedit_char_whitelist', figures);
    if (api.SetImageFile(1, 0) === 1 || api.Recognize(null) !== 0)
      throw new Error('Tesseract cannot read the picture.');
  };
  return {
    recognise: (picture, onProgress) => {
      report = onProgress;
      recogniseAs(MODE.column, picture, '');
      return api.GetTSVText(0);
    },
    figures: (picture, figures) => {
      report = ignore;
      recogniseAs(MODE.line, picture, figures);
      return api.GetUTF8Text().trim();
    },
    dispose: () => api.End(),
  };
}

/** Encodes a picture as a Portable Graymap. Source: Netpbm, PGM format */
function pgm({ width, height, pixels }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
