import type { I18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, supportedLanguage, type Language } from '#core/language.ts';
import { deviceStorage } from '../device/local-storage.ts';

const STORAGE_KEY = 'preferredLanguage';

export const storedLanguage = (): Language | undefined => supportedLanguage([deviceStorage.get(STORAGE_KEY)]);

/** Returns and stores the language of the interface: the stored choice, else the browser's language, else English. */
export function preferredLanguage(): Language {
  const language =
    supportedLanguage([deviceStorage.get(STORAGE_KEY), ...navigator.languages]) ?? DEFAULT_LANGUAGE;
  deviceStorage.set(STORAGE_KEY, language);
  return language;
}

export const screenLanguage = ({ locale }: I18n): Language => supportedLanguage([locale]) ?? DEFAULT_LANGUAGE;

/** Stores the choice. The screen changes after a reload. */
export const chooseLanguage = (language: Language): void => deviceStorage.set(STORAGE_KEY, language);

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
