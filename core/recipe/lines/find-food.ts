import { INSTEAD_OF, OR, OTHERWISE } from '../../language/choice.ts';
import type { Language } from '../../language.ts';
import type { FoodId } from '../../nutrition/food.ts';
import { foldName, stemName } from '../../nutrition/fold-name.ts';
import { isClearedByNote } from '../../nutrition/foods/food-lacking.ts';
import { foodByName } from '../../nutrition/foods/foods.ts';
import { CONFIDENCE, matchFood, type Match } from '../../nutrition/foods/match-food.ts';
import { stateOf } from '../../nutrition/food-state.ts';
import { foodByTurnedName } from '../../nutrition/foods/turned-name.ts';
import { isHarmless } from '../../nutrition/name-words.ts';
import type { Line } from './line.ts';
import { lastWord, namedFood } from './named-food.ts';
import { readAmount, type Amount } from './read-amount.ts';
import { usedPart } from './used-part.ts';
import type { Unit } from '../../nutrition/units.ts';

/** Phrase split into the food's name, the notes, and a unit within the name. */
export type FoundFood = {
  readonly name: string;
  readonly notes: readonly string[];
  readonly match?: Match;
  readonly unit?: Unit;
  /** Unit by which one piece is weighed, although it stays in the name: the leaf in "lime leaves". */
  readonly weighedBy?: Unit;
  /** Alternative in the text: "or margarine". */
  readonly either?: string;
} & Pick<Line, 'part' | 'state'>;

const OFFERED = new RegExp(String.raw`^(?:${OR})\s+(.+)`, 'iu');

const INSTEAD = INSTEAD_OF.replaceAll(', ', '|');
const REPLACING = new RegExp(String.raw`^(?:${INSTEAD})\s+(.+)`, 'iu');

const MOST_FOODS = 3;

const NOUN_OF_OTHER = new RegExp(String.raw`^(?:${OR})\s\S+.*\s(\p{L}+)$`, 'iu');
const WORD_OF_OTHER = new RegExp(String.raw`^(?:${OR})\s(\p{L}{4,40})`, 'iu');

const PURPOSE = new RegExp(
  String.raw`\s(?:${INSTEAD}|for|to|in|with|without|from|at|as|plus|into|cut|such|preferably|like|on|needed|roughly|of your|i\.e\.|e\.g\.|zum|zur|für|nach|mit|ohne|im|aus|am|an|z\.\s?B\.|wie|auf|bei|als|nach|je|davon|und|and|&|\+)\s`,
  'i',
);

type Cut = readonly [before: string, after: string];

/** Parts of an amount that may change the food. */
type Counted = Pick<Amount, 'unit' | 'read'> | undefined;

/**
 * Finds a food and its name: in the whole phrase, or in the part before an alternative or a purpose.
 * @param hints the other words of the line
 * @param said part that the line names, such as "juice"
 */
export function findFood(
  phrase: string,
  amount: Counted,
  hints: string,
  language: Language,
  said?: string,
): FoundFood {
  const either = alternativesIn(phrase, language);
  const { match, ...found } = foundIn(phrase, either, amount, hints, language);
  const unit = found.unit ?? amount?.unit ?? (amount && 'piece');
  const used = match && usedPart(match, unit, said, [hints, ...found.notes].join(' '));
  const state =
    either || match?.food.group === 'drinks' ? undefined : stateOf(found.name, unit, found.notes[0]);
  return { ...found, ...used, ...(state && { state }), ...(either && { either: either[1] }) };
}

function foundIn(
  phrase: string,
  either: Cut | undefined,
  amount: Counted,
  hints: string,
  language: Language,
): FoundFood {
  const whole = named(phrase, [], amount, hints, language);
  if (isSure(whole)) return whole;
  const shared = either && withSharedNoun(either, language);
  if (shared) return { name: phrase, notes: [], match: shared };
  const first = either && named(either[0], [either[1]], amount, `${either[1]} ${hints}`, language);
  if (first && isSure(first)) return first;
  if (whole.match) return whole;
  const purpose = cutAt(either?.[0] ?? phrase, PURPOSE);
  const isTwo =
    purpose &&
    amount &&
    /^(?:und|and|&|\+)\s(?!\d|etwas|mehr|more|extra|some)/i.test(purpose[1]) &&
    !isPreparation(purpose[1]);
  const cuts = [
    either,
    purpose && !isTwo && ([purpose[0], [purpose[1], either?.[1]].filter(Boolean).join(' ')] as const),
  ];
  for (const cut of cuts) {
    if (!cut) continue;
    const found = named(cut[0], [cut[1]], amount, `${cut[1]} ${hints}`, language);
    if (found.match) return found;
  }
  // In "red or yellow pepper" the noun comes last.
  const last = either && named(either[1].replace(/^\S+\s+/, ''), [], amount, hints, language);
  if (last?.match) return { ...last, name: phrase };
  const cut = purpose && !isTwo ? purpose : either;
  return cut ? { name: cut[0], notes: [cut[1]] } : { name: phrase, notes: [] };
}

const isSure = ({ match }: FoundFood): boolean => match !== undefined && match.confidence >= CONFIDENCE.words;

/** Separators of offered foods. Commas may stand instead of "or": "milk, cream or oat milk". */
const LISTED = new RegExp(String.raw`${OTHERWISE.source}|,\s`, 'iu');

/**
 * Returns the foods that notes name beside the line's food: alternatives, "or margarine", "cream or oat milk", and
 * replaced foods, "statt Butter".
 * @param name name of the line's food: notes may leave out its noun
 */
export function otherFoods(
  food: FoodId | undefined,
  notes: readonly string[],
  language: Language,
  name = '',
): Pick<Line, 'alternatives' | 'replaces'> {
  const others = (each: readonly FoodId[]) => [...new Set(each)].filter((other) => other !== food);
  const behind = (words: RegExp, note: string) =>
    foodsCalled(words.exec(note)?.[1]?.split(OTHERWISE, MOST_FOODS) ?? [], language);
  const offered = (note: string) => {
    if (OFFERED.test(note)) return behind(OFFERED, note);
    const texts = OTHERWISE.test(note) ? note.split(LISTED, MOST_FOODS) : [];
    const listed = foodsCalled(texts, language, name);
    return listed.length === texts.length ? listed : [];
  };
  const alternatives = others(notes.flatMap(offered));
  const replaces = others(notes.flatMap((note) => behind(REPLACING, note)));
  return { ...(alternatives.length > 0 && { alternatives }), ...(replaces.length > 0 && { replaces }) };
}

/** Finds foods. Adds a missing noun: "vegetable or chicken" behind "stock" are two stocks. */
const foodsCalled = (texts: readonly string[], language: Language, noun = ''): readonly FoodId[] =>
  texts.flatMap((text) => {
    const whole = noun ? foodByName(`${text} ${noun}`, language) : undefined;
    const amount = readAmount(text, language);
    return whole?.id ?? findFood(amount?.rest || text, amount, '', language).match?.food.id ?? [];
  });

/** Tells whether only words such as "and chopped" follow, and no second food. */
const isPreparation = (text: string): boolean => areHarmless(text.replace(/^\S+\s/, ''));

const areHarmless = (text: string): boolean =>
  foldName(text)
    .split(' ')
    .every((word) => isHarmless(stemName(word)));

/**
 * Finds "almond or cashew milk" as almond milk: both words share the noun. In "red or yellow pepper" the first word
 * names no food.
 */
function withSharedNoun([before, after]: Cut, language: Language): Match | undefined {
  if (/\p{L}-$/u.test(before)) return withSharedEnding(before.slice(0, -1), after);
  const noun = NOUN_OF_OTHER.exec(after)?.[1];
  const match =
    noun === undefined || areHarmless(before) ? undefined : matchFood(`${before} ${noun}`, language);
  if (!match || match.confidence < CONFIDENCE.words) return undefined;
  return match.food.id === matchFood(before, language)?.food.id ? undefined : match;
}

/** Finds "Sonnenblumen- oder Rapsöl" as Sonnenblumenöl: both words share the ending. */
function withSharedEnding(before: string, after: string): Match | undefined {
  const word = WORD_OF_OTHER.exec(after)?.[1] ?? '';
  for (let at = 2; at <= word.length - 2; at += 1) {
    const food = foodByName(`${before}${word.slice(at)}`, 'de');
    if (food) return { food, confidence: CONFIDENCE.words };
  }
  return undefined;
}

/** Splits "milk or cream" and "milk/cream" into "milk" and "or cream". */
function alternativesIn(phrase: string, language: Language): Cut | undefined {
  const cut = cutAt(phrase, OTHERWISE);
  return cut && [cut[0], cut[1].replace(/^,\s/, '').replace(/^\/\s?/, language === 'de' ? 'oder ' : 'or ')];
}

function cutAt(phrase: string, at: RegExp): Cut | undefined {
  const found = at.exec(phrase);
  if (!found || found.index === 0) return undefined;
  return [phrase.slice(0, found.index).trim(), phrase.slice(found.index).trim()];
}

/** Finds the food of a name, and a unit at its end: "3 garlic cloves", "2 Selleriestangen". */
function named(
  name: string,
  notes: readonly string[],
  amount: Counted,
  hints: string,
  language: Language,
): FoundFood {
  const inFull = hints
    ? (foodByName(`${name} ${hints}`, language) ?? foodByTurnedName(name, hints, language))
    : undefined;
  if (inFull && !isClearedByNote(inFull, foodByName(name, language)))
    return { name, notes, match: { food: inFull, confidence: CONFIDENCE.name } };
  // The unit can change the food: "2 Stangen Sellerie" is not the root, "1 Dose Tomaten" is not fresh, "2 ears of corn"
  // are not canned.
  const unitName = amount?.unit ? lastWord(amount.read) : '';
  const withUnit = unitName && foodByName(`${unitName} ${name}`, language);
  if (withUnit) {
    const fullName = amount?.unit === 'piece' ? `${unitName} ${name}` : name;
    return { name: fullName, notes, match: { food: withUnit, confidence: CONFIDENCE.name } };
  }
  if (!amount) {
    const match = matchFood(name, language, hints);
    return { name, notes, ...(match && { match }) };
  }
  const { name: bare, ...found } = namedFood(name, amount, language, hints);
  return { name: found.unit ? bare : name, notes, ...found };
}
