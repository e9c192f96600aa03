import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, supportedLanguage, type Language } from '#core/language.ts';

type Sheet = {
  readonly language: Language;
  readonly style: string;
  /** Font size on paper, in pt. */
  readonly paper?: number;
};

/** Returns a document in our look. Search engines must not list it. */
export const documentOf = (
  { language, style, paper = 10 }: Sheet,
  head: string,
  body: readonly string[],
): string =>
  `<!doctype html><html lang="${language}" class="pt${Math.floor(paper)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="#fbf6ee" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#171412" media="(prefers-color-scheme: dark)"><link rel="icon" href="/icons/icon-192.png">${head}<style>${style}</style></head><body>${body.join('')}</body></html>`;

/** Returns the source expression that allows an inline style or script in a policy. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the browser's first supported language. */
export const languageOf = (accepted = ''): Language =>
  supportedLanguage(accepted.split(',').map((each) => each.split(';')[0]?.trim())) ?? DEFAULT_LANGUAGE;
