import * as v from 'valibot';

/** Languages of interface, emails and recipes. */
const LANGUAGES = ['en', 'de'] as const;

export const Language = v.picklist(LANGUAGES);
export type Language = v.InferOutput<typeof Language>;

/** Tag for `Intl`: format of dates and numbers. */
export const LOCALE: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

export const DEFAULT_LANGUAGE: Language = 'en';

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'de' : 'en');

/**
 * Returns the first supported language of a list of BCP 47 tags, ordered by preference.
 * @returns undefined if none is supported
 */
export const supportedLanguage = (tags: readonly (string | null | undefined)[]): Language | undefined =>
  tags.map((tag) => LANGUAGES.find((language) => language === tag?.slice(0, 2).toLowerCase())).find(Boolean);
