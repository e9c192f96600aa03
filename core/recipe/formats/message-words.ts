import type { Language } from '../../language.ts';

/**
 * Words of a recipe as a message. They belong to the format: the reader recognises a message and its language by them.
 */
export const MESSAGE_WORDS = {
  en: {
    serving: 'serving',
    servings: 'servings',
    total: 'Total time',
    active: 'Prep time',
    minutes: 'min',
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    by: 'By',
    source: 'Source',
  },
  de: {
    serving: 'Portion',
    servings: 'Portionen',
    total: 'Gesamtzeit',
    active: 'Arbeitszeit',
    minutes: 'Min.',
    ingredients: 'Zutaten',
    instructions: 'Zubereitung',
    by: 'Von',
    source: 'Quelle',
  },
} as const satisfies Record<Language, Record<string, string>>;
