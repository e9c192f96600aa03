import type { Slot } from '../week/meal.ts';

/**
 * Reads for which meal something was eaten, and takes that off the text: "porridge for breakfast", "zum Mittagessen gab
 * es Suppe", "Dinner: rice and beans". Reads both languages. The slot is undefined if the text tells none, or several.
 */
export function toldSlot(text: string): { readonly text: string; readonly slot?: Slot } {
  const told = new Set<Slot>();
  const plain = text
    .replaceAll(FILLERS, ' ')
    .replace(/^\s*so\s/iu, '')
    .trim();
  const cleared = MEALS.reduce(
    (left, [slot, words]) =>
      left.replaceAll(words, () => {
        told.add(slot);
        return ' ';
      }),
    plain,
  );
  const rest = cleared.replaceAll(/\s+/gu, ' ').replaceAll(/^[\s:,.–-]+|[\s:,–(-]+$/gu, '');
  const [slot, another] = told;
  return rest === '' ? { text: plain } : { text: rest, ...(slot && !another && { slot }) };
}

/** Sounds and words of thinking, which a dictating keyboard writes down: "um", "okay". */
const FILLERS =
  /(?<![\p{L}\d])(?:um+|uh+m?|erm?|hmm+|äh+m?|okay|ok|basically|actually|probably|maybe|i think|i guess|you know|glaube? ich|ich glaube?|eigentlich|quasi|halt)(?!\p{L})[,.]?/giu;

const DAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';

/** "For a late", "als kleiner": words before the name of a meal, which say nothing about the food. */
const BEFORE = String.raw`(?:(?:for|at|as|over|during|in|this|yesterday) (?:(?:an?|the|my|our|late|early|quick|light|big|small|little|${DAY}|\p{L}+['’]s|\p{L}+-\p{L}+|midnight) ){0,3}|(?:heute|gestern|diesen|zu[mr]?|als|a[mn]|beim?|fürs?|in) (?:\p{L}+(?:e[mnrs]|as|ein) ){0,2})`;

const MEALS = (
  [
    [
      'breakfast',
      'breakfast|brekk(?:ie|y)|frühstück|zmorgen?|morning|(?<!für )morgen|(?<!zu )früh',
      'morgens',
    ],
    ['lunch', 'lunch(?: ?time| ?break)?|noon|midday|mittag(?:essen|spause)?|zmittag', 'mittags'],
    ['dinner', 'dinner|supper|evening|abend(?:essen|brot)?|nachtmahl|znacht', 'abends|tonight|last night'],
    [
      'snack',
      'snacks?|elevenses|afternoon(?: tea)?|nachmittag|jause|brotzeit|znüni|zvieri',
      'nachmittags|zwischendurch|mid[- ](?:morning|afternoon)',
    ],
  ] as const
).map(
  ([slot, names, alone]) =>
    [
      slot,
      new RegExp(
        String.raw`(?<!\p{L})(?:(?:${BEFORE}(?:${names})|${alone})(?!\p{L})|^\s*(?:my |mein )?(?:${names})(?: today| heute)?(?:\s?[:–]| - | (?:was|were|war(?:en)?) )|(?<=[,–(] ?)(?:${names})\)?$)`,
        'giu',
      ),
    ] as const,
);
