import { localDay } from '#core/time.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { askAs, TIME_ZONE } from '../support/ask.ts';
import { expect, newCook, test, toastOn, WORDS } from '../support/test.ts';

test.use({ timezoneId: TIME_ZONE });

test('a calendar app reads the week until the link is withdrawn', async ({ page }) => {
  await newCook(page, WORDS.en);
  const meal = { id: 'eating-out', slot: 'dinner', title: 'Eating out', servings: 2 };
  const day = localDay(Date.now(), TIME_ZONE);
  const changes = [{ id: crypto.randomUUID(), at: Date.now(), type: 'add', meal: { ...meal, day } }];
  await askAs(page, 'en')('POST', '/api/week/changes', { changes });
  await page.goto('/week');
  await page.getByRole('button', { name: 'Subscribe in your calendar' }).click();
  await page.getByRole('button', { name: 'Make a link', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Only shown now' }).inputValue();
  await expectAccessibleInBothThemes(page);
  const read = async () => (await fetch(link)).text();
  expect(await read()).toContain('SUMMARY:Dinner: Eating out');
  await page.getByRole('button', { name: 'Withdraw link' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw the link?' });
  await question.getByRole('button', { name: 'Withdraw link' }).click();
  await expect(toastOn(page, 'Link withdrawn')).toBeVisible();
  expect(await read()).toBe('There is no calendar at this address.\n');
});
