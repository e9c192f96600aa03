import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { AccessTokens } from '#web/features/settings/access-tokens.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { queryClient } from '#web/session/query-client.ts';
import { serverBehindMsw } from '../../server.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

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
          <AccessTokens />
        </QueryClientProvider>
      </I18nProvider>
    </MemoryRouter>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('The list of tokens is not requested until the cook opens it', () => {
  show();
  expect(screen.getByText(/If that means nothing to you/)).toBeDefined();
  // An unexpected request would fail this test.
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a token is made, shown once, copied and removed', async () => {
  let tokens: object[] = [];
  const asked: unknown[] = [];
  serverBehindMsw.use(
    http.get('*/api/tokens', () => Response.json(tokens)),
    http.post('*/api/tokens', async ({ request }) => {
      asked.push(await request.json());
      const listed = { id: 'a'.repeat(22), name: 'Home Assistant', scope: 'write', createdAt: NOON };
      tokens = [listed];
      return Response.json({ ...listed, token: 'user.secret' }, { status: 201 });
    }),
    http.delete(`*/api/tokens/${'a'.repeat(22)}`, () => {
      tokens = [];
      return new Response(null, { status: 204 });
    }),
  );
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Show access tokens' }));
  await user.click(await screen.findByRole('button', { name: 'Make token' }));
  // Without a name nothing is sent.
  expect(screen.getByText('Give it a name of up to 60 characters')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Home Assistant');
  await user.click(screen.getByRole('radio', { name: 'Can read and change' }));
  await user.click(screen.getByRole('button', { name: 'Make token' }));
  const shown = await screen.findByRole('textbox', { name: 'Token for Home Assistant' });
  expect(shown).toHaveProperty('value', 'user.secret');
  expect(asked).toEqual([{ name: 'Home Assistant', scope: 'write' }]);
  await user.click(screen.getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe('user.secret');
  expect(await screen.findByText(/Made on .+, not used yet/)).toBeDefined();
  await press('Done');
  expect(screen.queryByDisplayValue('user.secret')).toBeNull();
  await press('Remove the token “Home Assistant”');
  await user.click(screen.getByRole('button', { name: 'Remove token', hidden: true }));
  await expect.poll(() => screen.queryByText('Home Assistant')).toBeNull();
});

test('a list that cannot be fetched says so', async () => {
  serverBehindMsw.use(
    http.get('*/api/tokens', () => Response.json({ error: 'Not now.', type: 'Internal' }, { status: 500 })),
  );
  show();
  await press('Show access tokens');
  expect(await screen.findByRole('alert')).toBeDefined();
});
