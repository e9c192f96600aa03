import type { Read, StepContext } from './step-context.ts';
import { stemOf } from './step-stems.ts';
import { numberWordAt, sharedRangeAt, shareOf, type NumberFound } from '../../language/numbers.ts';
import type { Token } from '../../language/tokens.ts';
import { FULL, SIZE } from '../../language/size-words.ts';
import { CUT_INTO, stepUnit, type StepUnit } from './step-units.ts';
import type { StepAmount } from './step.ts';

/**
 * Reads the amount that begins at a token: "100 ml", "2 EL", "two eggs", "half the". Ignores sizes, numbers of pieces
 * to cut, oven levels, percentages and amounts per piece.
 */
export function amountAt(context: StepContext, at: number): Read<StepAmount> | undefined {
  const { tokens, language } = context;
  const share = shareAt(tokens, at);
  if (share) return share;
  const number = sharedRangeAt(tokens, at, language);
  if (!number) return undefined;
  if (isLevel(tokens, at)) return { next: number.next };
  return measuredAt(context, at, number) ?? countedAt(context, at, number) ?? { next: number.next };
}

function measuredAt(
  { tokens, names }: StepContext,
  at: number,
  number: NumberFound,
): Read<StepAmount> | undefined {
  const isHyphened = isHyphen(tokens[number.next]);
  let word = number.next + (isHyphened ? 1 : 0);
  if (LENGTHS.has(tokens[word]?.lower ?? '')) {
    const isOfFood =
      tokens[word]?.lower === 'cm' && !isHyphened && isNamed(names, behindOf(tokens, word + 1));
    return isOfFood ? marked(tokens, at, word + 1, number, 'cm') : { next: word + 1 };
  }
  if (MEASURE_ADJECTIVE.test(tokens[word]?.lower ?? '')) word += 1;
  const named = unitAt(tokens, word);
  if (!named) return undefined;
  const { unit, times, next } = named;
  const isSize = isHyphened || isHyphen(tokens[next]) || isOfVessel(tokens, at, next, number.value);
  // Neither "cut into 3 slices" nor "a 9 x 13 tin" is an amount.
  const isCut =
    (CUT_INTO.has(unit) || number.isWord) && ['into', 'in', 'x', '×'].includes(tokens[at - 1]?.lower ?? '');
  if (isSize || isCut || isForEach(tokens, at, next)) return { next };
  const { value, upTo } = number;
  const whole = { ...number, value: value * times, ...(upTo !== undefined && { upTo: upTo * times }) };
  return marked(tokens, at, next, whole, unit);
}

/**
 * Tells whether a measure is the size of a vessel: "a 1.5 litre ovenproof dish", "a 400 g tin", "Kastenform von 1,5 l",
 * "Auflaufform (2 l Inhalt)". In "half a cup" and "a 1/2 cup milk" it is an amount.
 */
function isOfVessel(tokens: readonly Token[], at: number, next: number, value: number): boolean {
  const [last = '', before = ''] = [tokens[at - 1]?.lower, tokens[at - 2]?.lower];
  return (
    CONTAINERS.test(tokens[next]?.lower ?? '') ||
    CAPACITY.test(tokens[next]?.lower ?? '') ||
    (ARTICLE.test(last) && value >= 1) ||
    (/^(?:\(|von)$/.test(last) && VESSEL.test(before))
  );
}

const CAPACITY = /^(?:inhalt|fassungsvermögen|volumen|capacity)$/;
const ARTICLE = /^(?:an?|ein(?:e[mnr]?)?)$/;

/** Reads a unit of one or two words, "fl oz", or with the dot of an abbreviation, "Msp.". */
function unitAt(tokens: readonly Token[], at: number): (StepUnit & { readonly next: number }) | undefined {
  const word = tokens[at]?.text ?? '';
  const behind = tokens[at + 1]?.text;
  const both = behind === undefined ? undefined : (stepUnit(`${word} ${behind}`) ?? stepUnit(word + behind));
  if (both) return { ...both, next: at + 2 };
  const one = stepUnit(word);
  return one && { ...one, next: at + 1 };
}

/** Reads "2 eggs", "three large tomatoes": a number before the name of a line. */
function countedAt(
  { tokens, names, language }: StepContext,
  at: number,
  number: NumberFound,
): Read<StepAmount> | undefined {
  // "3 of the eggs", "zwei der Eier".
  const of = behindOfThe(tokens, number.next);
  const isOne = number.isWord && number.value === 1 && of === number.next;
  const before = tokens[at - 1]?.lower ?? '';
  // "Beat in 3 eggs" has an amount, "in 3 Tomatenscheiben" has none.
  const isNoAmount = PREPOSITIONS.has(before) && !(before === 'in' && language === 'en');
  if (isOne || isNoAmount || isHyphen(tokens[number.next])) return undefined;
  const isFood = [tokens[of], tokens[of + 1]].some(
    (token, index) => isNamed(names, token) && (index === 0 || COUNT_ADJECTIVE.test(tokens[of]?.lower ?? '')),
  );
  if (!isFood || isForEach(tokens, at, number.next + 1)) return undefined;
  return marked(tokens, at, number.next, number);
}

/** Returns the index behind "of the", "der", "von den"; the given index if none of these stands there. */
function behindOfThe(tokens: readonly Token[], at: number): number {
  const [first = '', second = ''] = [tokens[at]?.lower, tokens[at + 1]?.lower];
  if (/^(?:of|von)$/.test(first) && /^(?:the|de[nr])$/.test(second)) return at + 2;
  return first === 'der' ? at + 1 : at;
}

function marked(
  tokens: readonly Token[],
  at: number,
  next: number,
  { value, upTo }: NumberFound,
  unit?: StepAmount['unit'],
): Read<StepAmount> {
  const place = { start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
  return {
    mark: { ...place, quantity: value, ...(upTo !== undefined && { upTo }), ...(unit && { unit }) },
    next,
  };
}

/** Reads "half the onions", "die Hälfte der Zwiebeln", "a third of the dough", "zwei Drittel des Teigs". */
function shareAt(tokens: readonly Token[], at: number): Read<StepAmount> | undefined {
  const wordAt = (index: number) => tokens[index]?.lower ?? '';
  const article = /^(?:die|the)$/.test(wordAt(at)) ? 1 : 0;
  const number = numberWordAt(tokens, at + article);
  const last = number?.next ?? at + article;
  const share = shareOf(wordAt(last));
  const isWhole = number !== undefined || share === 1 / 2;
  if (share === undefined || !isWhole || !SHARED.has(wordAt(last + 1))) return undefined;
  if (NOT_SHARED.has(wordAt(last + 2)) || ['by', 'um'].includes(wordAt(at - 1))) return undefined;
  const place = { start: tokens[at]?.start ?? 0, end: tokens[last]?.end ?? 0 };
  return { mark: { ...place, quantity: (number?.value ?? 1) * share, isShare: true }, next: last + 1 };
}

const SHARED = new Set(['the', 'of', 'der', 'des', 'vom', 'von', 'davon']);
const NOT_SHARED = new Set([
  'time',
  'way',
  'distance',
  'cooking',
  'hour',
  'zeit',
  'garzeit',
  'backzeit',
  'an',
]);

const isHyphen = (token: Token | undefined): boolean => token !== undefined && /^[-‐‑]$/.test(token.text);

const LENGTHS = new Set([
  'cm',
  'mm',
  'inch',
  'inches',
  'zoll',
  'zentimeter',
  'millimeter',
  'm',
  '"',
  '″',
  'x',
  '×',
]);

const MEASURE_ADJECTIVE = new RegExp(`^(?:${SIZE}|${FULL})$`, 'iu');
const COUNT_ADJECTIVE = new RegExp(
  `^(?:${SIZE}|whole|fresh|ripe|more|of|ganzen?|frischen?|reifen?|weiteren?|übrigen|remaining)$`,
  'iu',
);

/** Vessels with a size: "a 400 g tin", "2-litre pan". */
const CONTAINERS =
  /^(?:tins?|cans?|jars?|packets?|packs?|packages?|pan|pot|dish|moulds?|molds?|loaf|bowl|jug|saucepan|casserole|baking|dosen?|gl[aä]s(?:er)?|glass(?:es)?|packung(?:en)?|form|topf|pfanne|backform|schüssel|schale|springform|kastenform|beutel|flaschen?|bottles?|bags?|basins?|stockpots?|ramekins?|tray|ovenproof|gratin|casseroles?)$/;

/** Vessels at the end of German compounds. Their size follows. */
const VESSEL = new RegExp(
  `${CONTAINERS.source}|(?:form|topf|pfanne|schüssel|schale|bräter|gl[aä]s(?:er)?|dosen?)$`,
);

const PREPOSITIONS = new Set([
  'in',
  'into',
  'for',
  'für',
  'to',
  'zu',
  'as',
  'makes',
  'serves',
  'ergibt',
  'stufe',
  'x',
  '×',
  'of',
]);

/** Tells whether the number is that of a shelf, a heat or a step. */
const isLevel = (tokens: readonly Token[], at: number): boolean =>
  [
    'stufe',
    'level',
    'setting',
    'mark',
    'shelf',
    'schiene',
    'ebene',
    'step',
    'schritt',
    'no',
    'nr',
    'speed',
  ].includes(tokens[at - 1]?.lower ?? '');

/** Tells whether the amount is per piece and therefore not scaled: "je 2 EL", "50 g each", "1 tbsp per pancake". */
function isForEach(tokens: readonly Token[], at: number, next: number): boolean {
  const before = [tokens[at - 1]?.lower ?? '', tokens[at - 2]?.lower ?? ''];
  if (before.some((word) => ['je', 'jeweils', 'à', 'each', 'pro', 'per'].includes(word))) return true;
  const behind = tokens.slice(next, next + 6).map(({ lower }) => lower);
  const clause = behind.slice(0, behind.findIndex((word) => /^[.,;]$/.test(word)) >>> 0);
  if (ONE_BY_ONE.test(clause.join(' '))) return true;
  return clause[0] === 'je' || clause.some((word) => ['per', 'pro', 'each', 'apiece'].includes(word));
}

/** "1 tbsp at a time", "2 EL nach dem anderen"; "the milk a little at a time" means all of the milk. */
const ONE_BY_ONE = /^(?!.*(?:little|bit) at a time).*(?:at a time|nach de[mr] anderen)/;

/** Returns the token behind "of", "piece of", "Stück". */
function behindOf(tokens: readonly Token[], at: number): Token | undefined {
  let next = at;
  while (
    next < at + 3 &&
    ['of', 'piece', 'fresh', 'stück', 'frischer', 'frischen'].includes(tokens[next]?.lower ?? '')
  )
    next += 1;
  return tokens[next];
}

const isNamed = (names: ReadonlySet<string>, token: Token | undefined): boolean =>
  token !== undefined && /^\p{L}{2,}$/u.test(token.text) && names.has(stemOf(token.lower));
