import { useEffect, useState, useSyncExternalStore } from 'react';
import { LOCALE, type Language } from '#core/language.ts';

/**
 * Reads a text and its successors aloud until it is toggled off.
 * @returns undefined if the device has no voice for the language
 */
export function useReadAloud(text: string, language: Language) {
  const [isReading, setIsReading] = useState(false);
  const hasVoice = useSyncExternalStore(onVoicesChange, () => speaks(language));
  const isOn = isReading && hasVoice;
  useEffect(() => {
    if (!isOn) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = LOCALE[language];
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  }, [isOn, text, language]);
  return hasVoice ? { isReading, toggle: () => setIsReading(!isReading) } : undefined;
}

const speaks = (language: Language): boolean =>
  'speechSynthesis' in window && speechSynthesis.getVoices().some(({ lang }) => lang.startsWith(language));

/** Browsers load their voices asynchronously. */
function onVoicesChange(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
