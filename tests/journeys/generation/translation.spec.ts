import { expect, expectAccessible, isKept, openRecipe, newCook, test, WORDS } from '../support/test.ts';

test('a recipe is read in the other language, with unchanged numbers, also offline', async ({
  context,
  page,
}) => {
  await newCook(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'tomatoes');
  const address = page.url();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByRole('button', { name: /^Translate/ })).toHaveCount(0);
  const inEnglish = await numbers(WORDS.en);

  await page.goto('/settings');
  await page.getByText('Deutsch').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(address);
  await page.getByRole('button', { name: 'Ins Deutsche übersetzen' }).click();
  await expect(page.getByText('Aus dem Englischen übersetzt.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await expect(page.getByRole('region', { name: WORDS.de.ingredients })).toContainText('Tomaten');
  expect(await numbers(WORDS.de)).toEqual(inEnglish);
  await expectAccessible(page);

  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('region', { name: WORDS.de.instructions })).toContainText('Tomaten');
  await page.getByRole('button', { name: 'Original zeigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: 'Übersetzung zeigen' }).click();
  await expect(page.getByText('Aus dem Englischen übersetzt.')).toBeVisible();

  /**
   * Returns every number in ingredients and steps, sorted, as words may change places. "A cup" is translated as "1
   * Tasse".
   */
  async function numbers(words: { ingredients: string; instructions: string }): Promise<string[]> {
    const found: string[] = [];
    for (const name of [words.ingredients, words.instructions]) {
      const rows = await page.getByRole('region', { name }).getByRole('listitem').allTextContents();
      found.push(
        ...(rows
          .join(' ')
          .replaceAll('a cup', '1 cup')
          .match(/[\d½¼¾⅓⅔]+/g) ?? []),
      );
    }
    return found.toSorted();
  }
});
