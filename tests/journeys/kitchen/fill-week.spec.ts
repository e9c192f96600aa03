import { NEXT_WEEK } from '#tests/screens/week-screens.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { askAs, TIME_ZONE } from '../support/ask.ts';
import { expect, newCook, test, WORDS } from '../support/test.ts';

const DISHES = ['gratin', 'soup', 'stew', 'salad', 'pan', 'risotto', 'curry', 'quiche', 'ragout'];

/** Leeks that are at home and should be used up. */
const LEEKS = [
  { type: 'add', item: { name: 'leeks', food: 'leek' } },
  { type: 'change', item: { id: 'leek', isSoon: true } },
];

test.use({ timezoneId: TIME_ZONE });

test('free days are filled from the recipes, each with its reason, and dishes are replaced one by one', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  const ask = askAs(page, 'en');
  for (const dish of DISHES) {
    const [ingredients, instructions] = [['2 leeks', '100 g butter'], ['Cook it.']];
    await ask('POST', '/api/recipes', {
      title: `Leek ${dish}`,
      servings: 2,
      prepTime: 30,
      ingredients,
      instructions,
    });
  }
  const changes = LEEKS.map((each, index) => ({ ...each, id: crypto.randomUUID(), at: Date.now() + index }));
  await ask('POST', '/api/list/changes', { changes });
  // The rules use the data on the device.
  await page.goto('/list');
  await expect(page.getByText('leeks').first()).toBeVisible();
  await page.goto('/recipes');
  await expect(page.getByRole('link', { name: /^Leek / }).first()).toBeVisible();
  await page.goto(NEXT_WEEK);
  await page.getByRole('button', { name: 'Fill my week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill my week' });
  const rows = dialog.getByRole('listitem');
  // The button is in the centred text of an empty week.
  await expect(dialog).toHaveCSS('text-align', 'left');
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText('Uses the leeks');
  await expectAccessibleInBothThemes(page);
  const title = await rows
    .first()
    .getByText(/^Leek /)
    .innerText();
  await rows
    .first()
    .getByRole('button', { name: `Another dish instead of ${title}` })
    .click();
  await expect(rows.filter({ hasText: title })).toHaveCount(0);
  await rows
    .last()
    .getByRole('button', { name: /^Leave out/ })
    .click();
  await dialog.getByRole('button', { name: 'Plan 6 dishes' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^Leek / })).toHaveCount(6);

  await page.getByRole('button', { name: 'Fill my week' }).click();
  await dialog.getByRole('button', { name: 'Plan one dish' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^Leek / })).toHaveCount(7);
  await page.getByRole('button', { name: 'Fill my week' }).click();
  await expect(dialog.getByRole('status')).toHaveText('No day is free any more.');
  const thisWeek = page.url();
  await dialog.getByRole('button', { name: 'Fill the week after' }).click();
  await expect(page).toHaveURL(/\/week\?from=/);
  await expect(dialog.getByRole('status')).toHaveText(
    /^[0-9] meals stay free\. All your recipes that suit are planned or proposed already\.$/,
  );
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(thisWeek);
});
