import { otherLanguage, type Language } from '../language.ts';
import { SIZES } from '../language/size-words.ts';
import { foldName, stemName } from '../nutrition/fold-name.ts';
import type { Food } from '../nutrition/food.ts';
import { DISHES } from '../nutrition/foods/dishes.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import { CONFIDENCE, matchFood } from '../nutrition/foods/match-food.ts';
import { once } from '../language/remembered.ts';
import { typedFood, type TypedAmount } from './typed-amount.ts';

/** One food of a described meal. */
export type DescribedFood = {
  /** As it was described: "two slices of toast". */
  readonly written: string;
  /** The same without its amount: "toast". */
  readonly words: string;
  /** Absent if the table has nothing of that name: the cook is asked. */
  readonly food?: Food;
  readonly amount?: TypedAmount;
  /** Size of the portion: 1.3 of a large one. */
  readonly times: number;
};

/**
 * Reads a meal as somebody types or dictates it: "two slices of toast with butter and a glass of orange juice". Reads
 * both languages, that of the screen first. The foods come in the order of the text.
 */
export const describedMeal = (text: string, language: Language): readonly DescribedFood[] =>
  text
    .replaceAll(ASIDE, ' ')
    .split(APART)
    .flatMap((part) =>
      foodsIn(part.replace(BEGINNING, '').replace(ENDING, '').trim().split(TOGETHER), language),
    )
    .filter(({ words }) => words !== '');

/** Tells nothing about the foods. */
const ASIDE =
  /(?<!\p{L})(?:(?:for|at|as|zum|zu|am|als) (?:my |a |the )?(?:breakfast|brunch|lunch|dinner|supper|tea|snack|frühstück|mittag(?:essen)?|abend(?:essen|brot)?|abends|morgens|mittags|zwischendurch)|this morning|tonight|today|heute(?: (?:früh|mittag|abend|morgen))?)(?!\p{L})/giu;

const BEGINNING =
  /^[\s.:]*(?:(?:and|und|then|dann|danach|later|später|afterwards|i|ich|we|wir|just|nur|noch|auch|also|only|had|have|ate|eaten|drank|hatte|habe|hab|aß|ass|trank|gab|gabs|gab's|es|it|was|war|made|leftover|leftovers|rest|reste|von|etwas|some|bisschen|ein bisschen|ein wenig|a bit of|a little)(?![\p{L}-])[\s:]*)+/iu;

const ENDING = /[\s.!]*(?:gegessen|getrunken|gehabt)?[\s.!]*$/iu;

/** Between two things for certain. A comma within a number does not divide. */
const APART =
  /[;\n]|(?<!\d),|,(?!\d)|(?<=\p{L}{3})\.\s|\s(?:plus|dazu|sowie|then|dann|danach|followed by|along with|together with|zusammen mit|afterwards)(?=\s)/iu;

/** Between two things, or within the name of one: "fish and chips". */
const TOGETHER = /\s(and|with|und|mit|on|auf|&|\+|in|over|w\/)\s/iu;

/** Takes the longest run of parts that is a name, from each part on. */
function foodsIn(pieces: readonly string[], language: Language): readonly DescribedFood[] {
  const found: DescribedFood[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = pieces.length;
    while (end > at + 1 && !isName(pieces.slice(at, end).join(' '), language)) end -= 2;
    found.push(described(pieces.slice(at, end).join(' '), language));
    at = end + 1;
  }
  return found;
}

const isName = (text: string, language: Language): boolean =>
  named(withoutSize(typedFood(withoutSize(text).words, language).words).words, language) !== undefined;

function described(text: string, language: Language): DescribedFood {
  const before = withoutSize(text.replace(BEGINNING, ''));
  const { words: counted, amount } = typedFood(before.words, language);
  const { words, times } = withoutSize(counted);
  const food = named(words, language) ?? likely(words, language);
  return {
    written: text,
    words,
    ...(food && { food }),
    ...(amount && { amount }),
    times: before.times * times,
  };
}

const SIZED = SIZES.map(
  ([words, times]) => [new RegExp(String.raw`^(an?\s|eine?[rnms]?\s)?(?:${words})\s+`, 'iu'), times] as const,
);

/** Takes the size off: "a large coffee" is 1.3 of a coffee. */
function withoutSize(text: string): { readonly words: string; readonly times: number } {
  for (const [size, times] of SIZED) if (size.test(text)) return { words: text.replace(size, '$1'), times };
  return { words: text, times: 1 };
}

/** Returns the ingredient or dish that has exactly this name, in one of its forms. */
const named = (words: string, language: Language): Food | undefined =>
  foodByName(words, language) ?? dishesByName().get(stemName(foldName(words)));

const dishesByName = once(
  (): ReadonlyMap<string, Food> =>
    new Map(
      DISHES.flatMap((dish) =>
        [...dish.names.en, ...dish.names.de, ...(dish.everyday ?? [])].map(
          (name) => [stemName(foldName(name)), dish] as const,
        ),
      ),
    ),
);

/** Returns the food that the words mean apart from endings and neutral words: "finely grated Cheddar". */
function likely(words: string, language: Language): Food | undefined {
  const match = matchFood(words, language) ?? matchFood(words, otherLanguage(language));
  return match && match.confidence >= CONFIDENCE.variety ? match.food : undefined;
}
