import {
  ADDING,
  BARRIERS,
  CLAUSE_STARTS,
  LATER_CUES,
  LOOSE_CUES,
  MEASURES_OF,
  SHAPING,
  TIGHT_CUES,
  TIMES,
} from './comparisons.ts';
import { anyOf } from './phrases.ts';

// Patterns of sentences that name a food without adding it. Patterns in `WHATEVER_ELSE`, `WHERE_NOTHING_IS_ADDED` and
// `SHAPES` let a food pass; fewer of them reject more recipes. Patterns in `ADDITIONS` and `unless` are exceptions;
// with fewer of them an added food could pass.

/** Clause around a food, in normal text. `before` ends and `after` begins with the space beside the word. */
export type Clause = {
  /** The clause before and behind the food. */
  readonly before: string;
  readonly after: string;
  /** `before` and `after` together. */
  readonly around: string;
  /** The food's name, then "|" and the rest of its word: "butter|y". */
  readonly word: string;
  /** The text before and behind the food, across clauses. */
  readonly earlier: string;
  readonly later: string;
};

type Patterns = Partial<Record<keyof Clause, RegExp>>;

/** Form of a clause: all patterns match, and not all patterns of `unless`. */
export type ClausePattern = Patterns & { readonly unless?: Patterns };

/** Words between a cue and its food. */
const gap = (most: number) => `(?:[ -](?!${anyOf(BARRIERS)}[ -])[\\p{L}\\p{N}]+){0,${most}}[ -]$`;

const cue = (words: string, most: number) => new RegExp(`[ -]${anyOf(words)}${gap(most)}`, 'u');

const ADDS = new RegExp(`(?<! (?:the|a|an|its|their))[ -]${anyOf(ADDING)}[ -]`, 'u');

/** Matches "as crisp as bacon", but not "as soon as the butter melts". */
const COMPARED_BY_AS = new RegExp(
  `[ -](?:as (?!soon|long|far|well|much|many|little|often)\\p{L}+(?:[ -]\\p{L}+)? as|as (?:many|much) \\p{L}+ as|and \\p{L}+ as|than (?:\\p{L}+ ){0,4}made with|so \\p{L}+(?: \\p{L}+)? wie)${gap(5)}`,
  'u',
);

/** Adjectives made from foods: "butter|y", "nut|ty", "nuss|ig", and two that are names of the vocabulary. */
export const QUALITY =
  /(?:(?:\||([^eauio])\|\1)(?:y|ier|iest|iness)|\|(?:ish|like|ig(?:e[mnrs]?|ere?[mnrs]?|keit)?))$|^(?:cheesy|oaty)\|$/u;

/** Words behind a food that make it a comparison: "its hazelnut scent", "the groundnut kind". */
const COMPARED_AFTER = new RegExp(`^ ${anyOf('scent, kind, only in the old joke')} `, 'u');

/** Verbs of comparisons: "as you would with beef", "as pork shoulder does", "as scrambled eggs are". */
const AUXILIARIES = 'would, does, do, are, has, have';
/** Matches "where the recipe usually has anchovies". */
const WOULD = new RegExp(` ${anyOf(`${AUXILIARIES}, usually`)} `, 'u');
const WOULD_ALONE = new RegExp(`^ (?:\\p{L}+ )?${anyOf(AUXILIARIES)} $`, 'u');

/** Matches habits of others, which this recipe may not share: "some towns add tuna". */
const OTHERS =
  /^ (?:some|others|(?!(?:always|perhaps|sometimes|afterwards|besides|minutes|hours|seconds|lets|this|thus|plus) )\p{L}+s(?: in \p{L}+)? (?:add|use|put)) /u;

const OURS = /[| ](?:this one|mine|wir nicht)(?:[ |]|$)/u;

const REPLACES = / (?:ubernimmt|vertritt) /u;

/** Mentions by words right beside the food, whatever else the clause says. */
export const WHATEVER_ELSE: readonly ClausePattern[] = [
  { after: COMPARED_AFTER },
  // "Maple syrup, not honey".
  { before: /^ (?:not|nicht)(?: (?:a|an|the|der|die|das|den|dem))? $/u },
  // "Flour is not needed", "Mehl braucht es dafür nicht", "you do not need any butter".
  { after: /^ brauch\p{L}* (?:\p{L}+ ){0,4}(?:nicht (?!viel |nur |mehr )|keine?[ns]? )/u },
  {
    after:
      /^ (?:is|are) not (?:needed|necessary) |^ (?:isnt|arent) (?:needed|necessary) |^ (?:ist|sind) nicht notig /u,
  },
  {
    before: / (?:no need for|need no|dont need|do not need|dosnt need|dos not need)(?: (?:any|the|more))? $/u,
  },
  // "Soya mince takes the place of the beef". In "nothing replaces the butter", the butter is in the dish.
  {
    before:
      / (?:(?:tak(?:es?|ing) the|in) place of|stand(?:s|ing)? in for|replac(?:es?|ing))(?: (?:the|any|your))? $| vertritt (?:den|die|das) $/u,
    unless: { before: / (?:nothing|nobody|never) / },
  },
  // "As beef is not vegan".
  { after: /^ (?:is|are) not (?:vegan|vegetarian) |^ (?:ist|sind) nicht (?:vegan|vegetarisch) /u },
  // "Statt des üblichen Eis". In "statt des üblichen Öls Butter", the butter is added.
  { before: / statt de[rms] ublichen $/u },
  // "What butter gives".
  { before: / what $/u, after: /^ gives /u },
  { word: QUALITY },
  { before: cue(TIGHT_CUES, 5) },
  { before: COMPARED_BY_AS },
  // "Nach Ei riecht".
  { before: / nach(?: \p{L}+){0,3} $/u, around: / (?:riech|schmeck|duft)\p{L}* /u },
  // "As double cream would", "where the bacon would be". "Butter would be nice" is a suggestion, which adds it.
  { before: /^ (?:as|where) /u, around: WOULD, unless: { before: ADDS } },
  { before: / as(?: \p{L}+){0,3} $/u, after: WOULD_ALONE },
  // "What a cockerel would give", "the bacon would be in there", "a cockerel would need three hours".
  { after: / would(?: give| have)? $| would (?:be in there|need|take) /u },
  // "The fish sauce that would usually season it".
  { before: / usually /u, around: / would /u },
  // "Some add tuna, mine does not."
  { before: OTHERS, later: new RegExp(`${OURS.source}|[| ]but the `, 'u') },
];

/** Clauses that add a food, or praise or miss it. */
export const ADDITIONS: readonly ClausePattern[] = [
  { before: ADDS },
  { after: ADDS },
  // "Without the cream it would be too sharp" means that the cream is in the dish.
  { before: / (?:without|ohne) (?:the|die|den|das) (?:\p{L}+ )*$/u },
  { before: new RegExp(`^ ${anyOf(TIMES)} (?!(?:an?|one|two|\\p{N}+) (?:hour|minute|day))`, 'u') },
  {
    around:
      / (?:angst|scheu|afraid|shy|no harm|no shame|no dish|nothing beats|nothing wrong|nothing like|nothing better|never enough|never too|too much|go wrong|never wrong|(?<!(?:nobody|one|none) (?:\p{L}+ ){0,4})(?:calls?|asks?) for|missing is|is missing|what is missing|hilft|helfen|helps?|rettet|nichts geht|nichts besser|nie genug|nie zu viel|kein fehler|keine schande|schadet|schaden|fehlt|fehlen|runde[tn]|lohnt|passt|passen|gonnt|gonnen|suits?|welcome|optional) /u,
  },
];

/** Mentions that count only in a clause without `ADDITIONS`. */
export const WHERE_NOTHING_IS_ADDED: readonly ClausePattern[] = [
  { before: cue(LOOSE_CUES, 7) },
  {
    after: new RegExp(`[ -]${anyOf(LATER_CUES)}[ -]`, 'u'),
    // Exceptions: "das Öl durch Butter ersetzen", "until the butter was melted".
    unless: { before: / (?:durch|gegen|with|by)(?: \p{L}+){0,3} $|^ (?:until|till|bis) /u },
  },
  { later: OURS },
  // "Der Fenchel übernimmt den Platz, den sonst der Sellerie hat."
  { before: /^ (?:den|die|das|der|dem|fur|which|that|where|wo) /u, earlier: REPLACES },
];

const SHAPED = new RegExp(`^ (?:\\p{L}+ ){0,2}${anyOf(SHAPING)} `, 'u');
/** Number, with or without a size: "eight small". */
const COUNTED =
  '(?:\\p{N}{1,2}|two|three|four|five|six|eight|ten|twelve|zwei|drei|vier|funf|sechs|acht|zehn|zwolf) (?:(?:small|large|long|thin|thick|flat|equal|kleine|grosse|lange|dunne|dicke|flache|gleich grosse) )?$';
const words = (most: number) => `(?: (?!the |${anyOf(BARRIERS)} )\\p{L}+){0,${most}}`;

/** Sentences that give the dish the shape or the name of a food: "form into sausages". */
export const SHAPES: readonly ClausePattern[] = [
  { before: /^ (?:daraus|from this|from it) /u, after: SHAPED },
  { before: new RegExp(`[ -]${anyOf(SHAPING)}${words(6)} (?:into|to)${words(3)} $`, 'u') },
  // "Stir mayo and capers into a quick tartare sauce", but not "into a little butter".
  {
    earlier: new RegExp(
      `(?:^|[ |])(?:stir|mix|blend|whisk|work|mash|roll|press|pound|blitz|whizz|thicken|form|shape)(?:[ |][^]*)? (?:in)?to (?:a|an)(?! ${anyOf(MEASURES_OF)}\\b)${words(3)} $`,
      'u',
    ),
  },
  // "Form eight sausages", "acht Würste formen", but not "form 500 g of minced beef".
  { before: new RegExp(` (?:form|shape|mould) (?:about |into )?${COUNTED}`, 'u') },
  { before: new RegExp(`^ (?:(?:aus|daraus|davon) (?:\\p{L}+ ){0,2})?${COUNTED}`, 'u'), after: /^ formen /u },
  // "Zu kleinen Würsten formen".
  {
    before:
      / zu(?:r|m)?(?: (?:einem|einer|kleinen|grossen|dicken|flachen|langen|\p{N}+|acht|zwolf|vier|sechs|zehn))* $/u,
    after: SHAPED,
  },
];

export const CLAUSE_BEGINS = new RegExp(`\\||(?<! all)[ -]${anyOf(CLAUSE_STARTS)}(?=[ ])`, 'gu');
export const CLAUSE_ENDS = new RegExp(`\\|| ${anyOf(CLAUSE_STARTS)}(?=[ ])`, 'u');
