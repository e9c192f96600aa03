import { useSyncExternalStore } from 'react';
import type { RecognitionFailure, Sentence } from './recognition.ts';

export type Listening =
  | { readonly state: 'off' }
  /** The browser may be asking for the microphone, and has recognised nothing yet. */
  | { readonly state: 'starting' }
  | { readonly state: 'on'; readonly isOnDevice: boolean }
  | { readonly state: 'failed'; readonly why: RecognitionFailure };

let current: Listening = { state: 'off' };
let session: AbortController | undefined;
const listeners = new Set<() => void>();
const hearers = new Set<(sentence: Sentence) => void>();

/** Returns the listening state. Cook mode has one session for all dishes. */
export const useListening = (): Listening => useSyncExternalStore(onListeningChange, () => current);

/** @internal Tests have no component to read it in. */
export const listeningNow = (): Listening => current;

/** Calls a function with each sentence. @returns a function that unsubscribes */
export function onHeard(hear: (sentence: Sentence) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

export function tellHeard(sentence: Sentence): void {
  for (const hear of hearers) hear(sentence);
}

/** Ends the session and starts another one. @returns the signal that aborts the new session */
export function beginListening(): AbortSignal {
  session?.abort();
  session = new AbortController();
  setListening({ state: 'starting' });
  return session.signal;
}

export function stopListening(): void {
  if (current.state === 'off') return;
  session?.abort();
  session = undefined;
  setListening({ state: 'off' });
}

export function setListening(next: Listening): void {
  current = next;
  for (const listener of listeners) listener();
}

function onListeningChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
