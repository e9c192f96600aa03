import { decodeHTML } from 'entities';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '#core/reading/text/plain-text.ts';

const PIECES =
  '& amp amp; # x 1 f fr ac12 frac12 ; &#x1F600; &#128512; &notit; &not lt; && &NotEqualTilde; &#38 &#xD800; é &sup2 ²'
    .split(' ')
    .concat(' ');

test('HTML entities of a text are decoded as the standard says, whole, cut off or unknown', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      // Text is decoded three times at most.
      const decoded = decodeHTML(decodeHTML(decodeHTML(text)));
      fc.pre(!/[<\u00AD\uFFFD]/.test(decoded));
      expect(plainText(text)).toBe(decoded);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['&frac12; cup', '½ cup'],
  ['salt &amp; pepper', 'salt & pepper'],
  ['salt &amp;amp; pepper', 'salt & pepper'],
  ['1&frac12 l', '1½ l'],
  ['M&uuml;sli, Cr&egrave;me', 'Müsli, Crème'],
  ['180&nbsp;&deg;C', '180\u00a0°C'],
  ['fish & chips', 'fish & chips'],
  ['100 &#103; &#x1F95A;', '100 g 🥚'],
])('%s says "%s"', (text, said) => {
  expect(plainText(text)).toBe(said);
});
