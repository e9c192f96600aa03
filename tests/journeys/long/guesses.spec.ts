import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ModelRequest } from '#local/models/stand-in-model.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { choosePhotos, expect, generate, signUp, test, WORDS } from '../support/test.ts';

// The device detects tomatoes, the model sees eggs, and the cook decides.

// One worker runs these in turn, because each worker starts a server with this model.
test.describe.configure({ mode: 'default' });

const TOMATOES = join(import.meta.dirname, '../../photos/tomatoes.jpg');

/** Sees eggs on every photo, unless the request confirms another food. */
const seeingEggs = answering(async ({ texts: [text = ''] }: ModelRequest) => {
  const request = JSON.parse(text.slice(text.indexOf('{')));
  const confirmed: readonly string[] = request.ingredients?.confirmed ?? [];
  const [food = 'egg'] = confirmed;
  return JSON.stringify({
    ...DRAFT,
    ingredients: ['egg'],
    title: `Dish of ${food}s`,
    lines: [{ food, name: `${food}s`, quantity: 4, unit: 'piece', grams: 200, note: null }],
    steps: [`Cook the ${food}s for 10 minutes.`, 'Serve.'],
  });
});

async function tomatoesOnTheTable(page: Page) {
  await signUp(page, WORDS.en);
  await choosePhotos(page, WORDS.en, [TOMATOES]);
  const chip = page.getByRole('list', { name: 'Photo 1' }).getByRole('button', { name: /^Tomatoes/ });
  await expect(chip).toHaveText('Tomatoes?');
  return chip;
}

test.describe('with a model that sees eggs', () => {
  test.use({ author: async ({}, use) => use(seeingEggs) });

  test('a guess without a tap does not overrule a model that sees better', async ({ page }) => {
    await tomatoesOnTheTable(page);
    await generate(page, WORDS.en);
    await expect(page.getByRole('region', { name: WORDS.en.ingredients })).toContainText('eggs');
    await expect(page.getByRole('main')).not.toContainText(/tomato/i);
  });

  test('a guess that the cook confirms is in the recipe, whatever the model sees', async ({ page }) => {
    await (await tomatoesOnTheTable(page)).click();
    await generate(page, WORDS.en);
    await expect(page.getByRole('region', { name: WORDS.en.ingredients })).toContainText('tomatos');
  });
});
