import { embeddedModel } from '#local/embedded-model/embedded-model.ts';
import { writtenRecipes } from '#local/embedded-model/written-recipes.ts';
import { IS_LONG } from '#tests/long.ts';
import { expect, expectAccessible, openRecipe, signUp, test, WORDS } from '../support/test.ts';

const AUTHORS = [
  ["over Bedrock's protocol", undefined],
  ...(IS_LONG ? ([["over Ollama's protocol", embeddedModel(writtenRecipes())]] as const) : []),
] as const;

for (const [protocol, author] of AUTHORS) {
  test.describe(protocol, () => {
    test.use({ author: async ({}, use) => use(author) });

    test(`a cook asks for the same foods in less time and with more protein, and sees what has changed, ${protocol}`, async ({
      page,
    }) => {
      await signUp(page, WORDS.en);
      // A dish that already has the most protein of these foods would have no richer variation.
      await openRecipe(page, WORDS.en, 'tomatoes', ['carrot', 'mushroom']);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

      const alternatives = page.getByRole('region', { name: 'Alternative recipes' });
      await alternatives.getByRole('button', { name: 'Quicker' }).click();
      await alternatives.getByRole('button', { name: 'More protein' }).click();
      await expect(alternatives.getByRole('button', { name: 'Quicker', pressed: true })).toBeVisible();
      await alternatives.getByLabel('Anything else').fill('please without onions');
      await alternatives.getByRole('button', { name: 'Get variation' }).click();
      const changed = page.getByRole('region', { name: 'What is different' });
      await expect(changed).toBeVisible();
      // The numbers are collapsed, so that the ingredients are near.
      await expect(changed.getByText('Protein', { exact: true })).toBeHidden();
      await changed.getByText('The difference in numbers').click();
      await expect(changed.getByText('Protein', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      await expect(page.getByRole('region', { name: WORDS.en.ingredients })).not.toContainText('onion');
      const [from = 0, to = 0] = await numbersIn('Preparation');
      expect(to).toBeLessThan(from);
      const [before = 0, after = 0] = await numbersIn('Protein');
      expect(after).toBeGreaterThan(before);
      await expectAccessible(page);

      await page.reload();
      await expect(changed).toContainText('Protein');
      await changed.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('region', { name: 'What is different' })).toHaveCount(0);

      /** Returns both numbers of a row's text for screen readers: "from 35 min to 20 min". */
      async function numbersIn(row: string): Promise<number[]> {
        const told = (await changed.locator('dt', { hasText: row }).locator('xpath=..').textContent()) ?? '';
        return [...(/from ([\d.]+).* to ([\d.]+)/.exec(told)?.slice(1) ?? [])].map(Number);
      }
    });
  });
}

test('A wish that no dish meets is reported beside its chips, and a variation keeps the servings', async ({
  page,
}) => {
  await signUp(page, WORDS.en);
  await openRecipe(page, WORDS.en, 'tomatoes', ['carrot', 'mushroom']);
  const servings = page.getByRole('spinbutton', { name: 'Servings', exact: true });
  const written = Number(await servings.inputValue());
  await servings.fill(String(written + 1));
  const form = page.getByRole('region', { name: 'Alternative recipes' });
  await form.getByLabel('Anything else').fill('something my grandmother would have made');
  await form.getByRole('button', { name: 'Get variation' }).click();
  const unmet = form.getByRole('status').filter({ hasText: 'No dish meets this wish' });
  await expect(unmet).toBeVisible();
  await form.getByRole('button', { name: 'Quicker' }).click();
  await expect(unmet).toBeVisible();
  await form.getByLabel('Anything else').fill('');
  await form.getByRole('button', { name: 'Get variation' }).click();
  await expect(page.getByRole('region', { name: 'What is different' })).toBeVisible();
  await expect(servings).toHaveValue(String(written + 1));
});
