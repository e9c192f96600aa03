/**
 * A text as words are looked up in it: lower case without accents, `ä`, `ae` and `a` alike, no invisible characters.
 * Words are parted by one of three signs: `-` where a hyphen joins them, `|` where the phrase ends, a space elsewhere.
 * Never throws; time and length grow with the text.
 */
export const normalText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’‘´`]/gu, '')
    .replaceAll(/[\u0430-\u0491ß-ɏ]/gu, (letter) => LATIN[letter] ?? letter)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/(?<=\p{L})[-‐‑]+\s*(?=\p{L})/gu, '-')
    .replaceAll(/[.,;:!?()[\]{}\n]+/g, '|')
    .replaceAll(/[^\p{L}\p{N}|-]+|(?<!\p{L})-+|-+(?!\p{L})/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\|[ |]*/g, '|')
    .trim();

/** Letters that stay letters of their own when accents go, and Cyrillic ones that look Latin. */
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
