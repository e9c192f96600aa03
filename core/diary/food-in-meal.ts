import { once, remembered } from '../language/remembered.ts';
import { otherLanguage, type Language } from '../language.ts';
import type { Food } from '../nutrition/food.ts';
import { foldName, stemName, stemsOf } from '../nutrition/fold-name.ts';
import { DISHES } from '../nutrition/foods/eaten/dishes.ts';
import { foodByName, FOODS, isNameIn } from '../nutrition/foods/foods.ts';
import { SAID } from '../nutrition/foods/eaten/said.ts';
import { CONFIDENCE, matchFood } from '../nutrition/foods/match-food.ts';
import { isHarmless } from '../nutrition/name-words.ts';

/** Returns the food that words mean on a plate; undefined if the table has nothing of that name. */
export const foodInMeal = (words: string, language: Language): Food | undefined =>
  namedInMeal(words, language) ??
  [...withoutBrands(words), words, ...withoutPlace(words)]
    .map(
      (each) =>
        namedInMeal(each, language) ??
        kindOfDish(each, language) ??
        dishOf(each, language) ??
        likely(each, language) ??
        kindOfDish(each, otherLanguage(language)),
    )
    .find(Boolean);

/** Returns whether a longer name means a dish: "mushroom pizza". */
export const isKindOfDish = (words: string, language: Language): boolean =>
  kindOfDish(words, language) !== undefined;

/** Returns the dish or the ingredient of this name. Words that tell nothing of the food do not matter. */
export const namedInMeal = (words: string, language: Language): Food | undefined =>
  [
    words,
    words.replace(WITHOUT_SENSE, ''),
    words.replace(DATIVE, ''),
    words.replace(/sauce/iu, 'soße'),
    // "Thunfisch-Nudeln".
    words.replaceAll(/-(?=\p{L})/gu, ''),
  ]
    .flatMap(withoutIdle)
    .map((name) => exactlyInMeal(name, language))
    .find(Boolean);

/** "Mit zwei Spiegeleiern". */
const DATIVE = /(?<=er)n$/iu;

/** Word for the kind of thing behind its name: "Snickers bar". */
const WITHOUT_SENSE = /\s(?:bars?|drink|dish|snack|riegel|gericht)$/iu;

/** "Satsuma so far", "pizza from yesterday": the words behind such a word are not food. */
const PLACE =
  /\s(?:at|from|by|after|before|during|vom|von|bei|beim|nach|vor|am|so far|again|too|unterwegs|zwischendurch|wieder)(?!\p{L}).*$/iu;

const withoutPlace = (words: string): readonly string[] =>
  PLACE.test(words) ? [words.replace(PLACE, '')] : [];

/** Makers and shops, which tell nothing beside the name of a food. */
const BRANDS =
  /(?<!\p{L})(?:burger king|pizza hut|five guys|chick-fil-a|taco bell|papa john|trader joe|whole foods|birds? eye|dr\.? oetker|ben & jerry|yeo valley|bonne maman|le creuset|m&s|pret(?: a manger)?|greggs|tesco|sainsbury|lidl|aldi|waitrose|asda|morrisons?|co-?op|migros|rewe|edeka|hofer|billa|spar|starbucks|costa|nero|dunkin|subway|domino|mcdonald|mcd|nando|kfc|wendy|popeyes|chipotle|panera|panda express|costco|ikea|heinz|kellogg|cadbury|warburton|hovis|kingsmill|mccain|quorn|walkers|tyrrells?|hellmann|oatly|alpro|arla|chobani|danone|müller|ehrmann|zott|landliebe|weihenstephan|iglo|frosta|wagner|ristorante|barilla|knorr|maggi|funny-frisch|chio|lorenz|bahlsen|nestl[eé]|mcvitie|rowse|lindt|milka|ritter sport)(?:['’]?s)?(?!\p{L})/giu;

function withoutBrands(words: string): readonly string[] {
  const plain = words.replaceAll(BRANDS, ' ').replaceAll(/\s+/gu, ' ').trim();
  return plain === '' || plain === words ? [] : [plain];
}

/** Returns whether the words are those of shops, makers or kitchens alone: "Tesco meal deal". */
export const tellsNothing = (words: string): boolean =>
  foldName(words.replaceAll(BRANDS, ' '))
    .split(' ')
    .every((each) => each === '' || IDLE.has(stemName(each)));

/** Words that tell how a dish came about, beside those that are neutral in recipes. */
const IDLE: ReadonlySet<string> = new Set(
  `takeaway takeout delivery reheated bought tasty nice lovely stir pan deep oven slow crispy s meal deal medium ready chinese indian wholemeal wholegrain seeded smashed grilled baked fried steamed
  poached boiled braised barbecued bbq sauteed home made lecker gekauft aufgewaermt gegrillt gebraten
  gebacken geduenstet gedaempft gekocht geschmort ueberbacken hausgemacht gegessen`
    .split(/\s+/)
    .map(stemName),
);

/** Returns the words, and the same without the first ones as long as these tell nothing. */
function withoutIdle(words: string): readonly string[] {
  const [first = '', ...rest] = words.split(' ');
  const isIdle = foldName(first)
    .split(' ')
    .every((each) => IDLE.has(stemName(each)) || isHarmless(stemName(each)));
  return isIdle && rest.length > 0 ? [words, ...withoutIdle(rest.join(' '))] : [words];
}

/**
 * Returns the food of exactly this name. A dish goes before the ingredient of that name, and the language of the screen
 * before the other one.
 */
export function exactlyInMeal(name: string, language: Language): Food | undefined {
  const stem = stemsOf(name);
  return (
    dishesIn(language).get(stem) ??
    (isNameIn(language, name) ? foodByName(name, language) : undefined) ??
    dishesIn(otherLanguage(language)).get(stem) ??
    foodByName(name, language) ??
    everyday().get(stem)
  );
}

const dishesIn = remembered((language: Language): ReadonlyMap<string, Food> =>
  // A name of the table goes before what people say.
  byStems(
    DISHES,
    ({ id }) => SAID.get(id) ?? [],
    ({ names, everyday: usual = [] }) => [...usual, ...names[language]],
  ),
);

const everyday = once((): ReadonlyMap<string, Food> =>
  byStems(FOODS, ({ id, everyday: usual = [] }) => [...usual, ...(SAID.get(id) ?? [])]),
);

/** Returns the foods by the stems of their names; of two with the same, that of the later names. */
const byStems = (
  foods: readonly Food[],
  ...names: readonly ((food: Food) => readonly string[])[]
): ReadonlyMap<string, Food> =>
  new Map(
    names.flatMap((namesOf) =>
      foods.flatMap((food) => namesOf(food).map((name) => [stemsOf(name), food] as const)),
    ),
  );

/** Returns the ingredient that the words mean, whatever their endings: "finely grated Cheddar". */
function likely(words: string, language: Language): Food | undefined {
  const match = matchFood(words, language) ?? matchFood(words, otherLanguage(language));
  return match && match.confidence >= CONFIDENCE.variety ? match.food : undefined;
}

/** Shortest name that the end of a compound may be: "Reis" is not a kind of "Eis". */
const SHORTEST_END = 5;

/** Returns the dish that longer names mean, too: "mushroom pizza", "Pizza Funghi", "Gemüselasagne". */
function kindOfDish(words: string, language: Language): Food | undefined {
  const stem = stemsOf(words);
  const kinds = kindsIn(language);
  const isEnd = (name: string) =>
    stem.endsWith(` ${name}`) || (name.length >= SHORTEST_END && stem.endsWith(name));
  // "Pulled pork sandwich" is a sandwich.
  const found = kinds.find(([name]) => isEnd(name)) ?? kinds.find(([name]) => stem.startsWith(`${name} `));
  return found?.[1];
}

/** The longest names first. */
const kindsIn = remembered((language: Language): readonly (readonly [stem: string, dish: Food])[] =>
  DISHES.filter(({ kinds: longer }) => longer === 'varieties')
    .flatMap((dish) =>
      [...(dish.everyday ?? []), ...dish.names[language], ...(SAID.get(dish.id) ?? [])].map(
        (name) => [stemsOf(name), dish] as const,
      ),
    )
    .toSorted(([a], [b]) => b.length - a.length),
);

const JOINING = /^(?:and|und|&)$/i;

/** Returns the dish that a food stands before: "chicken quesadilla". */
function dishOf(words: string, language: Language): Food | undefined {
  const [first = '', ...rest] = words.split(' ');
  const name = rest.join(' ');
  if (name === '' || !(JOINING.test(first) || foodByName(first, language))) return undefined;
  return dishesIn(language).get(stemsOf(name)) ?? dishOf(name, language);
}

/**
 * Returns whether two foods are those of one dish: "chicken and mushroom pie" is one, "soup and cheese sandwich" is not.
 * German joins such words by a hyphen.
 */
export function isPair(first: string, second: string): boolean {
  const food = foodByName(first, 'en');
  if (!food || food.group === 'drinks' || !/^\p{L}+\s\p{L}/u.test(second)) return false;
  // "Chicken and bacon sandwich", though there are bacon sandwiches.
  const isFilling = food.group === 'meat and fish' || food.group === 'dairy and eggs';
  if (!isFilling && namedInMeal(second, 'en')) return false;
  return (kindOfDish(second, 'en') ?? (isFilling ? undefined : dishOf(second, 'en'))) !== undefined;
}
