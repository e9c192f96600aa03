import { expect, test } from 'vitest';
import { readPastedText } from '#core/reading/read-text.ts';

const LIST = '\n\n300 g lentils\n2 onions\n1 l stock\n\nFry the onions.\nBoil it all for 20 minutes.';
const LISTE = '\n\n300 g Linsen\n2 Zwiebeln\n1 l Brühe\n\nDie Zwiebeln anbraten.\nAlles 20 Minuten kochen.';

test.each([
  ['Spicy lentil stew that even my brother likes', 'Spicy lentil stew'],
  ['The BEST lentil soup | Ready in no time | Episode 12', 'lentil soup'],
  ['Red lentil curry, for a cold night', 'Red lentil curry'],
  ['RED LENTIL SOUP 30g of protein!! Tag a friend', 'Red lentil soup'],
])('praise and promises are no part of a title: %s', (line, title) => {
  expect(readPastedText(`${line}${LIST}`)?.title.toLowerCase()).toBe(title.toLowerCase());
});

test.each([
  ['Linseneintopf, der sogar Papa schmeckt', 'Linseneintopf'],
  ['Rezept der Woche: Linsensuppe mit Zwiebeln', 'Linsensuppe mit Zwiebeln'],
  ['Blitzrezept: Linsensalat ► Drucken', 'Linsensalat'],
])('praise and labels are no part of a German title: %s', (line, title) => {
  expect(readPastedText(`${line}${LISTE}`)?.title).toBe(title);
});

test.each([
  ['hey it is me so you were after the lentil stew', 'Lentil stew'],
  ['Was it you who wanted my red lentil curry?', 'Red lentil curry'],
  ['*Serves:* 4', ''],
])('a dish that somebody names in a sentence is the title, and a fact is none: %s', (line, title) => {
  expect(readPastedText(`${line}${LIST}`)?.title).toBe(title);
});

test.each([
  ['Mama wie ging nochmal der Linseneintopf?', 'Linseneintopf'],
  ['es geht um die Linsensuppe vom Samstag', 'Linsensuppe'],
  ['du wolltest wissen wie ich den Linsensalat mache', 'Linsensalat'],
])('a dish that somebody names in a German sentence is the title: %s', (line, title) => {
  expect(readPastedText(`${line}${LISTE}`)?.title).toBe(title);
});

test.each(['https://kitchen.example/soups', 'Accept all cookies Manage', 'US Cups Metric'])(
  'addresses and buttons are no title: %s',
  (line) => {
    expect(readPastedText(`Lentil Soup Recipe\n${line}${LIST}`)?.title).toBe('Lentil Soup');
  },
);
