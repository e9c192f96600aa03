/** Tesseract for browsers with SIMD, only its LSTM engine. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** An instance of the engine. It must be ended, because the garbage collector does not free its memory. */
  export type TessBaseAPI = {
    /** @returns 0, or -1 if a language cannot be read */
    Init(dataPath: null, languages: string, engine: 1, config?: string): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the file `/input`. @returns 1 if it cannot be read */
    SetImageFile(exifOrientation: 1, radians: number): number;
    SetRectangle(left: number, top: number, width: number, height: number): void;
    Recognize(monitor: null): number;
    GetTSVText(page: 0): string;
    GetUTF8Text(): string;
    End(): void;
  };

  export type TesseractModule = {
    readonly FS: { writeFile(path: string, data: Uint8Array): void };
    readonly TessBaseAPI: new () => TessBaseAPI;
  };

  export default function TesseractCore(options: {
    readonly wasmBinary: ArrayBuffer | Uint8Array;
    /** @param percent 0 to 100; layout analysis takes the first 30 */
    readonly TesseractProgress: (percent: number) => void;
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
  }): Promise<TesseractModule>;
}
