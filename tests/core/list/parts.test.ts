import { expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { wantedOf } from '#core/list/wanted.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';

function listed(texts: readonly string[], language: Language): readonly string[] {
  const lines = texts.map((text) => parseLine(text, language));
  return wantedOf({ ...aRecipe(aUserId()), language, lines }, { servings: 2, withoutStaples: false }).map(
    ({ food, name, amount }) => [food, name, amount?.quantity].filter((each) => each !== undefined).join(' '),
  );
}

test.each([
  ['en', ['juice of 2 lemons', 'zest of 1 lemon'], ['lemon lemons 2']],
  ['en', ['zest of 3 limes', 'juice of 1 lime'], ['lime limes 3']],
  ['de', ['Saft von 1 Orange', '1 Bio-Orange, abgeriebene Schale'], ['orange Orange 1']],
  ['en', ['3 egg whites', '2 egg yolks'], ['egg eggs 3']],
  ['de', ['2 Eigelb', '100 g Mehl', '2 Eiweiß'], ['egg Eier 2', 'flour Mehl 100']],
  ['en', ['3 egg whites', '2 egg whites', '2 egg yolks'], ['egg eggs 3', 'egg eggs 2']],
  // Eaten whole, beside the part.
  ['en', ['juice of 2 lemons', '1 lemon, sliced'], ['lemon lemons 2', 'lemon lemon 1']],
  ['en', ['juice of 2 lemons', 'zest of 1 orange'], ['lemon lemons 2', 'orange orange 1']],
  // Sold as such.
  ['en', ['2 tbsp lemon juice', 'zest of 1 lemon'], ['lemon-juice lemon juice 2', 'lemon lemon 1']],
] as const)('Parts of one food are bought as one item (%s): %s', (language, texts, expected) => {
  expect(listed(texts, language)).toEqual(expected);
});
