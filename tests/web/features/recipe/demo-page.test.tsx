import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../render-app.tsx';

const SOON = { timeout: 20_000 };

/** Names of the databases on this device, including those of other tests. */
const databases = async () => (await indexedDB.databases()).map(({ name = '' }) => name).toSorted();

// A request that no handler knows fails the test.
test('a visitor cooks the demo recipe, and is invited to register below it', async () => {
  const before = await databases();
  const { unmount } = await renderApp('/demo');
  await screen.findByRole('heading', { level: 1, name: 'Lemony leeks with butter beans' }, SOON);
  const leeks = () => screen.getAllByRole('listitem').find(({ textContent }) => /leeks/.test(textContent));
  expect(leeks()?.textContent).toBe('4leeks');
  await userEvent.click(screen.getByRole('button', { name: 'One serving more' }));
  expect(leeks()?.textContent).toBe('5leeks');
  await vi.waitFor(() => expect(screen.getByText(/All of it stays on this device/)).toBeDefined(), SOON);
  for (const link of screen.getAllByRole('link', { name: 'Create a free account' }))
    expect(link.getAttribute('href')).toBe('/home');
  // Only parts without an account are shown.
  for (const name of [
    'Share',
    'To the list',
    'Add to week',
    'Mark as cooked',
    'Get variation',
    'Delete recipe',
  ])
    expect(screen.queryByRole('button', { name }), name).toBeNull();
  expect(screen.queryByRole('link', { name: 'Back to upload' })).toBeNull();
  unmount();

  await renderApp('/demo');
  await screen.findByRole('heading', { level: 1, name: 'Lemony leeks with butter beans' }, SOON);
  // The servings are stored on this device.
  expect(await screen.findByRole('spinbutton', { name: 'Servings' }, SOON)).toHaveProperty('value', '5');
  expect(await databases()).toEqual(before);
});
