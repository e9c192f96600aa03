import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { RecipeFiles } from '#web/features/recipe/share/recipe-files.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';

const RECIPE = aRecipe(aUserId(), { notes: 'a secret' });
const onClose = vi.fn();

beforeEach(async () => {
  onClose.mockClear();
  await activate('en');
  await loadInnerMessages();
});

const renderDialog = () =>
  render(
    <I18nProvider i18n={i18n}>
      <RecipeFiles recipe={RECIPE} onClose={onClose} />
      <Toaster />
    </I18nProvider>,
  );

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send as text' }));

test('a recipe is sent through the system, without the cook’s notes', async () => {
  const share = vi.fn(async (_: { text: string }) => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { share }));
  renderDialog();
  await send();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(share.mock.calls[0]?.[0]).toMatchObject({
    title: RECIPE.title,
    text: expect.stringContaining('2 servings'),
  });
  expect(share.mock.calls[0]?.[0].text).not.toContain('secret');
});

test('a cook who closes the share sheet gets no message', async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('', 'AbortError')));
  vi.stubGlobal('navigator', Object.assign(navigator, { share }));
  renderDialog();
  await send();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(screen.queryByText("The recipe couldn't be sent")).toBeNull();
});

test('The recipe is copied if the system has no share sheet', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { share: undefined }));
  const user = userEvent.setup();
  renderDialog();
  await user.click(screen.getByRole('button', { name: 'Send as text' }));
  expect(await screen.findByText('Recipe copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toContain(RECIPE.title);
});
