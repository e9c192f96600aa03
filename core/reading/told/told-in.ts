import type { Language } from '../../language.ts';
import type { Food } from '../../nutrition/food.ts';
import { minutesOf } from '../../language/minutes.ts';
import type { TextLine } from '../text/text-line.ts';
import { isAside, isRemark } from '../pasted/closings.ts';
import { doesSomething, tellsWhatToDo } from '../pasted/doing.ts';
import { bareFoods, measuredFoods, type ToldFood } from './told-foods.ts';

/** Recipe that is told in sentences, without a list. */
type Told = {
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** Sentences before the first and behind the last of the recipe. */
  readonly beside: readonly string[];
};

/** Longest text that is read, in characters: a recipe that is told is short. */
const LONGEST = 8_000;
const NUTRIENTS = /\d ?k(?:cal|j)(?!\p{L})/iu;

type Sentence = {
  readonly text: string;
  readonly isStep: boolean;
  readonly foods: readonly ToldFood[];
  /** False in a paragraph of which most is a story. */
  readonly isAmongOthers?: boolean;
};

/**
 * Reads a recipe from sentences: foods with their amounts become its list, and sentences that say what to do its steps.
 * @returns undefined if fewer foods have an amount than `least`
 */
export function toldIn(lines: readonly TextLine[], language: Language, least: number): Told | undefined {
  let left = LONGEST;
  const paragraphs = lines
    .filter(({ role, text }) => role !== 'said' && !NUTRIENTS.test(text) && (left -= text.length) > 0)
    .map(({ text }) =>
      sentencesIn(text).map((each) => ({ text: each, foods: measuredFoods(each, language) })),
    );
  if (paragraphs.flat().flatMap(({ foods }) => foods).length < least) return undefined;
  const sentences = paragraphs.flatMap((told) =>
    withShare(told.map((each) => ({ ...each, isStep: isStep(each.text, each.foods.length, language) }))),
  );
  const first = sentences.findIndex((each, at) => begins(each, sentences[at + 1]));
  const from = first < 0 ? sentences.length : first;
  const to = sentences.findLastIndex(isOf) + 1;
  const within = sentences.slice(from, to);
  const measured = within.flatMap(({ foods }) => foods);
  if (measured.length < least) return undefined;
  return {
    ingredients: within
      .flatMap((sentence) => withBare(sentence, measured, language))
      .reduce(withoutSame, [])
      .map(({ text }) => text.trim()),
    steps: within
      .filter((each) => each.isStep)
      .map(({ text }, at) => (at === 0 ? withoutGreeting(text) : text)),
    beside: sentences.filter((each, at) => at < from || at >= to || !isOf(each)).map(({ text }) => text),
  };
}

const isOf = ({ isStep: is, foods }: Sentence): boolean => is || foods.length > 0;

function withShare(sentences: readonly Sentence[]): readonly Sentence[] {
  const isAmongOthers = sentences.filter(isOf).length >= sentences.length / 2;
  return sentences.map((each) => ({ ...each, isAmongOthers }));
}

/** A recipe begins with two foods, or with an instruction and a food that others follow. */
const begins = ({ foods, isStep: is, isAmongOthers }: Sentence, next?: Sentence): boolean =>
  foods.length > 1 ||
  (isAmongOthers === true &&
    foods.length === 1 &&
    (next?.foods.length ?? 0) + (next?.isStep && is ? 1 : 0) > 0);

/** End of a sentence, in texts with and without capitals. "Min.", "ca." and "z. B." end none. */
const STOP =
  /(?<=[\p{L}\d)°]{2}[.!?]+["”)]?)(?<!(?<!\p{L})(?:ca|min|std|evtl|ggf|bzw|approx|etc|inkl|gr|no|nr|st|tbsp|tsp|oz|lb)\.)\s+/iu;

/** "Hello Ann, as promised the goulash: Fry two onions". */
const withoutGreeting = (text: string): string => text.replace(/^[^.:\d]{3,80}:\s+(?=\p{Lu})/u, '');

const SPEAKER = /^\p{Lu}[\p{Lu} ]{2,20}:\s+/u;

const sentencesIn = (text: string): readonly string[] =>
  text
    .replace(SPEAKER, '')
    .split(STOP)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Foods from which a sentence with "you need" is a list. */
const LISTED = 3;

function isStep(text: string, foods: number, language: Language): boolean {
  if (isAside(text) || isRemark(text) || EATS.test(text) || (foods >= LISTED && NEEDS.test(text)))
    return false;
  const rest = text.replace(TAKES, ' ');
  if (foods > 0 && rest !== text && !doesSomething(rest, language)) return false;
  const minutes = minutesOf(text) ?? Infinity;
  return tellsWhatToDo(text, language) || doesSomething(text, language) || minutes < A_DAY;
}

const A_DAY = 1_440;
const NEEDS =
  /(?<!\p{L})(?:you(?:['’]ll)?|we|i) (?:will |just |only )?(?:need|want)|(?<!\p{L})brauch\p{L}*/iu;
/** "You take two eggs" tells no more than what is needed. */
const TAKES = /(?<!\p{L})(?:(?:you|we|i) (?:take|use)|nimm\p{L}*|nehm\p{L}*)(?!\p{L})/iu;
/** "I eat mine with toast", "das reicht für sechs". */
const EATS =
  /(?<!\p{L})(?:(?:i|we) (?:\p{L}+ )?(?:eat|have|serve|like|love)|(?:ich|wir) (?:esse|mag|mögen|liebe)\p{L}*|reicht (?:\p{L}+ )?für|(?:ist|geht|gehen) auch|(?:is|are) also|works? too)(?!\p{L})/iu;

/** Adds the foods of a step that have no amount anywhere: salt, or the butter to fry in. */
function withBare(
  { text, foods, isStep: is }: Sentence,
  measured: readonly ToldFood[],
  language: Language,
): readonly ToldFood[] {
  const isInside = (one: ToldFood) => foods.some(({ from, end }) => one.from < end && one.end > from);
  const bare = is || foods.length > 0 ? bareFoods(text, language) : [];
  const added = bare.filter((one) => !isInside(one) && !measured.some((other) => areSame(one, other)));
  return [...foods, ...added].toSorted((a, b) => a.from - b.from);
}

const withoutSame = (kept: readonly ToldFood[], next: ToldFood): readonly ToldFood[] =>
  !next.isMeasured && kept.some((other) => areSame(next, other)) ? kept : [...kept, next];

function areSame({ food, name }: ToldFood, other: ToldFood): boolean {
  const stem = (name.split(' ').at(-1) ?? name).toLowerCase();
  const isNamed = other.name.toLowerCase().includes(stem.slice(0, Math.max(3, stem.length - 2)));
  return isNamed || (food !== undefined && other.food !== undefined && areKinds(food, other.food));
}

const areKinds = (one: Food, other: Food): boolean =>
  one.id === other.id || one.kindOf?.includes(other.id) === true || other.kindOf?.includes(one.id) === true;
