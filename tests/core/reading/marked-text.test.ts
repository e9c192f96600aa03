import { expect, test } from 'vitest';
import { readText } from '#core/reading/read-text.ts';
import { texts } from './page.ts';

const LINES = ['200 g Mehl', '2 Eier', '300 ml Milch'];
const STEP = 'Alles gut verrühren und in der Pfanne backen.';

test.each([
  [
    'Markdown',
    '# Pfannkuchen\n\n## Zutaten\n- [ ] **200 g** Mehl\n- [x] 2 Eier\n* 300 ml Milch\n\n## Zubereitung\n' +
      STEP,
  ],
  ['a chat', ['Pfannkuchen', ...LINES, STEP].map((line) => `[12:03] Oma: ${line}`).join('\n')],
  [
    'a chat with dates',
    ['Pfannkuchen', ...LINES, STEP].map((line) => `12.03.24, 12:03 - Oma: ${line}`).join('\n'),
  ],
  [
    'a quoted mail with a signature',
    `${['Pfannkuchen', '', ...LINES, '', STEP].map((line) => `> ${line}`).join('\n')}\n-- \nOma Erna\nSie erreicht man am Abend unter 0123.`,
  ],
])('a recipe is read from %s', (_kind, text) => {
  const recipe = readText(text);
  expect(recipe?.title).toBe('Pfannkuchen');
  expect(texts(recipe?.ingredients)).toEqual(LINES);
  expect(texts(recipe?.instructions)).toEqual([STEP]);
});
