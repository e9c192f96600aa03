import { CUISINES } from '#core/generation/preferences.ts';
import type { Text } from './words.ts';

/** The cuisines that a user can ask for, and those of other dishes. */
export type Cuisine = (typeof CUISINES)[number] | 'British' | 'American' | 'International';

export const ANY_CUISINE: readonly Cuisine[] = CUISINES;

export const CUISINE_NAMES: Record<Cuisine, Text> = {
  Italian: { en: 'Italian', de: 'Italienisch' },
  French: { en: 'French', de: 'Französisch' },
  Mediterranean: { en: 'Mediterranean', de: 'Mediterran' },
  German: { en: 'German', de: 'Deutsch' },
  Indian: { en: 'Indian', de: 'Indisch' },
  Asian: { en: 'Asian', de: 'Asiatisch' },
  Mexican: { en: 'Mexican', de: 'Mexikanisch' },
  'Middle Eastern': { en: 'Middle Eastern', de: 'Orientalisch' },
  British: { en: 'British', de: 'Britisch' },
  American: { en: 'American', de: 'Amerikanisch' },
  International: { en: 'International', de: 'International' },
};
