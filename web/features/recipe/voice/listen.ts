import { LOCALE, type Language } from '#core/language.ts';
import { beginListening, setListening, tellHeard } from './listening.ts';
import {
  failureOf,
  newRecognition,
  sentencesIn,
  type Recognition,
  type RecognitionFailure,
} from './recognition.ts';

/** Timeout for recognition to begin, in ms. In some browsers it never begins. */
const PROBE = 6_000;
/** Timeout while the browser asks for permission, in ms. */
const PROBE_WHILE_ASKED = 60_000;

/** Milliseconds. The system has ended a session that lasts shorter. */
const QUICK_END = 1_500;
/** Number of consecutive quick ends after which listening gives up. */
const MAX_QUICK_ENDS = 3;
const RESTART_AFTER = 250;

/** Starts to listen; the browser may ask for the microphone. @param isOnDevice keeps the sound on the device */
export function startListening(language: Language, isOnDevice: boolean): void {
  void listen({ language, isOnDevice, signal: beginListening(), quickEnds: 0 });
}

type Session = {
  readonly language: Language;
  readonly isOnDevice: boolean;
  readonly signal: AbortSignal;
  /** Number of consecutive sessions that ended quickly. */
  readonly quickEnds: number;
};

/** Listens until recognition ends, then starts again unless the session is over. */
async function listen({ language, isOnDevice, signal, quickEnds }: Session): Promise<void> {
  const recognition = newRecognition();
  if (!recognition) return fail('missing', signal);
  recognition.lang = LOCALE[language];
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.maxAlternatives = 3;
  if (isOnDevice) recognition.processLocally = true;
  const begun = Date.now();
  const end = await untilEnd(recognition, signal, () => setListening({ state: 'on', isOnDevice }));
  if (signal.aborted) return;
  if (end.failure) return fail(end.failure, signal);
  const ends = !end.hasHeard && Date.now() - begun < QUICK_END ? quickEnds + 1 : 0;
  if (ends >= MAX_QUICK_ENDS) return fail(end.hasBegun ? 'ended' : 'dead', signal);
  await untilVisible(signal);
  await pause(RESTART_AFTER);
  if (!signal.aborted) await listen({ language, isOnDevice, signal, quickEnds: ends });
}

type End = { readonly hasBegun: boolean; readonly hasHeard: boolean; readonly failure?: RecognitionFailure };

/** Runs recognition to its end. */
function untilEnd(recognition: Recognition, signal: AbortSignal, onBegin: () => void): Promise<End> {
  return new Promise((resolve) => {
    let [hasBegun, hasHeard] = [false, false];
    const probe = new AbortController();
    const settle = (failure?: RecognitionFailure) => {
      probe.abort();
      resolve({ hasBegun, hasHeard, ...(failure && { failure }) });
    };
    const live = () => {
      probe.abort();
      if (!hasBegun && !signal.aborted) onBegin();
      hasBegun = true;
    };
    recognition.addEventListener('start', live);
    recognition.addEventListener('audiostart', live);
    recognition.addEventListener('result', (event) => {
      hasHeard = true;
      if (!signal.aborted) for (const each of sentencesIn(event)) tellHeard(each);
    });
    recognition.addEventListener('error', (event) => {
      const failure = failureOf(String((event as Event & { error?: string }).error));
      if (failure) settle(failure);
    });
    recognition.addEventListener('end', () => settle());
    signal.addEventListener('abort', () => {
      recognition.abort();
      settle();
    });
    void probeEnds(probe.signal, () => {
      settle('dead');
      recognition.abort();
    });
    try {
      recognition.start();
    } catch {
      settle('dead');
    }
  });
}

/** Calls a function if recognition does not begin in time. */
async function probeEnds(signal: AbortSignal, onDead: () => void): Promise<void> {
  await pause(PROBE);
  if (!signal.aborted && (await isAsking())) await pause(PROBE_WHILE_ASKED - PROBE);
  if (!signal.aborted) onDead();
}

/** Returns whether the browser may still be asking the user for the microphone. */
async function isAsking(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    return state === 'prompt';
  } catch {
    return false;
  }
}

/** Waits until the page is visible, because hidden pages may not listen. */
const untilVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

function fail(why: RecognitionFailure, signal: AbortSignal): void {
  if (!signal.aborted) setListening({ state: 'failed', why });
}
