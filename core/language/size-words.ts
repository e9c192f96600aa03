// Patterns for the size of a thing and the filling of a measure, in both languages. They need the flags `iu`.

/** Words for sizes, with the weight of a piece relative to the usual one. `~` stands for an ending. */
export const SIZES = (
  [
    [String.raw`large|lg|big|jumbo|extra[- ]large|thick|groß~|gross~|gr\.|dick~`, 1.3],
    [String.raw`small|sm|little|tiny|klein~|kl\.`, 0.7],
    [String.raw`medium(?:-sized)?|md|thin|thumb-sized|mittel|mittelgroß~|mittler~|m\.-große?|dünn~`, 1],
  ] as const
).map(([words, times]) => [withEndings(words), times] as const);

/** Pattern of any size. */
export const SIZE = `(?:extra[- ])?(?:${SIZES.map(([words]) => words).join('|')})`;

/** Words for the filling of a spoon or a cup, which the line keeps. */
export const FILLING = String.raw`heaped|heaping|level|rounded|scant|gehäuft\p{L}*|gestrichen\p{L}*|geh\.|gestr\.`;

/** Pattern of fillings and of words that say little more: "a good spoon". Behind the unit they belong to the name. */
export const FULL = `(?:${FILLING}|packed|generous|good|full|loosely|firmly|leicht|schwach|${withEndings('gut~|knapp~|voll~')})`;

function withEndings(words: string): string {
  return words.replaceAll('~', '(?:e[rsn]?)?');
}
