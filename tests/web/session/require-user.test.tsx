import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { anEmail } from '#tests/support/api-client.ts';
import { ownerOfDevice, setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { renderApp } from '../render-app.tsx';
import { holdCookie, serverBehindMsw } from '../server.ts';
import { stageBehindPages } from '../stage.ts';

const stage = stageBehindPages();

const SOON = { timeout: 30_000 };

test('a user that cannot be loaded is requested once, and again when the cook retries', async () => {
  let asked = 0;
  serverBehindMsw.use(
    http.get('*/api/user', () => {
      asked += 1;
      return Response.json({ error: 'Not now.', type: 'Unavailable' }, { status: 503 });
    }),
  );
  setOwner('somebody');
  await renderApp('/home');
  const again = await screen.findByRole('button', { name: 'Try again' }, SOON);
  expect(asked).toBe(1);
  await userEvent.click(again);
  await expect.poll(() => asked).toBe(2);
  await screen.findByRole('button', { name: 'Try again' }, SOON);
  expect(asked).toBe(2);
});

test('a cook whose browser has cleared its storage but kept the session stays signed in', async () => {
  queryClient.clear();
  holdCookie(await stage.signUp(anEmail()));
  await renderApp('/nutrition', 'en', { keepSession: true });
  expect(await screen.findByRole('heading', { name: 'How today is going', level: 1 }, SOON)).toBeDefined();
  expect(ownerOfDevice()).not.toBeNull();
});

test('a page that needs a user asks the server about a stranger once, a public page never', async () => {
  let asked = 0;
  serverBehindMsw.use(
    http.get('*/api/user', () => {
      asked += 1;
      return Response.json({ error: 'Please log in.', type: 'SignedOut' }, { status: 401 });
    }),
  );
  const opened = await renderApp('/plans');
  await screen.findByRole('heading', { level: 1 }, SOON);
  expect(asked).toBe(0);
  opened.unmount();
  await renderApp('/settings');
  await screen.findByRole('heading', { name: 'Good to see you' }, SOON);
  expect(asked).toBe(1);
});
