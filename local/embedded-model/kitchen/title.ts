import type { Language } from '#core/language.ts';
import type { FoodId } from '#core/nutrition/food.ts';
import { factsOf, type CookingFacts } from './cooking-facts.ts';
import type { Kitchen } from './dish.ts';
import { foodNames, knownFood } from './food-names.ts';
import { isProtein } from './mains.ts';
import { both, capitalised, dative, listed, type Text } from './words.ts';

/** Title of a dish that is named after its main foods. Texts are in both languages: "soup / Suppe". */
export type Title = {
  readonly head: string;
  /** Gender of the German head. */
  readonly gender: 'f' | 'm' | 'n';
  /** Replaces the foods before the head if they are too many to name. Default: "vegetable / Gemüse". */
  readonly mixed?: string;
  /** In German without its ending: "creamy / cremig". */
  readonly adjective?: string;
  /** In German as inflected after "mit". `FLAVOUR` stands for the name of the seasoning. */
  readonly with?: string | Text | undefined;
  /** Foods that name a dish without a main food, if the user has them. */
  readonly plainly?: string;
};

export const FRUIT = 'fruit / Obst';

const ENDING = { f: 'e', m: 'er', n: 'es' };
const MOST_NAMED = 3;

/** "Creamy carrot and leek soup with nutmeg", "Cremige Karotten-Lauch-Suppe mit Muskat". */
export function titled(kitchen: Kitchen, title: Title, flavour?: Text): Text {
  const head = both(title.head);
  const mixed = both(title.mixed ?? 'vegetable / Gemüse');
  const adjective = title.adjective === undefined ? undefined : both(title.adjective);
  const named = title.with === 'FLAVOUR' ? flavour : title.with;
  const company = typeof named === 'string' ? both(named) : named;
  const heroes = titleFoods(kitchen, title.plainly?.split(' ') ?? []);
  const stems = (language: Language) => {
    const all = stemsOf(heroes, language);
    if (all.length <= MOST_NAMED) return all;
    const proteins = heroes.filter(({ role }) => role === 'protein');
    return [...stemsOf(proteins, language).slice(0, MOST_NAMED - 1), mixed[language]];
  };
  const en = [adjective?.en, listed(stems('en'), 'en'), head.en, company && `with ${company.en}`];
  const de = [
    adjective && `${adjective.de}${ENDING[title.gender]}`,
    compound(stems('de'), head.de),
    company && `mit ${company.de}`,
  ];
  return { en: joined(en), de: joined(de) };
}

/** Without repetition, because two kinds of a food may share a name in titles. */
const stemsOf = (foods: readonly CookingFacts[], language: Language): readonly string[] => [
  ...new Set(foods.map(({ stem }) => stem[language])),
];

/**
 * Lists the main foods: "carrots and leeks", "Karotten und Lauch"; inflected if `after` is "mit". Of many foods, it
 * names the proteins and replaces the others by `mixed`: "chicken and vegetables".
 */
export function foodsNamed({ mains }: Kitchen, mixed: string, after?: 'mit'): Text {
  const isMany = mains.length > MOST_NAMED;
  const named = isMany ? mains.filter(isProtein).slice(0, MOST_NAMED - 1) : mains;
  const listedIn = (language: Language) => {
    const names = named.map(({ food }) => {
      const { one, several } = foodNames(food, language);
      if (isBig(food)) return one;
      return language === 'de' && after ? dative(several, several !== one) : several;
    });
    return listed(isMany ? [...names, both(mixed)[language]] : names, language);
  };
  return { en: listedIn('en'), de: listedIn('de') };
}

/** Weight of a piece, in g, above which a title uses the singular: "with mango". */
const BIG = 250;
const isBig = (food: FoodId): boolean => (knownFood(food).weights.piece ?? 0) >= BIG;

/** Puts a name into a pattern in both languages: "tortellini with {} / Tortellini mit {}". */
export function phrase(pattern: string, name: Text = both('')): Text {
  const { en, de } = both(pattern);
  return { en: capitalised(en.replace('{}', name.en)), de: capitalised(de.replace('{}', name.de)) };
}

const joined = (parts: readonly (string | false | undefined)[]): string =>
  capitalised(parts.filter(Boolean).join(' '));

/** Lists those of the foods that the user has: "lemon and garlic"; undefined if the user has none. */
export function ownNamed({ has }: Kitchen, foods: string): Text | undefined {
  const own = foods.split(' ').filter(has).slice(0, 2);
  const named = (language: Language) =>
    listed(
      own.map((food) => foodNames(food, language).one),
      language,
    );
  return own.length > 0 ? { en: named('en'), de: named('de') } : undefined;
}

/** Returns the foods that name the dish: its main foods, else other foods that the user has. */
function titleFoods({ mains, has }: Kitchen, plainly: readonly FoodId[]): readonly CookingFacts[] {
  if (mains.length > 0) return mains.map(({ facts }) => facts);
  return plainly.flatMap((food) => (has(food) ? (factsOf(food) ?? []) : [])).slice(0, 2);
}

/** German compounds, where English puts words side by side: "Karottensuppe", "Karotten-Lauch-Suppe". */
function compound(stems: readonly string[], head: string): string {
  const [only] = stems;
  if (only === undefined) return head;
  const joins = stems.length === 1 && !only.includes('-') && !head.includes(' ') && !head.includes('-');
  return joins ? `${only}${head.toLowerCase()}` : [...stems, head].join('-');
}
