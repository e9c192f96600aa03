/**
 * Normalises a text for word search: lower case, without accents and invisible characters; `ä` and `ae` become `a`.
 * Words are separated by `-` for a hyphen, by `|` at the end of a phrase, else by a space. Never throws; time and
 * length are linear in the text.
 */
export const normalText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’‘´`]/gu, '')
    .replaceAll(/[\u0430-\u0491ß-ɏ]/gu, (letter) => LATIN[letter] ?? letter)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/(?<=\p{L})[-‐‑]+\s*(?=\p{L})/gu, '-')
    .replaceAll(/[.,;:!?()[\]{}/\n]+/g, '|')
    .replaceAll(/[^\p{L}\p{N}|-]+|(?<!\p{L})-+|-+(?!\p{L})/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\|[ |]*/g, '|')
    .trim();

/**
 * Returns the normal text with `UMLAUT` in place of each vowel with an umlaut: "Töpfen" are pots, "Topfen" is a curd
 * cheese.
 * @returns undefined if the umlauts cannot be told
 */
export function umlautsIn(text: string): string | undefined {
  const marked = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(?<![aeouq])[aou](?:\u0308e?|e)/g, UMLAUT);
  const told = marked.includes(UMLAUT) ? normalText(marked) : undefined;
  return told?.length === normalText(text).length ? told : undefined;
}

/** Letter that neither language uses. */
export const UMLAUT = 'ə';

/** Letters that do not decompose into a base letter and an accent, and Cyrillic look-alikes. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
};
