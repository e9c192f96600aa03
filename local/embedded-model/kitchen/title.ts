import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { factsOf, type CookingFacts } from './cooking-facts.ts';
import type { Kitchen } from './dish.ts';
import { foodNames, knownFood } from './food-names.ts';
import { capitalised, dative, listed, type Text } from './words.ts';

/** The kind of dish in a title, and `mixed`, the word before it if there are too many foods to name. */
export type Head = Text & { readonly gender: 'f' | 'm' | 'n'; readonly mixed: Text };

export const VEGETABLE: Text = { en: 'vegetable', de: 'Gemüse' };
export const FRUIT: Text = { en: 'fruit', de: 'Obst' };

type Additions = {
  /** "creamy", "cremig"; the German one without its ending. */
  readonly adjective?: Text;
  /** In German as it stands after "mit". */
  readonly with?: Text | undefined;
  /** Foods that name a dish without a main food, if the user has them. */
  readonly plainly?: readonly FoodId[];
};

const ENDING = { f: 'e', m: 'er', n: 'es' };
const MOST_NAMED = 3;

/** "Creamy carrot and leek soup with nutmeg", "Cremige Karotten-Lauch-Suppe mit Muskat". */
export function titled(
  kitchen: Kitchen,
  head: Head,
  { adjective, with: company, plainly = [] }: Additions = {},
): Text {
  const heroes = titleFoods(kitchen, plainly);
  const stems = (language: Language) => {
    const named = stemsOf(heroes, language);
    if (named.length <= MOST_NAMED) return named;
    const proteins = heroes.filter(({ role }) => role === 'protein');
    return [...stemsOf(proteins, language).slice(0, MOST_NAMED - 1), head.mixed[language]];
  };
  const en = [adjective?.en, listed(stems('en'), 'en'), head.en, company && `with ${company.en}`];
  const de = [
    adjective && `${adjective.de}${ENDING[head.gender]}`,
    compound(stems('de'), head.de),
    company && `mit ${company.de}`,
  ];
  return { en: joined(en), de: joined(de) };
}

/** Distinct, because two kinds of a food may share a name in titles. */
const stemsOf = (foods: readonly CookingFacts[], language: Language): readonly string[] => [
  ...new Set(foods.map(({ stem }) => stem[language])),
];

/** Lists the main foods: "carrots and leeks", "Karotten und Lauch"; inflected if `after` is "mit". */
export function foodsNamed({ mains }: Kitchen, mixed: Text, after?: 'mit'): Text {
  if (mains.length > MOST_NAMED) return mixed;
  const named = (language: Language) =>
    listed(
      mains.map(({ food }) => {
        const { one, several } = foodNames(food, language);
        if (isBig(food)) return one;
        return language === 'de' && after ? dative(several, several !== one) : several;
      }),
      language,
    );
  return { en: named('en'), de: named('de') };
}

/** Weight of a piece, in g, above which a title uses the singular: "with mango". */
const BIG = 250;
const isBig = (food: FoodId): boolean => (knownFood(food).weights.piece ?? 0) >= BIG;

export const joined = (parts: readonly (string | false | undefined)[]): string =>
  capitalised(parts.filter(Boolean).join(' '));

/** Lists those of the foods that the user has: "lemon and garlic"; undefined if there are none. */
export function ownNamed({ has }: Kitchen, foods: readonly FoodId[]): Text | undefined {
  const own = foods.filter(has).slice(0, 2);
  const named = (language: Language) =>
    listed(
      own.map((food) => foodNames(food, language).one),
      language,
    );
  return own.length > 0 ? { en: named('en'), de: named('de') } : undefined;
}

/** Returns the foods that name the dish: its main foods, or further ones that the user has. */
function titleFoods({ mains, has }: Kitchen, plainly: readonly FoodId[]): readonly CookingFacts[] {
  if (mains.length > 0) return mains.map(({ facts }) => facts);
  return plainly.flatMap((food) => (has(food) ? (factsOf(food) ?? []) : [])).slice(0, 2);
}

/** "Karottensuppe", "Karotten-Lauch-Suppe": German compounds, where English puts words beside each other. */
function compound(stems: readonly string[], head: string): string {
  const [only] = stems;
  if (only === undefined) return head;
  const joins = stems.length === 1 && !only.includes('-') && !head.includes(' ') && !head.includes('-');
  return joins ? `${only}${head.toLowerCase()}` : [...stems, head].join('-');
}
