import { DEFAULT_LANGUAGE, supportedLanguage, type Language } from '#core/language.ts';
import { kept } from '../local-storage.ts';

const STORED_UNDER = 'preferredLanguage';

/** The language that was chosen on this device, or found for it. */
export const storedLanguage = (): Language | undefined => supportedLanguage([kept.get(STORED_UNDER)]);

/** The language of the interface: the stored choice, else the browser's, else English; then it is stored. */
export function preferredLanguage(): Language {
  const language = supportedLanguage([kept.get(STORED_UNDER), ...navigator.languages]) ?? DEFAULT_LANGUAGE;
  kept.set(STORED_UNDER, language);
  return language;
}

/** Stores the choice; what is on the screen speaks it after a reload. */
export const chooseLanguage = (language: Language): void => kept.set(STORED_UNDER, language);

/** The cook's time zone, which decides what today and this month are. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
