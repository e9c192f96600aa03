import { expect, test } from 'vitest';
import * as first from '../../cases/pasted/fresh/first.ts';
import * as fourth from '../../cases/pasted/fresh/fourth.ts';
import * as second from '../../cases/pasted/fresh/second.ts';
import * as third from '../../cases/pasted/fresh/third.ts';
import { markedTexts } from '../../cases/pasted/marked/marked-text.ts';
import { partsRight } from '../../figures/pasted-parts.ts';

test.each([
  ['first', first, 11],
  ['second', second, 6],
  ['third', third, 4],
  ['fourth', fourth, 1],
] as const)('as many texts of the %s set are right as a whole as were reached', (_, texts, reached) => {
  const [english, german] = [
    partsRight(markedTexts(texts.ENGLISH_FRESH), 'en'),
    partsRight(markedTexts(texts.GERMAN_FRESH), 'de'),
  ];
  expect(english.whole + german.whole).toBeGreaterThanOrEqual(reached);
});
