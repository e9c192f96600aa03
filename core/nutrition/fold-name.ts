/**
 * Returns a name in comparable form: lower case, single spaces, "ä" as "ae", "ß" as "ss", without other accents and
 * punctuation. "Crème  fraîche" equals "creme fraiche", and "Möhren" equals "Moehren".
 */
export function foldName(name: string): string {
  const small = name.toLowerCase();
  // Most names are comparable already.
  return /^[a-z\d]+(?: [a-z\d]+)*$/.test(small) ? small : comparable(small);
}

const comparable = (small: string): string =>
  small
    .normalize('NFC')
    .replaceAll(/[äöüßœæ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\p{M}'’´`]/gu, '')
    .replaceAll(/[^\p{L}\p{N}%&]+/gu, ' ')
    .trim();

/** Returns a name in small letters without accents: "Äpfel" begins like "Apfel". */
export const bareName = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Removes what a folded umlaut adds, so that "Möhren", "Moehren" and "Mohren" find each other. */
export const withoutUmlauts = (folded: string): string => folded.replaceAll(/([aou])e/g, '$1');

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae' };

/**
 * Removes endings of number, gender and case in both languages from a folded name: "tomatoes" equals "tomato", "roten
 * Linsen" equals "rote Linse". The result need not be a word.
 */
export const stemName = (folded: string): string => folded.split(' ').map(stemWord).join(' ');

function stemWord(word: string): string {
  const singular = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  // "Puree" is not "pure".
  if (singular.endsWith('ee')) return singular;
  const ending = ENDINGS.find((each) => singular.endsWith(each) && singular.length - each.length >= 4);
  return (ending ? singular.slice(0, -ending.length) : singular).replace(/y$/, 'i');
}

const ENDINGS = ['en', 'er', 'em', 'es', 'e', 'n'];
