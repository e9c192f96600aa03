/** Returns the stems of the words in names: "tomatoes" equals "tomato", "Zwiebeln" equals "Zwiebel". */
export const stemsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(stemOf));

/** Returns the beginning that the forms of a word share, without umlauts: "Äpfel" equals "Apfel". */
export const stemOf = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/s$/, '')
    .replace(/(?:oe|ie|ern|en|er|o|n|e|y)$/, '')
    .slice(0, MAX_STEM_LENGTH);

const MAX_STEM_LENGTH = 7;
