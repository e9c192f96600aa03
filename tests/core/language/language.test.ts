import { expect, test } from 'vitest';
import { supportedLanguage } from '#core/language.ts';

test.each([
  [['de-CH', 'en'], 'de'],
  [['fr-FR', 'de-DE', 'en'], 'de'],
  [[null, undefined, 'EN-us'], 'en'],
  [['fr', 'it'], undefined],
])('The best supported language of %j is %s', (tags, language) => {
  expect(supportedLanguage(tags)).toBe(language);
});
