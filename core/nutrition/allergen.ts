import * as v from 'valibot';

/** Substances that EU labels must name. Source: Regulation (EU) 1169/2011, Annex II */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export const Allergen = v.picklist(ALLERGENS);
export type Allergen = v.InferOutput<typeof Allergen>;
