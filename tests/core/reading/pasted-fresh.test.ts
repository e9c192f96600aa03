import { expect, test } from 'vitest';
import * as first from '../../cases/pasted/fresh/first.ts';
import * as fourth from '../../cases/pasted/fresh/fourth.ts';
import * as second from '../../cases/pasted/fresh/second.ts';
import * as third from '../../cases/pasted/fresh/third.ts';
import { markedTexts } from '../../cases/pasted/marked/marked-text.ts';
import { partsRight } from '../../figures/pasted-parts.ts';

test.each([
  ['first English', first.ENGLISH_FRESH, 'en', 6],
  ['first German', first.GERMAN_FRESH, 'de', 6],
  ['second English', second.ENGLISH_FRESH, 'en', 1],
  ['second German', second.GERMAN_FRESH, 'de', 5],
  ['third English', third.ENGLISH_FRESH, 'en', 4],
  ['third German', third.GERMAN_FRESH, 'de', 4],
  ['fourth English', fourth.ENGLISH_FRESH, 'en', 1],
  ['fourth German', fourth.GERMAN_FRESH, 'de', 0],
] as const)('as many of the %s texts are right as a whole as were reached', (_, texts, language, reached) => {
  expect(partsRight(markedTexts(texts), language).whole).toBeGreaterThanOrEqual(reached);
});
