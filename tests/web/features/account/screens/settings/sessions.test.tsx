import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { Sessions } from '#web/features/account/screens/settings/sessions.tsx';
import { activate, loadInnerMessages } from '#web/shared/i18n/activate.ts';
import { queryClient } from '#web/shared/session/query-client.ts';
import { serverBehindMsw } from '../../../../server.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const THIS = { device: 'Firefox, Android', startedAt: NOON, lastUsedAt: NOON, current: true };
const OTHER = { device: '', startedAt: NOON, lastUsedAt: NOON, current: false };

test('a cook sees all signed-in devices and signs out the others', async () => {
  let sessions = [THIS, OTHER];
  serverBehindMsw.use(
    http.get('*/api/user/sessions', () => Response.json(sessions)),
    http.delete('*/api/user/sessions', () => {
      sessions = [THIS];
      return new Response(null, { status: 204 });
    }),
  );
  await activate('de');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Sessions />
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(await screen.findByText('Firefox, Android')).toBeDefined();
  expect(screen.getByText('Dieses Gerät, angemeldet am 20.11.2026')).toBeDefined();
  expect(screen.getByText('Unbekanntes Gerät')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Alle anderen Geräte abmelden' }));
  await expect.poll(() => screen.queryByText('Unbekanntes Gerät')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
