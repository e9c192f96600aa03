/** Misread texts, each with the printed text. */
const SLIPS: readonly (readonly [slip: RegExp, printed: string])[] = [
  [/ﬀ/g, 'ff'],
  [/ﬁ/g, 'fi'],
  [/ﬂ/g, 'fl'],
  [/ﬃ/g, 'ffi'],
  [/ﬄ/g, 'ffl'],
  // "180 *C", "180"C", "180 ° C".
  [/(\d)\s?[°º*"”“'’®]\s?([CF])\b/g, '$1 °$2'],
  // Numbers of steps: "2.Stir", "4, Blend", "S. Season".
  [/^(\d{1,2}) ?[.,] ?(?=\p{Lu})/gu, '$1. '],
  [/^S[.,] (?=\p{Lu})/gu, '5. '],
  [/^[IlT|][.,] (?=\p{Lu})/gu, '1. '],
  [/^[Il|] (?=\p{L})/gu, '1 '],
  [/^(\d[\d.,]*) ?m[i1I|] (?=\p{L})/gu, '$1 ml '],
  // A range: "8-10", "8—10".
  [/(\d)\s?[-—]\s?(?=\d)/g, '$1–'],
  // A litre: "1,2 | Milch", "1,2 I Milch".
  [/^(\d+(?:[.,]\d+)?) ?[|I](?= \p{L})/gu, '$1 l'],
  [/^(\d+(?:[.,]\d+)?) 1(?= \p{L}{3})/gu, '$1 l'],
  // … and "1,21 Milch": an amount without a unit never has two decimals.
  [/^(\d+[.,]\d+)1(?= \p{Lu}\p{Ll}{2})/gu, '$1 l'],
  // "1tin", "1large": Tesseract misses the space after a narrow figure. Units of one or two letters may follow
  // directly.
  [/^(\d+)(?=\p{L}{3})/gu, '$1 '],
  [/\|/g, 'l'],
  [/^[\s_~«»“”‘’'"|.,:;*•-]+(?=[\p{L}\d(½¼¾⅓⅔⅛])/gu, ''],
  [/\s+/g, ' '],
];

/** Corrects characters that the recognition confuses, if the recipe makes the printed ones clear. */
export const withoutSlips = (text: string): string =>
  SLIPS.reduce((corrected, [slip, printed]) => corrected.replace(slip, printed), text).trim();
