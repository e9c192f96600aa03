import type { FoodId } from '../food.ts';
import { freeFromId } from './free-from.ts';

/** Kinds and cuts of a food, by the food that a cook would call them. */
const KINDS: Readonly<Record<FoodId, string>> = {
  chicken:
    'chicken-breast chicken-thigh chicken-thigh-fillet chicken-leg chicken-drumstick chicken-wing minced-chicken cooked-chicken',
  turkey: 'turkey-leg minced-turkey',
  beef: 'lean-beef steak beef-fillet',
  pork: 'pork-loin pork-fillet pork-belly spare-ribs',
  veal: 'veal-shank',
  lamb: 'lamb-chops lamb-fillet',
  duck: 'duck-breast',
  'minced-beef': 'mixed-mince',
  'minced-pork': 'mixed-mince',
  sausage: 'bratwurst smoked-sausage weisswurst fleischwurst merguez',
  'smoked-sausage': 'sucuk',
  salmon: 'smoked-salmon canned-salmon',
  trout: 'trout-fillet smoked-trout',
  haddock: 'smoked-haddock',
  mackerel: 'smoked-mackerel',
  herring: 'pickled-herring',
  tuna: 'canned-tuna canned-tuna-in-oil',
  'canned-tuna': 'canned-tuna-in-oil',
  seafood: 'prawn mussel clam squid octopus crab lobster scallop oyster',
  cheese:
    'mozzarella grated-mozzarella burrata parmesan feta goat-cheese halloumi gouda cheddar emmental gruyere edam tilsit camembert brie blue-cheese provolone low-fat-cheese harzer',
  mozzarella: 'grated-mozzarella burrata',
  'cream-cheese': 'low-fat-cream-cheese',
  quark: 'lean-quark cream-quark',
  yoghurt: 'low-fat-yoghurt greek-yoghurt low-fat-greek-yoghurt lactose-free-yoghurt',
  'greek-yoghurt': 'low-fat-greek-yoghurt',
  milk: 'low-fat-milk skimmed-milk lactose-free-milk',
  cream: 'single-cream half-and-half lactose-free-cream',
  'sour-cream': 'schmand creme-fraiche',
  egg: 'egg-yolk egg-white boiled-egg quail-egg',
  tomato: 'cherry-tomato',
  onion: 'shallot',
  'bell-pepper': 'yellow-pepper green-pepper',
  mushroom: 'portobello shiitake oyster-mushroom chanterelle porcini',
  cabbage: 'savoy-cabbage red-cabbage',
  lettuce: 'iceberg-lettuce romaine',
  beetroot: 'cooked-beetroot',
  pumpkin: 'butternut-squash',
  broccoli: 'tenderstem',
  peas: 'canned-peas',
  sweetcorn: 'corn-cob',
  chilli: 'green-chilli',
  olive: 'black-olive',
  cherry: 'sour-cherry',
  peach: 'canned-peach',
  pineapple: 'canned-pineapple',
  satsuma: 'canned-mandarin',
  date: 'medjool-date',
  rice: 'risotto-rice brown-rice wild-rice cooked-rice cooked-brown-rice',
  pasta: 'wholemeal-pasta gluten-free-pasta fresh-pasta cooked-pasta egg-noodles lasagne-sheets',
  couscous: 'cooked-couscous',
  quinoa: 'cooked-quinoa',
  bread: 'rye-bread white-bread baguette toast roll dinner-roll turkish-bread pumpernickel',
  flour: 'bread-flour wholemeal-flour spelt-flour',
  lentils: 'red-lentils cooked-lentils',
  chickpeas: 'dried-chickpeas',
  'white-beans': 'dried-white-beans',
  'kidney-beans': 'dried-kidney-beans',
  'black-beans': 'dried-black-beans',
  tofu: 'smoked-tofu silken-tofu',
  almond: 'flaked-almonds',
  hazelnut: 'ground-hazelnuts',
  'coconut-milk': 'light-coconut-milk',
  sugar: 'brown-sugar icing-sugar',
  vinegar: 'white-vinegar cider-vinegar',
  stock: 'vegetable-stock chicken-stock beef-stock fish-stock',
  'soy-sauce': 'tamari',
  salt: 'sea-salt-flakes',
};

/** Parts that are got from a food in a moment. */
const PARTS: Readonly<Record<FoodId, string>> = {
  lemon: 'lemon-juice lemon-zest',
  lime: 'lime-juice lime-zest',
  orange: 'orange-juice orange-zest',
  pomegranate: 'pomegranate-seeds',
  egg: 'egg-yolk egg-white',
};

const closed = (relation: Readonly<Record<FoodId, string>>): ReadonlyMap<FoodId, ReadonlySet<FoodId>> =>
  new Map(Object.entries(relation).map(([food, kinds]) => [food, new Set(kinds.split(' '))]));

const KINDS_OF = closed(KINDS);
const PARTS_OF = closed(PARTS);

/** Tells whether a food is the other one or a kind of it: drumsticks are chicken, gluten-free bread is bread. */
export function isKindOf(food: FoodId, of: FoodId): boolean {
  if (food === of || KINDS_OF.get(of)?.has(food) === true) return true;
  const lacking = freeFromId(food);
  return lacking !== undefined && isKindOf(lacking.base, of);
}

/**
 * Tells whether a cook who has a food has what a recipe calls by the other: a kind of it, a part of it, or the food that
 * it is a kind of, because a recipe may say "tomatoes" for cherry tomatoes.
 */
export const isHadWith = (needed: FoodId, had: FoodId): boolean =>
  isKindOf(needed, had) || isKindOf(had, needed) || PARTS_OF.get(had)?.has(needed) === true;
