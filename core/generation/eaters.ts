import { Language } from '../language.ts';
import { numbersIn } from '../language/numbers.ts';
import { foodById } from '../nutrition/foods/foods.ts';
import { foodMeant } from './wish-words.ts';

/** Person who must not eat everything: a baby under one year, or somebody pregnant, old or ill. */
export type Eater = 'baby' | 'pregnant' | 'frail';

/** Returns the eaters that a wish names, in either language. */
export function eatersIn(wish: string): readonly Eater[] {
  const text = wish.normalize('NFC');
  const ages = agesIn(text);
  return [
    ...(isForBaby(text.replace(EXPECTING, ' '), ages) ? (['baby'] as const) : []),
    ...(isAny(PREGNANT, text) ? (['pregnant'] as const) : []),
    ...(isForFrail(text, ages) ? (['frail'] as const) : []),
  ];
}

const EXPECTING =
  /(?:is|am|are|i'm) expecting(?! \p{L}+ (?:for|to))|expecting(?: a| our| my)? (?:bab(?:y|ies)|child)|erwarte\p{L}* (?:ein|unser) (?:baby|kind)|baby ?(?:shower|party|bump|bauch)/giu;

const BABY =
  /(?<![\p{L}-])(?:bab(?:y|ies|ys)(?:[- ]?(?:brei|nahrung|kost|püree))?|infants?|newborns?|säuglinge?n?s?|beikost|weaning)(?!\p{L})/giu;

/** Words behind "baby" that make it a food: leaves, ribs. */
const YOUNG_FOOD = /^[- ](?:lea(?:f|ves)|back|bl[aä]tter|veg)/iu;

/** "Baby spinach" is for everybody, and a baby of 14 months eats with the family. */
function isForBaby(text: string, ages: readonly number[]): boolean {
  if (ages.length > 0) return ages.some((months) => months < YEAR);
  return !OLDER.test(text) && [...text.matchAll(BABY)].some((found) => !isYoungFood(text, found));
}

function isYoungFood(text: string, { 0: word, index }: RegExpExecArray): boolean {
  const behind = text.slice(index + word.length);
  const food = foodById(foodMeant(/^[- ](\p{L}{3,})/u.exec(behind)?.[1] ?? '') ?? '');
  return YOUNG_FOOD.test(behind) || food?.group === 'vegetables' || food?.group === 'meat and fish';
}

const OLDER = /toddler|kleinkind|one-year-old|einjährig/iu;

/** Months. */
const YEAR = 12;

/** Returns the ages in a text, in months: "82 years old", "she is 91", "our little one, 5 months", "under a year". */
const agesIn = (text: string): readonly number[] =>
  Language.options.flatMap((language) =>
    numbersIn(text, language).flatMap(({ value, start, end }) => {
      const [before, age] = [text.slice(0, start), AGE.exec(text.slice(end))?.groups];
      const isTold = age?.['old'] !== undefined || SAYS_AGE.test(before);
      if (age?.['unit'] === undefined) return age && isTold && value >= OLD ? [value * YEAR] : [];
      const isBelow = BELOW.test(before);
      return isTold || isBelow ? [value * (/^m/i.test(age['unit']) ? 1 : YEAR) - (isBelow ? 1 : 0)] : [];
    }),
  );

/** Minimum age of an old person, in years. */
const OLD = 65;

/** Text behind the number of an age: a unit ("years old") or the end of the phrase, not a month of pregnancy. */
const AGE =
  /^(?:\.?[- ]?(?<unit>months?|monat(?:en?)?|years?|j[aä]hr(?:en?)?)(?:(?<old>[- ](?:old|alt|bab)|ig)|(?!\p{L}))(?!(?: \p{L}+)? (?:pregnan|schwanger))|$|[,.;!)]| (?:and|who|with|und|mit)(?!\p{L}))/iu;

/** Words before an age. */
const SAYS_AGE = /(?:(?<!\p{L})(?:is|are|aged?|turns|turned|from|ist|sind|wird|mit|ab|ab dem)|[,(])\s*$/iu;
const BELOW = /(?:under|below|not yet|unter|noch nicht|noch kein) (?:an? )?$/iu;

const PREGNANT: readonly RegExp[] = [
  /(?<!(?:not|no longer|nicht|nicht mehr) )(?<!\p{L})(?:pregnan(?:t|cy)|(?:mum|mom|mother)[- ]to[- ]be|werdende\p{L}* (?:mutter|mama)|schwanger\p{L}*)/iu,
  EXPECTING,
];

const FRAIL: readonly RegExp[] = [
  /(?<!\p{L})(?:ill|sick)(?! of)(?!\p{L})|(?<!\p{L})kranke?[mnrs]?(?! vor)(?!\p{L})|chemo(?:therap\p{L}*)?(?!\p{L})/iu,
  /immunocompromised|immunosuppress|weak(?:ened)? immune|immune system (?:is|was) (?:weak|low|poor)|immungeschwächt|geschwächte\p{L}* immun|immunsystem ist (?:schwach|geschwächt)|transplant/iu,
  /(?<!\p{L})(?:elderly|(?:older?|frail) (?:people|relatives?|parents?|man|woman|lady|aunt|uncle|father|mother)|seniors|senior citizens?|(?:care|nursing) home|senior(?:en|in|innen)|pflegeheim|alten? (?:menschen|leute|eltern|mutter|vater|dame))(?!\p{L})/iu,
  /(?:for|für) (?:(?:my|our|the|an?|mein\p{L}*|unser\p{L}*|die|den|der|eine?) )?(?:old |alten? )?(?:grand(?:ma|pa|mother|father|parents?|dad)|gran(?:ny)?|nan(?:na|a)?|oma|opa|gro(?:ß|ss)(?:mutter|vater|eltern)\p{L}?)(?![\p{L}'’])/iu,
];

const isForFrail = (text: string, ages: readonly number[]): boolean =>
  ages.some((months) => months >= OLD * YEAR) || isAny(FRAIL, text);

const isAny = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => new RegExp(pattern.source, 'iu').test(text));
