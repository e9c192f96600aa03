import type { Language } from '#core/language.ts';
import { IS_LONG } from '#tests/long.ts';

/**
 * Languages of journeys with the same steps in each. Most others are in English, so `npm test` runs these in German,
 * whose words are longer; the long run runs them in English.
 */
export const LANGUAGES: readonly Language[] = [IS_LONG ? 'en' : 'de'];
