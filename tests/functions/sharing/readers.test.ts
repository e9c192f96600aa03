import { expect, test } from 'vitest';
import { READERS } from '#tests/figures/readers.ts';
import { CRUMBLE, open, Sharer, stage } from './sharers.ts';

/** Some readers accept no host without a dot. */
const STAGE = 'https://munchify.example';

/** The simplest of readers knows no parts. */
const WITHOUT_PARTS = {
  ingredients: ['3 large apples', '150 g flour'],
  instructions: ['Slice the apples.', 'Bake for 30 minutes.'],
};

test.each([
  ['ours', {}],
  ['npm recipe-scrapers', {}],
  ['JSON-LD walk', WITHOUT_PARTS],
])('%s, which others might use, reads all of a shared page', async (reader, changes) => {
  const cook = await Sharer.signUp();
  const page = await cook.share(await cook.create({ prepTime: 50, ...changes }));
  const { text } = await open(page);
  const found = await READERS[reader]?.(text.replaceAll(stage.origin, STAGE), `${STAGE}${page}`);
  const { ingredients, instructions } = { ...CRUMBLE, ...changes };
  expect(found?.ingredients).toEqual(ingredients.filter((line) => !line.endsWith(':')));
  expect(found?.steps).toEqual(instructions.filter((line) => !line.endsWith(':')));
  expect(String(found?.yields)).toMatch(/^4\b/);
  expect(found?.minutes).toBe(50);
});
