import type { Aisle } from '#core/list/aisles.ts';

/** Message ID of each aisle. */
export const AISLE_WORD: Readonly<Record<Aisle, string>> = {
  vegetables: /*i18n*/ 'aisle.vegetables',
  fruit: /*i18n*/ 'aisle.fruit',
  'herbs and spices': /*i18n*/ 'aisle.herbs',
  'grains and breads': /*i18n*/ 'aisle.grains',
  'dairy and eggs': /*i18n*/ 'aisle.dairy',
  'meat and fish': /*i18n*/ 'aisle.meat',
  'pulses, nuts and seeds': /*i18n*/ 'aisle.pulses',
  pantry: /*i18n*/ 'aisle.pantry',
  drinks: /*i18n*/ 'aisle.drinks',
  household: /*i18n*/ 'aisle.household',
  other: /*i18n*/ 'aisle.other',
};
