import type { FoodId } from '../../nutrition/food.ts';

/** Months from one to another, both included, from 1 to 12; "9–2" goes over the new year. */
type Months = readonly [from: number, to: number];

/**
 * When foods are harvested in the open in Central Europe, in whole months. What is harvested all year, such as leeks and
 * mushrooms, and what only comes out of storage or glasshouses is left out.
 * Sources: the calendars for vegetables, fruit and salads of regional-saisonal.de and that of Bayern 1 (br.de)
 */
const SEASONS: Readonly<Record<FoodId, Months>> = {
  asparagus: [4, 6],
  aubergine: [7, 10],
  beetroot: [7, 11],
  'bell-pepper': [7, 10],
  'broad-beans': [6, 8],
  broccoli: [6, 10],
  'brussels-sprouts': [10, 3],
  'butternut-squash': [8, 11],
  cabbage: [6, 11],
  carrot: [6, 10],
  cauliflower: [5, 10],
  celeriac: [8, 11],
  celery: [7, 10],
  chard: [5, 10],
  'chinese-cabbage': [6, 11],
  'corn-cob': [8, 10],
  courgette: [6, 10],
  cucumber: [6, 10],
  fennel: [6, 11],
  'green-beans': [7, 10],
  'jerusalem-artichoke': [10, 3],
  kale: [11, 2],
  kohlrabi: [5, 10],
  'lambs-lettuce': [9, 2],
  parsnip: [9, 3],
  peas: [6, 8],
  potato: [6, 10],
  pumpkin: [8, 11],
  radish: [5, 10],
  'red-cabbage': [8, 11],
  rhubarb: [4, 6],
  romanesco: [6, 10],
  salsify: [10, 2],
  'savoy-cabbage': [6, 12],
  spinach: [4, 11],
  'spring-onion': [6, 10],
  swede: [9, 12],
  sweetcorn: [8, 10],
  tomato: [7, 10],
  'wild-garlic': [3, 5],
  apple: [8, 10],
  apricot: [7, 8],
  blackberry: [7, 9],
  blackcurrant: [6, 8],
  blueberry: [7, 9],
  cherry: [6, 8],
  gooseberry: [6, 8],
  grape: [9, 10],
  peach: [7, 9],
  pear: [8, 10],
  plum: [7, 10],
  quince: [9, 11],
  raspberry: [6, 9],
  redcurrant: [6, 8],
  'sour-cherry': [7, 8],
  strawberry: [5, 7],
};

/** Foods with a season, for a test against the food table. @internal */
export const SEASONAL_FOODS: readonly FoodId[] = Object.keys(SEASONS);

/** Returns whether a food is harvested in a month, from 1 to 12. */
export function isInSeason(food: FoodId, month: number): boolean {
  const [from, to] = SEASONS[food] ?? [];
  if (from === undefined || to === undefined) return false;
  return from <= to ? from <= month && month <= to : from <= month || month <= to;
}
