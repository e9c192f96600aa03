import type { Language } from '#core/language.ts';
import { IS_LONG } from '#tests/long.ts';

/**
 * Language of journeys that go the same way in each. Most others are in English, so `npm test` takes these in German,
 * whose words are longer; the long run takes them in English.
 */
export const LANGUAGES: readonly Language[] = [IS_LONG ? 'en' : 'de'];
