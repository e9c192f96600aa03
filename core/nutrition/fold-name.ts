/**
 * A name as names are compared: lower case, single spaces, "ä" as "ae", "ß" as "ss", without other accents and without
 * punctuation. "Crème  fraîche" and "creme fraiche" are one name, and so are "Möhren" and "Moehren".
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßœæ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\p{M}'’´`]/gu, '')
    .replaceAll(/[^\p{L}\p{N}%&]+/gu, ' ')
    .trim();

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae' };

/**
 * A folded name without the endings of number, gender and case, of both languages: "tomatoes" and "tomato", "roten
 * Linsen" and "rote Linse" come out alike. Not a word of either language.
 */
export const stemName = (folded: string): string => folded.split(' ').map(stemWord).join(' ');

function stemWord(word: string): string {
  const singular = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const ending = ENDINGS.find((each) => singular.endsWith(each) && singular.length - each.length >= 4);
  return (ending ? singular.slice(0, -ending.length) : singular).replace(/y$/, 'i');
}

const ENDINGS = ['en', 'er', 'em', 'es', 'e', 'n'];
