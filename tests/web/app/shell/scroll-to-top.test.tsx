import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollToTop } from '#web/app/shell/scroll-to-top.tsx';
import { currentToast, dismissToast, toast } from '#web/shared/ui/feedback/toast.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(dismissToast);

test.each([
  ['/list', undefined],
  ['/list?from=week', undefined],
  ['/week', 'On the list'],
])('a toast that leads to the list, once the user has gone to %s', async (path, title) => {
  const page = { path: '*', element: <ScrollToTop /> };
  const router = createMemoryRouter([page], { initialEntries: ['/recipe/7'] });
  render(<RouterProvider router={router} />);
  toast({ title: 'On the list', action: { label: 'See the list', act: () => {}, leadsTo: '/list' } });
  await act(() => router.navigate(path));
  expect(currentToast()?.title).toBe(title);
});
