import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { GenerationOverlay } from '#web/generation/generation-overlay.tsx';
import { NO_PROGRESS } from '#web/generation/generation-progress.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';

// jsdom does not scroll.
Element.prototype.scrollTo = () => undefined;

const GENERATION = {
  pending: { key: 'k', photos: [], preferences: NO_PREFERENCES, language: 'en', requestedAt: 0 },
  progress: NO_PROGRESS,
} as const;

const doNothing = (): unknown => undefined;

const Page = ({ isShown = false, onCancel = doNothing }) => (
  <I18nProvider i18n={i18n}>
    <button type="button">Generate</button>
    {isShown && <GenerationOverlay generation={GENERATION} onCancel={async () => void onCancel()} />}
  </I18nProvider>
);

const cancelButton = () => screen.getByRole('button', { name: 'Cancel' });
const canCancel = async () =>
  await expect.poll(() => cancelButton().getAttribute('aria-disabled')).toBeNull();

beforeAll(async () => {
  await activate('en');
  await loadInnerMessages();
});

test('a cancellation that comes too late says so, and the focus returns to its previous place', async () => {
  const { rerender } = render(<Page />);
  screen.getByRole('button', { name: 'Generate' }).focus();
  rerender(<Page isShown />);
  await canCancel();
  await userEvent.click(cancelButton());
  expect(await screen.findByText("It's too late to cancel: the recipe is ready.")).toBeDefined();
  rerender(<Page />);
  await expect.poll(() => document.activeElement?.textContent).toBe('Generate');
});

test('the second tap of a double tap on Generate does not cancel; a later one does', async () => {
  let cancellations = 0;
  render(<Page isShown onCancel={() => (cancellations += 1)} />);
  await userEvent.click(cancelButton());
  expect(cancellations).toBe(0);
  await canCancel();
  await userEvent.click(cancelButton());
  expect(cancellations).toBe(1);
});
