import type { Language } from '#core/language.ts';

export type Text = Readonly<Record<Language, string>>;

/** Reads a text in both languages: "carrots / Karotten". Without a slash both are the same. */
export function both(words: string): Text {
  const [en = '', de = en] = words.split(' / ');
  return { en, de };
}

export const joined = (one: Text, other: Text): Text => ({
  en: `${one.en} ${other.en}`,
  de: `${one.de} ${other.de}`,
});

/** A sentence about serving, which must stay the last one. */
const SERVING = /(?:^|(?<=[.!?] ))[^.!?]*(?:\bserve\b|servieren|reichen|anrichten)/i;
const CLOSING = /(?:Serve (?:hot|at once)|Heiß servieren|Gleich servieren)\.$/;

function inserted(text: string, more: string, before: RegExp): string {
  const at = before.exec(text)?.index;
  return at === undefined ? `${text} ${more}` : `${text.slice(0, at)}${more} ${text.slice(at)}`;
}

/** Joins two texts, and puts the second before the sentence about serving. */
export const beforeServing = (one: Text, other: Text): Text => ({
  en: inserted(one.en, other.en, SERVING),
  de: inserted(one.de, other.de, SERVING),
});

/** Joins two texts, and names the foods beside the dish in the sentence about serving. */
export const servedWith = (one: Text, other: Text): Text => ({
  en: inserted(one.en, other.en, CLOSING),
  de: inserted(one.de, other.de, CLOSING),
});

/** "carrots", "carrots and leeks", "carrots, leeks and potatoes". */
export function listed(names: readonly string[], language: Language): string {
  const and = language === 'de' ? ' und ' : ' and ';
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Inflects a German name without article for "mit": "Äpfeln", "weißen Bohnen". Only plurals and adjectives change. */
export function dative(name: string, isPlural: boolean): string {
  const [noun = '', adjective] = name.split(' ').toReversed();
  const bent = isPlural && !/[ns]$/.test(noun) ? `${noun}n` : noun;
  return adjective && /^\p{Ll}/u.test(adjective) ? `${adjective}n ${bent}` : name.replace(noun, bent);
}
