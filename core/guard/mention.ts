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
} from './vocabulary/comparisons.ts';
import { anyOf } from './vocabulary/phrases.ts';
import { isBoundary } from './finder.ts';

/** Place of a food's name in the normal text of a sentence. */
export type Place = { readonly start: number; readonly wordEnd: number };

/**
 * Returns whether a sentence only names a food, without adding it to the dish: "flakes like cod", "the size of a
 * walnut", "where others have bacon". Looks at the clause around the food. A clause that adds something counts only
 * if the comparison stands right before the food. Every other doubt counts as adding.
 */
function isOnlyMentioned(text: string, place: Place): boolean {
  const { before, word, after } = clauseAround(text, place);
  if (COMPARED_AFTER.test(after) || NOT.test(before)) return true;
  if (before.endsWith(' what ') && GIVES.test(after)) return true;
  if (isQuality(word) || TIGHT.test(before) || COMPARED_BY_AS.test(before) || REPLACED.test(before))
    return true;
  if (isRecalled(before, after) || isIrreal(before, after)) return true;
  if (OTHERS.test(before) && hasContrast(text, place, CONTRASTS)) return true;
  if (ADDS.test(`${before} `) || ADDS.test(` ${after} `)) return false;
  if (MISSED.test(before) || IN_TIME.test(before) || PRAISED.test(`${before}${after}`)) return false;
  return (
    LOOSE.test(before) ||
    (LATER.test(after) && !BY.test(before) && !/^ (?:until|till|bis) /.test(before)) ||
    hasContrast(text, place, OURS) ||
    isReplacedEarlier(text, place, before)
  );
}

const GIVES = new RegExp(`^ ${anyOf('gives, does, brings, is to')} `, 'u');

/** Returns the foods of a sentence that it only names. In "like butter and cream" that goes for both. */
export function onlyMentioned<Food extends Place>(text: string, foods: readonly Food[]): ReadonlySet<Food> {
  const mentioned = new Set<Food>();
  let last: Food | undefined;
  for (const food of foods) {
    const joins = last && mentioned.has(last) && JOINED.test(text.slice(last.wordEnd, food.start));
    if (joins || isOnlyMentioned(text, food)) mentioned.add(food);
    last = food;
  }
  return mentioned;
}

const JOINED = new RegExp(`^ (?:and|or|und|oder)(?: (?!${anyOf(ADDING)} )\\p{L}+){0,2} $`, 'u');

/** Returns whether a sentence shapes what is in the dish into something with the name of a food: "form into sausages". */
export function isShaped(text: string, place: Place): boolean {
  const { before, after } = clauseAround(text, place);
  return (
    (/^ (?:daraus|from this|from it) /u.test(before) && SHAPED.test(after)) ||
    INTO.test(before) ||
    INTO_ONE.test(text.slice(Math.max(0, place.start - REACH), place.start)) ||
    (ZU.test(before) && SHAPED.test(after)) ||
    COUNTED.test(before)
  );
}

/** Maximum number of characters of a clause on either side of a food. */
const REACH = 120;

function clauseAround(text: string, { start, wordEnd }: Place) {
  let from = start;
  while (start - from < REACH && !isBoundary(text[from - 1])) from -= 1;
  const left = ` ${text.slice(Math.max(0, from - REACH), from)}`;
  const starts = [...left.matchAll(STARTS)].at(-1);
  const right = `${text.slice(wordEnd, wordEnd + REACH)} `;
  const end = STARTS_AFTER.exec(right)?.index;
  return {
    before: left.slice(starts?.index ?? 0).replace('|', ' '),
    word: text.slice(from, wordEnd),
    after: `${right.slice(0, end)} `.replace(/ {2}$/, ' '),
  };
}

const STARTS = new RegExp(`\\||(?<! all)[ -]${anyOf(CLAUSE_STARTS)}(?=[ ])`, 'gu');
const STARTS_AFTER = new RegExp(`\\|| ${anyOf(CLAUSE_STARTS)}(?=[ ])`, 'u');

/** Words between a cue and its food. */
const gap = (most: number) => `(?:[ -](?!${anyOf(BARRIERS)}[ -])[\\p{L}\\p{N}]+){0,${most}}[ -]$`;

const cue = (words: string, most: number) => new RegExp(`[ -]${anyOf(words)}${gap(most)}`, 'u');

const TIGHT = cue(TIGHT_CUES, 5);
const LOOSE = cue(LOOSE_CUES, 7);
const LATER = new RegExp(`[ -]${anyOf(LATER_CUES)}[ -]`, 'u');
const ADDS = new RegExp(`(?<! (?:the|a|an|its|their))[ -]${anyOf(ADDING)}[ -]`, 'u');
const IN_TIME = new RegExp(`^ ${anyOf(TIMES)} (?!(?:an?|one|two|\\p{N}+) (?:hour|minute|day))`, 'u');

/** "As crisp as bacon", "mehr als Butter"; not "as soon as the butter melts". */
const COMPARED_BY_AS = new RegExp(
  `[ -](?:as (?!soon|long|far|well|much|many|little|often)\\p{L}+(?:[ -]\\p{L}+)? as|as (?:many|much) \\p{L}+ as|and \\p{L}+ as|than (?:\\p{L}+ ){0,4}made with|(?<!other )than|so \\p{L}+(?: \\p{L}+)? wie|(?!\\p{L}*(?:butter|wasser|zucker|pfeffer) )\\p{L}{3,}er als|mehr als)${gap(5)}`,
  'u',
);

/** "Statt des üblichen Spiegeleis"; in "statt Öl Butter" the butter is added. */
const REPLACED =
  / (?:statt|anstatt)(?: (?:de[rsmn]|die|das|eine[rsmn]?|(?:ublich|klassisch|gewohnlich|echt|ganz|viel|normal)\p{L}*))* $/u;

/** Adjectives made of foods: "buttery", "nussig". */
const QUALITY =
  /^(?:(?:egg|beef|butter|cream|milk|meat|nutt|hamm|bacon|malt|fish|win|beer|oat|chees|flour|bread|prawn|sausage)(?:y|ier|iest|iness|ish|like)|\p{L}+(?:duft|farben\p{L}{0,3}|artig|ahnlich)\p{L}{0,3}|\p{L}*(?:rahm|sahn|butter|buttr|kas|fleisch|nuss|milch|fisch|speck|wein|malz|mehl|brot|keks|teig|senf)ig\p{L}{0,4})$/u;

/** Returns whether a word is an adjective made of a food: "buttery". */
export const isQuality = (word: string): boolean => QUALITY.test(word);

/** "An Hack erinnert", "nach Ei riecht". */
const isRecalled = (before: string, after: string): boolean =>
  (RECALLED.test(before) && RECALLS.test(after)) ||
  RECALLING.test(before) ||
  (/ nach(?: \p{L}+){0,3} $/u.test(before) && SMELLS.test(`${before}${after}`));

const RECALLED = / (?:an|als)(?: \p{L}+){0,4} $/u;
const RECALLS = / (?:erinner\p{L}*|denken|denkt|durch|durchgeh\p{L}*|gelten|gilt) /u;
const RECALLING = / erinner\p{L}*(?: \p{L}+){0,4} an(?: \p{L}+){0,4} $/u;
const SMELLS = / (?:riech|roch|schmeck|duft)\p{L}* /u;

/** "As double cream would", "where the bacon would be". "Butter would be nice" is a proposal. */
const isIrreal = (before: string, after: string): boolean =>
  (/^ (?:as|where|than|like) /u.test(before) && WOULD.test(`${before}${after}`) && !ADDS.test(before)) ||
  / would(?: give| have| bring)? $/u.test(after) ||
  / would be in (?:there|it|here) /u.test(after) ||
  / would(?: need| take| require| want) /u.test(after) ||
  (/ as(?: \p{L}+){0,3} $/u.test(before) && WOULD_ALONE.test(after)) ||
  (/ (?:usually|normally|traditionally|otherwise|sonst|normalerweise|ublicherweise|fruher) /u.test(before) &&
    / (?:would|ware|waren|wurde|wurden) /u.test(`${before}${after}`));

const AUXILIARIES = 'would, wouldn’t, does, do, did, is, are, has, have';
const WOULD = new RegExp(` ${anyOf(`${AUXILIARIES}, was, were, had, usually`)} `, 'u');
const WOULD_ALONE = new RegExp(`^ (?:\\p{L}+ )?${anyOf(AUXILIARIES)} $`, 'u');

/** "Das Öl durch Butter ersetzen". */
const BY = / (?:durch|gegen|with|by)(?: \p{L}+){0,3} $/u;

/** "Without the cream it would be too sharp": the cream is there. */
const MISSED = / (?:without|ohne) (?:the|die|den|das) (?:\p{L}+ )*$/u;

/** Words that recommend a food although they deny something: "no harm in a little cream". */
const PRAISED =
  / (?:angst|scheu|afraid|shy|no harm|no shame|no dish|nothing beats|nothing wrong|nothing like|nothing better|never enough|never too|too much|go wrong|never wrong|(?<!(?:nobody|one|none) (?:\p{L}+ ){0,4})(?:calls?|asks?) for|missing is|is missing|what is missing|hilft|helfen|helps?|rettet|nichts geht|nichts besser|nie genug|nie zu viel|kein fehler|keine schande|schadet|schaden|fehlt|fehlen|runde[tn]|lohnt|passt|passen|gonnt|gonnen|suits?|welcome|optional) /u;

/** "Maple syrup, not honey". */
const NOT = /^ (?:not|nicht)(?: (?:a|an|the|der|die|das|den|dem))? $/u;

/** "The pasta kind", "Speck von früher". */
const COMPARED_AFTER = new RegExp(
  `^ ${anyOf('scent, smell, colour, color, hue, tint, note, notes, tone, kind, version, variety, original, sort, comparison, analogy, von früher, in name, in joke, in the name, in the joke, in the old name, in the old joke, only in name, only in the name, only in the old name, only in the joke, only in the old joke, nur dem namen nach, ganz aus, allein aus, ganz ohne')} `,
  'u',
);

/** "Some towns", "others": what they do, this recipe need not. */
const OTHERS =
  /^ (?:some|others|many|most|manche|viele|andere|anderswo|(?!(?:always|perhaps|sometimes|afterwards|besides|minutes|hours|seconds|lets|this|thus|plus) )\p{L}+s(?: in \p{L}+)? (?:add|use|put|serve|swear|insist)) /u;

/** "Der Fenchel übernimmt den Platz, den sonst der Sellerie hat." */
const isReplacedEarlier = (text: string, { start }: Place, before: string): boolean =>
  /^ (?:den|die|das|der|dem|fur|which|that|where|wo) /u.test(before) &&
  REPLACES.test(text.slice(Math.max(0, start - REACH), start));

const REPLACES = new RegExp(
  ` ${anyOf('übernimmt, übernehmen, vertritt, ersetzt, ersetzen, take the place, takes the place, take the part, takes the part, take the role, takes the role, does the job, does the work, spielt die rolle')} `,
  'u',
);

/** "Some add tuna, mine does not." */
const hasContrast = (text: string, { wordEnd }: Place, contrast: RegExp): boolean =>
  contrast.test(text.slice(wordEnd, wordEnd + REACH));

const OURS =
  /[| ](?:this one|mine|ours|dieser hier|diese hier|dieses hier|unser\p{L}*|wir nicht|we dont|we do not|not here|hier nicht)(?:[ |]|$)/u;
const CONTRASTS = new RegExp(`${OURS.source}|[| ]but (?:the|here|this|we) `, 'u');

const SHAPED = new RegExp(`^ (?:\\p{L}+ ){0,2}${anyOf(SHAPING)} `, 'u');
const WORDS = (most: number) => `(?: (?!the |${anyOf(BARRIERS)} )\\p{L}+){0,${most}}`;
const INTO = new RegExp(`[ -]${anyOf(SHAPING)}${WORDS(6)} (?:into|to)${WORDS(3)} $`, 'u');

/** "Stir mayo and capers into a quick tartare sauce"; not "into a little butter". */
const INTO_ONE = new RegExp(
  `(?:^|[ |])(?:stir|mix|blend|whisk|work|mash|roll|press|pound|blitz|whizz|thicken|form|shape)(?:[ |][^]*)? (?:in)?to (?:a|an)(?! ${anyOf(MEASURES_OF)}\\b)${WORDS(3)} $`,
  'u',
);
const ZU =
  / zu(?:r|m)?(?: (?:einem|einer|kleinen|grossen|dicken|flachen|langen|\p{N}+|acht|zwolf|vier|sechs|zehn))* $/u;
const COUNTED = /[ -](?:form|shape)(?: (?:eight|six|four|ten|twelve|small|little|thick|\p{N}+))+ $/u;
