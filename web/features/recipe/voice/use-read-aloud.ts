import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { LOCALE, type Language } from '#core/language.ts';

/** Reads a text aloud, then each text that replaces it. A change stops the current one. */
export function useReadAloud(text: string, language: Language, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    say(text, language);
    return hush;
  }, [isOn, text, language]);
}

/** Announces timers that end while it is on. @param tell returns the sentence for a timer's name */
export function useSpokenBell(isOn: boolean, language: Language, tell: (name: string) => string): void {
  const ring = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') say(tell(event.detail), language);
  });
  useEffect(() => {
    if (!isOn) return;
    const onRing = (event: Event) => ring(event);
    window.addEventListener('munchify:timer', onRing);
    return () => window.removeEventListener('munchify:timer', onRing);
  }, [isOn]);
}

/** Returns whether the device has a voice for a language. */
export const useHasVoice = (language: Language): boolean =>
  useSyncExternalStore(onVoicesChange, () => speaks(language));

/** Speaks a text after the current one. Does nothing without a voice for the language. */
export function say(text: string, language: Language): void {
  if (!speaks(language)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = LOCALE[language];
  speechSynthesis.speak(utterance);
}

export function hush(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}

export const isSpeaking = (): boolean => 'speechSynthesis' in window && speechSynthesis.speaking;

const speaks = (language: Language): boolean =>
  'speechSynthesis' in window && speechSynthesis.getVoices().some(({ lang }) => lang.startsWith(language));

/** Browsers load their voices asynchronously. */
function onVoicesChange(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
