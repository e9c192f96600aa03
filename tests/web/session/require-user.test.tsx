import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { setOwner } from '#web/offline/owner.ts';
import { renderApp } from '../render-app.tsx';
import { serverBehindMsw } from '../server.ts';

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
