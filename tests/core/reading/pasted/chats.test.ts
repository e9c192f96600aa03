import { expect, test } from 'vitest';
import { readPastedText } from '#core/reading/read-text.ts';

const read = (text: string) => {
  const recipe = readPastedText(text);
  const textsOf = (lines: readonly { readonly text: string }[] = []) => lines.map(({ text: line }) => line);
  return {
    title: recipe?.title,
    lines: textsOf(recipe?.ingredients),
    steps: textsOf(recipe?.instructions),
  };
};

const LENTILS = {
  title: 'Lentil soup',
  lines: ['200 g lentils', '1 onion'],
  steps: ['fry the onion', 'boil it all for 20 min'],
};

test.each([
  [
    'names before the messages',
    `Ben: can you send the soup
Mum: Lentil soup
Mum: 200 g lentils
Ben: red or brown
Mum: 1 onion
Mum: fry the onion
Mum: boil it all for 20 min
Ben: I only have 2 carrots
Mum: see you sunday`,
  ],
  [
    'names and the time above the messages',
    `ben — Today at 6:12 PM
can you send the soup
mum — Today at 6:15 PM
Lentil soup
200 g lentils
1 onion
fry the onion
boil it all for 20 min
ben — Today at 6:31 PM
I only have 2 carrots`,
  ],
  [
    'names alone above the messages',
    `Ben
can you send the soup

Mum
Lentil soup
200 g lentils

Ben
do I need stock

Mum
1 onion
fry the onion
boil it all for 20 min

Ben
cool, I have 2 carrots`,
  ],
  [
    'time stamps',
    `[14/02/2024, 18:20:11] Ben: can you send the soup
[14/02/2024, 18:24:40] Mum: Lentil soup
[14/02/2024, 18:24:52] Mum: 200 g lentils
[14/02/2024, 18:24:59] Ben: no salt?
[14/02/2024, 18:25:02] Mum: Salt at the table
[14/02/2024, 18:25:12] Mum: 1 onion
[14/02/2024, 18:26:12] Mum: fry the onion
[14/02/2024, 18:27:40] Mum: boil it all for 20 min
[14/02/2024, 18:29:40] Ben: I only have 2 carrots`,
  ],
])('messages of others in a chat are dropped: %s', (_, chat) => {
  expect(read(chat)).toEqual(LENTILS);
});

test('parts of a recipe with a colon are not mistaken for names', () => {
  const recipe = `Pie\n\nDough: 200 g flour, 100 g butter, 1 egg\nFilling: 500 g apples, 50 g sugar, 1 lemon\n\nKnead the dough: it takes long.\nBake it.`;
  expect(read(recipe).lines).toHaveLength(6);
});

test('headers of a mail are not mistaken for names, even if they occur twice', () => {
  const mail = `From: Ann\nTo: Ben\nSubject: Fwd: Lentil soup\n\nHere it is.\n\nFrom: Cleo\nTo: Ann\nSubject: Lentil soup\n\n200 g lentils\n1 onion\n\nFry the onion.\nBoil it all for 20 min.`;
  expect(read(mail)).toMatchObject({ title: 'Lentil soup', lines: LENTILS.lines });
});
