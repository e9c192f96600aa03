import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { dismissToast, toast, TOAST_TIME } from '#web/ui/feedback/toast.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';

beforeEach(async () => {
  await activate('en');
  await loadInnerMessages();
});

/** Lets tests pass time. Not by intervals, with which jsdom would keep its frames. */
const passTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

afterEach(() => {
  act(dismissToast);
  vi.useRealTimers();
});

test('A message is shown in the open dialog, and outside it once the dialog is closed', async () => {
  const { rerender } = render(<Page hasDialog />);
  toast({ title: 'Link copied' });
  await within(screen.getByRole('dialog')).findByText('Link copied');

  rerender(<Page hasDialog={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByText('Link copied');
});

test('A toast waits while it has the focus, and returns the focus when it is closed', async () => {
  passTime();
  render(<Page hasDialog={false} />);
  screen.getByRole('button', { name: 'Own' }).focus();
  act(() => toast({ title: 'Recipe deleted' }));
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages (F8)' }));
  await act(() => vi.advanceTimersByTimeAsync(2 * TOAST_TIME));
  screen.getByText('Recipe deleted');

  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Recipe deleted')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Own' }));
});

test('A toast waits while the pointer is on it, and disappears 5 s afterwards', async () => {
  passTime();
  render(<Page hasDialog={false} />);
  act(() => toast({ title: 'Recipe deleted' }));
  fireEvent.pointerMove(screen.getByText('Recipe deleted'));
  await act(() => vi.advanceTimersByTimeAsync(2 * TOAST_TIME));
  fireEvent.pointerOut(screen.getByText('Recipe deleted'), { relatedTarget: document.body });
  await act(() => vi.advanceTimersByTimeAsync(TOAST_TIME - 1));
  screen.getByText('Recipe deleted');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Recipe deleted')).toBeNull();
});

test('A screen reader announces a toast with its action, a frame after its live region appeared', async () => {
  render(<Page hasDialog={false} />);
  act(() => toast({ kind: 'error', title: 'Not saved', action: { label: 'Try again', act: () => {} } }));
  const announced = document.querySelector('[aria-live=assertive]');
  expect(announced?.textContent).toBe('');
  await waitFor(() => expect(announced?.textContent).toBe('Message Not saved Try again'));
});

test('A toast that an action shows is not closed with the toast that offered it', () => {
  render(<Page hasDialog={false} />);
  act(() =>
    toast({ title: 'Deleted', action: { label: 'Undo', act: () => toast({ title: 'It is back' }) } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  screen.getByText('It is back');
});

test.each([
  { x: 80, remains: false },
  { x: 30, remains: true },
])('A toast that is swiped $x px to the right remains: $remains', ({ x, remains }) => {
  render(<Page hasDialog={false} />);
  act(() => toast({ title: 'Recipe deleted' }));
  const title = screen.getByText('Recipe deleted');
  Element.prototype.setPointerCapture = () => {};
  fireEvent.pointerDown(title, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(title, { clientX: 10 + x, clientY: 12 });
  fireEvent.pointerUp(title, { clientX: 10 + x, clientY: 12 });
  expect(screen.queryByText('Recipe deleted') !== null).toBe(remains);
});

const Page = ({ hasDialog }: { hasDialog: boolean }) => (
  <I18nProvider i18n={i18n}>
    <ToastRegion />
    <button type="button">Own</button>
    {hasDialog && <dialog open />}
  </I18nProvider>
);
