import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CalendarDialog } from '#web/features/week/calendar/calendar-dialog.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { queryClient } from '#web/session/query-client.ts';
import { serverBehindMsw } from '../../server.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const URL = 'https://munchify.example/c/id.secret.ics';

beforeEach(async () => {
  await activate('en');
  await loadInnerMessages();
  queryClient.clear();
});

const show = () =>
  render(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <CalendarDialog userId="the-cook" onClose={() => {}} />
        </QueryClientProvider>
      </I18nProvider>
    </MemoryRouter>,
  );

/** A server with or without a link. */
function serve(createdAt?: number) {
  let current = createdAt === undefined ? null : { createdAt };
  serverBehindMsw.use(
    http.get('*/api/week/calendar', () => Response.json(current)),
    http.post('*/api/week/calendar', () => {
      current = { createdAt: NOON };
      return Response.json({ url: URL });
    }),
    http.delete('*/api/week/calendar', () => {
      current = null;
      return new Response(null, { status: 204 });
    }),
  );
}

test('a link is made, shown with what it reveals, opened, copied, and withdrawn after a confirmation', async () => {
  serve();
  const user = userEvent.setup();
  show();
  expect(screen.getByText(/Whoever has it can read what is planned/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Make a link', busy: false }));
  expect(await screen.findByRole('textbox', { name: 'Only shown now' })).toHaveProperty('value', URL);
  const app = screen.getByRole('link', { name: 'Open in calendar app' });
  expect(app.getAttribute('href')).toBe('webcal://munchify.example/c/id.secret.ics');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(URL);
  await user.click(screen.getByRole('button', { name: 'Withdraw link' }));
  expect(screen.getByRole('dialog', { name: 'Withdraw the link?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw link' }));
  await screen.findByRole('button', { name: 'Make a link' });
  expect(screen.queryByDisplayValue(URL)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw link' })).toBeNull();
});

test('an older link is listed with its date, and the dialog says that a new one replaces it', async () => {
  serve(NOON);
  show();
  expect(await screen.findByText(/a link since 20 November 2026.*A new one replaces it/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'New link' })).toBeDefined();
});

test('without a connection, the dialog says so', async () => {
  serve(NOON);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByText('You need to be online for this')).toBeDefined();
  expect(screen.getByRole('button', { name: /link/i })).toHaveProperty('disabled', true);
});
