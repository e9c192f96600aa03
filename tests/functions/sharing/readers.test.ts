import { expect, test } from 'vitest';
import { escape } from '#functions/sentences/escape-html.ts';
import { READERS } from '#tests/figures/readers.ts';
import { CRUMBLE, open, Sharer, stage } from './sharers.ts';

/** Some readers require a host with a dot. */
const STAGE = 'https://munchify.example';

/** The simplest reader does not support parts. */
const WITHOUT_PARTS = {
  ingredients: ['3 large apples', '150 g flour'],
  instructions: ['Slice the apples.', 'Bake for 30 minutes.'],
};

test.each([
  ['ours', {}],
  ['npm recipe-scrapers', {}],
  ['JSON-LD walk', WITHOUT_PARTS],
])('%s, a library that others may use, reads a shared page completely', async (reader, changes) => {
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

test('a shared recipe marks its nutrition as a minimum if an ingredient is not counted, also for machines', async () => {
  const cook = await Sharer.signUp();
  const page = await cook.share(
    await cook.create({ title: 'Toast', ingredients: ['2 slices bread', '80 g xyzzy', '1 blorb'] }),
  );
  const { text } = await open(page);
  expect(text).toContain('Per serving, at least');
  expect(text).toContain(escape("We can't count xyzzy and blorb"));
  expect(text).toMatch(/"description" content="Recipe for 4 servings, at least \d+\skcal each/);
  expect(text).not.toContain('NutritionInformation');
  expect((await open(`${page}?language=de`)).text).toContain('Pro Portion mindestens');
  const counted = (await open(await cook.share(await cook.create()))).text;
  expect(counted).not.toContain('at least');
  expect(counted).toContain('NutritionInformation');
});
