import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { missingNutrition } from '#core/cooking/nutrition-as-cooked.ts';
import { localDay } from '#core/time.ts';
import { timeZone } from '#web/i18n/language.ts';
import { dayOf } from '#web/offline/days.ts';
import { outboxEntries } from '#web/offline/outbox.ts';
import { queryClient } from '#web/session/query-client.ts';
import { cook, twoDishes, user } from './stove.tsx';

const { soup } = twoDishes('en');
const press = (text: string | RegExp) => userEvent.click(screen.getByText(text));

/** The list over the step. */
const list = () => within(document.querySelector<HTMLElement>('dialog ~ dialog') ?? expect.fail());
const pressLabel = (label: string) => userEvent.click(list().getByLabelText(label, { selector: 'button' }));

/** Amount of a line in the list of ingredients. */
const amountOf = (name: string) => list().getByText(name).previousElementSibling?.textContent;

test('a smaller amount that a cook has is shown in the dish, sent and counted', async () => {
  await cook([soup]);
  await press('Ingredients');
  await pressLabel('I have less: butter');
  for (let tenth = 1; tenth <= 5; tenth += 1) await pressLabel('Less: butter');
  expect(amountOf('butter')).toBe('50\u00A0g');
  expect(list().getByText(/^You have 50\sg of 100\sg\./)).toBeDefined();
  await pressLabel('I have less: milk');
  await userEvent.click(
    within(list().getByRole('group', { name: 'I have less: milk' })).getByText('I have none'),
  );
  expect(amountOf('milk')).toBe('none');
  // The other lines are unchanged, and so is the recipe on its page.
  expect(amountOf('leeks')).toBe('500\u00A0g');
  const [close = document.body] = list().getAllByRole('button', { name: 'Close' });
  await userEvent.click(close);
  expect(screen.getByLabelText('For this step').textContent).toMatch(/50\sg butter/);
  for (let step = 1; step <= soup.steps.length; step += 1) await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText(/^Counted: 50\sg butter instead of 100\sg, without milk\.$/)).toBeDefined();
  await press('Mark as cooked');

  const [entry] = await vi.waitFor(async () => {
    const entries = await outboxEntries(user.id);
    expect(entries).toHaveLength(1);
    return entries;
  });
  const had = {
    version: 1,
    lines: [
      { line: 1, share: 0.5 },
      { line: 2, share: 0 },
    ],
  };
  expect(entry?.operation).toMatchObject({ type: 'cook', recipeId: soup.id, servings: 1, had });
  const today = await dayOf(user.id, localDay(Date.now(), timeZone()), queryClient).read();
  const [eaten] = today?.entries ?? [];
  // 25 g of butter and 125 g of milk less in each of the two servings.
  const missing = missingNutrition(soup, had.lines);
  expect(eaten?.calories).toBe(Math.round(soup.nutrition.calories - missing.calories));
  expect(missing.calories).toBeGreaterThan(200);

  // The next time, the amount is whole again.
  await press('Cook');
  await press('Ingredients');
  expect(amountOf('butter')).toBe('100\u00A0g');
});
