/** The beginnings of the words of names: "tomatoes" and "tomato" begin alike, and so do "Zwiebel" and "Zwiebeln". */
export const stemsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(stemOf));

/** The beginning that the forms of a word share, without umlauts: "Äpfel" is more of "Apfel". */
export const stemOf = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/s$/, '')
    .replace(/(?:oe|ie|ern|en|er|o|n|e|y)$/, '')
    .slice(0, LONGEST_STEM);

const LONGEST_STEM = 7;
