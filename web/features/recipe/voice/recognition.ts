import { LOCALE, type Language } from '#core/language.ts';

/** The part of the Web Speech API that we use, which TypeScript lacks. Source: Web Speech API, 4.1 */
export type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** Processes audio on the device if the browser can. */
  processLocally?: boolean;
  start(): void;
  abort(): void;
};

type Where = { readonly langs: readonly string[]; readonly processLocally: true };

type RecognitionMaker = {
  new (): Recognition;
  available?(where: Where): Promise<string>;
  install?(where: Where): Promise<boolean>;
};

/** Alternatives of one sentence, the likeliest first. */
export type Sentence = readonly string[];

export type RecognitionFailure =
  | 'missing'
  /** Recognition starts but never reports anything, as in some installed apps. */
  | 'dead'
  | 'refused'
  | 'no-microphone'
  | 'offline'
  | 'language'
  /** The system has ended recognition repeatedly. */
  | 'ended';

const makerIn = (scope: object): RecognitionMaker | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Readonly<Record<string, unknown>>;
  // The platform has this class under both names.
  return (SpeechRecognition ?? webkitSpeechRecognition) as RecognitionMaker | undefined;
};

export const canRecognise = (): boolean => makerIn(window) !== undefined;

export const newRecognition = (): Recognition | undefined => {
  const Maker = makerIn(window);
  return Maker && new Maker();
};

/** `device`: processed on this device. `loadable`: possible after the browser has loaded the language. */
export type SoundGoes = 'device' | 'loadable' | 'browser';

/** Returns where this browser processes the audio. */
export async function whereSoundGoes(language: Language): Promise<SoundGoes> {
  const Maker = makerIn(window);
  try {
    const state = await Maker?.available?.(onDevice(language));
    if (state === 'available') return 'device';
    return Maker?.install && (state === 'downloadable' || state === 'downloading') ? 'loadable' : 'browser';
  } catch {
    return 'browser';
  }
}

/** Lets the browser load a language for processing on the device. @returns whether it is loaded */
export async function loadLanguage(language: Language): Promise<boolean> {
  try {
    return (await makerIn(window)?.install?.(onDevice(language))) ?? false;
  } catch {
    return false;
  }
}

const onDevice = (language: Language): Where => ({ langs: [LOCALE[language]], processLocally: true });

/** Returns the reason of a failure; undefined for harmless errors, such as silence. */
export const failureOf = (error: string): RecognitionFailure | undefined => FAILURES[error];

const FAILURES: Readonly<Record<string, RecognitionFailure>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'dead',
  'audio-capture': 'no-microphone',
  network: 'offline',
  'language-not-supported': 'language',
};

/** Returns the final sentences of a result event. */
export function sentencesIn(event: Event): readonly Sentence[] {
  const { results, resultIndex = 0 } = event as Event & Results;
  return Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => Array.from(result, ({ transcript }) => transcript.trim()));
}

type Results = {
  readonly resultIndex?: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
};
