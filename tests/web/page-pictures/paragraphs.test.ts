import { expect, test } from 'vitest';
import { paragraphsOf } from '#web/page-pictures/paragraphs.ts';
import { withoutSlips } from '#web/page-pictures/slips.ts';
import { lineOf } from '#web/page-pictures/words.ts';

const LETTER = 10;

/** Prints lines of one column: each letter is as wide as the next. */
const printed = (texts: readonly string[]) =>
  texts.map((text, row) => {
    let left = 0;
    return lineOf(
      text.split(' ').map((word) => {
        const place = { left, top: row * 40, right: left + word.length * LETTER, bottom: row * 40 + 24 };
        left = place.right + LETTER;
        return { ...place, text: word };
      }),
    );
  });

test('an ingredient that was wrapped is joined, and the next one is not', () => {
  const lines = printed(['250 g red lentils, rinsed', 'until clear', '1 large onion, chopped up', 'Salt']);
  expect(paragraphsOf(lines)).toEqual([
    '250 g red lentils, rinsed until clear',
    '1 large onion, chopped up',
    'Salt',
  ]);
});

test('a hyphenated word becomes whole', () => {
  const lines = printed(['1. Die Kartoffeln schä-', 'len und würfeln.']);
  expect(paragraphsOf(lines)).toEqual(['1. Die Kartoffeln schälen und würfeln.']);
});

test('a step ends at the next number, even if it fills its line', () => {
  const lines = printed(['1. Mash the bananas well.', '2. Fold in the flour now.']);
  expect(paragraphsOf(lines)).toEqual(['1. Mash the bananas well.', '2. Fold in the flour now.']);
});

test.each([
  ['350"F oven', '350 °F oven'],
  ['8-10 minutes', '8–10 minutes'],
  ['1,2 | Milch', '1,2 l Milch'],
  ['1,21 Gemüsebrühe', '1,2 l Gemüsebrühe'],
  ['125 mi Milch', '125 ml Milch'],
  ['1tin tomatoes', '1 tin tomatoes'],
  ['2EL Butter', '2EL Butter'],
  ['S. Season', '5. Season'],
  ['ﬁnely chopped', 'finely chopped'],
])('%s was printed as %s', (slip, text) => {
  expect(withoutSlips(slip)).toBe(text);
});
