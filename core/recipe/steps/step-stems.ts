import { foldName } from '../../nutrition/fold-name.ts';

/** Returns the stems of the words in names: "tomatoes" equals "tomato", "Zwiebeln" equals "Zwiebel". */
export const stemsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map(stemOf));

/** Returns a word without endings of number and case and without umlauts: "Äpfel" equals "Apfel". */
export const stemOf = (word: string): string =>
  foldName(word)
    .replaceAll(/(?<=[bcdfghjklmnpqrstvwxyz])(?:ae|oe|ue)(?=[b-df-hj-np-tv-z])/g, (umlaut) =>
      umlaut.charAt(0),
    )
    .replace(/^ae(?=pfel)/, 'a')
    .replace(/(?<!s)s$/, '')
    .replace(/(?:oe|ie|ern|en|er|o|n|e|y)$/, '');
