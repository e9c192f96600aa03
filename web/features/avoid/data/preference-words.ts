import type { CUISINES } from '#core/generation/preferences.ts';
import type { Allergen } from '#core/nutrition/allergen.ts';
import type { Diet } from '#core/nutrition/diet.ts';

/** Message ID of each cuisine. */
export const CUISINE_WORD = {
  Italian: /*i18n*/ 'cuisine.italian',
  French: /*i18n*/ 'cuisine.french',
  Mediterranean: /*i18n*/ 'cuisine.mediterranean',
  German: /*i18n*/ 'cuisine.german',
  Indian: /*i18n*/ 'cuisine.indian',
  Asian: /*i18n*/ 'cuisine.asian',
  Mexican: /*i18n*/ 'cuisine.mexican',
  'Middle Eastern': /*i18n*/ 'cuisine.middle_eastern',
} as const satisfies Record<(typeof CUISINES)[number], string>;

/** Message ID of each diet. */
export const DIET_WORD = {
  vegetarian: /*i18n*/ 'diet.vegetarian',
  vegan: /*i18n*/ 'diet.vegan',
  'no-pork': /*i18n*/ 'diet.no_pork',
  'no-alcohol': /*i18n*/ 'diet.no_alcohol',
  'lactose-free': /*i18n*/ 'diet.lactose_free',
  'gluten-free': /*i18n*/ 'diet.gluten_free',
} as const satisfies Record<Diet, string>;

/** Message ID of each allergen. */
export const ALLERGEN_WORD = {
  gluten: /*i18n*/ 'allergen.gluten',
  crustaceans: /*i18n*/ 'allergen.crustaceans',
  eggs: /*i18n*/ 'allergen.eggs',
  fish: /*i18n*/ 'allergen.fish',
  peanuts: /*i18n*/ 'allergen.peanuts',
  soy: /*i18n*/ 'allergen.soy',
  milk: /*i18n*/ 'allergen.milk',
  nuts: /*i18n*/ 'allergen.nuts',
  celery: /*i18n*/ 'allergen.celery',
  mustard: /*i18n*/ 'allergen.mustard',
  sesame: /*i18n*/ 'allergen.sesame',
  sulphites: /*i18n*/ 'allergen.sulphites',
  lupin: /*i18n*/ 'allergen.lupin',
  molluscs: /*i18n*/ 'allergen.molluscs',
} as const satisfies Record<Allergen, string>;
