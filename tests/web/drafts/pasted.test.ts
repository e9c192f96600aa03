import { expect, test } from 'vitest';
import { hostOf, linkIn } from '#web/drafts/pasted.ts';

test.each([
  ['https://example.org/plum-cake', 'https://example.org/plum-cake'],
  ['  http://example.org/a?b=c#d \n', 'http://example.org/a?b=c#d'],
  ['example.org/plum-cake', 'https://example.org/plum-cake'],
  ['www.küche.example', 'https://www.küche.example'],
  ['Look at this: https://example.org/plum-cake!', 'https://example.org/plum-cake'],
  ['Pflaumenkuchen\nhttps://example.org/plum-cake', 'https://example.org/plum-cake'],
])('%j is a link', (text, link) => {
  expect(linkIn(text)).toBe(link);
});

test.each([
  ['Pancakes\n\n2 eggs\n200 g flour\n\nMix. Source: https://example.org/pancakes'],
  ['https://example.org/one https://example.org/two'],
  ['Pancakes'],
  ['2 eggs'],
  ['250 g flour. Mix well.'],
  [''],
])('%j is the text of a recipe', (text) => {
  expect(linkIn(text)).toBeUndefined();
});

test('a host is shown without www', () => {
  expect(hostOf('https://www.example.org/a')).toBe('example.org');
  expect(hostOf('no link')).toBe('no link');
});
