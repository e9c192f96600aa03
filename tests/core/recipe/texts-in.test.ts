import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUISINES } from '#core/generation/preferences.ts';
import type { Language } from '#core/language.ts';
import { cuisineIn } from '#core/recipe/facts/cuisine.ts';
import { cuisineOf, titleIn } from '#core/recipe/texts-in.ts';

test.each([
  ['Italian', 'de', 'Italienisch'],
  ['Italienisch', 'en', 'Italian'],
  ['italienische Küche', 'en', 'Italian'],
  ['Middle Eastern', 'de', 'Nahöstlich'],
  ['orientalische Küche', 'en', 'Middle Eastern'],
  ['German cuisine', 'de', 'Deutsch'],
  ['French / Swiss', 'de', 'Französisch / Schweizerisch'],
  ['Thailändisch und Indisch', 'en', 'Thai and Indian'],
  ['Sri Lankan', 'de', 'Sri-lankisch'],
] as const)('%s is in %s %s', (written, language, expected) => {
  expect(cuisineIn(written, language)).toBe(expected);
});

test('every cuisine that can be requested has a word in both languages', () => {
  for (const cuisine of CUISINES) {
    const german = cuisineIn(cuisine, 'de') ?? expect.fail(`There is no German word for ${cuisine}.`);
    expect(cuisineIn(german, 'en')).toBe(cuisine);
  }
});

test('an unknown cuisine stays as written, in its own language', () => {
  expect(cuisineOf({ cuisine: 'Alpenländisch-nordisch', language: 'de' }, 'en')).toEqual({
    text: 'Alpenländisch-nordisch',
    language: 'de',
  });
});

const languages = fc.constantFrom<Language>('en', 'de');

test('a title is shown in the language of the screen if it has one, and always with its language', () => {
  fc.assert(
    fc.property(languages, languages, fc.option(languages, { nil: undefined }), (own, screen, other) => {
      const translation = other && {
        language: other,
        title: 'theirs',
        cuisine: '',
        lines: [],
        steps: [],
        model: '',
      };
      const shownTitle = titleIn(
        { title: 'own', language: own, ...(translation && { translation }) },
        screen,
      );
      expect(shownTitle.text === 'own' ? own : other).toBe(shownTitle.language);
      if (own === screen || other === screen) expect(shownTitle.language).toBe(screen);
    }),
  );
});
