import * as v from 'valibot';

/** The languages that the interface, the mails and the recipes come in. */
const LANGUAGES = ['en', 'de'] as const;

export const Language = v.picklist(LANGUAGES);
export type Language = v.InferOutput<typeof Language>;

/** How each of them writes dates and numbers: a tag for `Intl`. */
export const LOCALE: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

/** English, where nothing else is known. */
export const DEFAULT_LANGUAGE: Language = 'en';

/**
 * The first supported language of a list of BCP 47 tags, best first.
 * @returns undefined when none of them is supported
 */
export const supportedLanguage = (tags: readonly (string | null | undefined)[]): Language | undefined =>
  tags.map((tag) => LANGUAGES.find((language) => language === tag?.slice(0, 2).toLowerCase())).find(Boolean);
