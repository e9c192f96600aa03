import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { pendingGenerations, storePendingGeneration } from '#web/offline/pending-generations.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { renderApp } from '../../render-app.tsx';
import { holdCookie, serverBehindMsw } from '../../server.ts';
import { stageBehindPages } from '../../stage.ts';

const stage = stageBehindPages();

test('a cook who cancels a waiting generation also cancels it at the server, which may have it', async () => {
  const cookie = await stage.signUp(anEmail());
  const { body } = await stage.call('GET', '/api/user', { cookie });
  const userId = String(body['id']);
  const cancelled: string[] = [];
  serverBehindMsw.use(
    http.delete('*/api/analyze/:key', ({ params }) => {
      cancelled.push(String(params['key']));
      return new Response(null, { status: 204 });
    }),
  );
  queryClient.clear();
  holdCookie(cookie);
  setOwner(userId);
  await storePendingGeneration(userId, {
    key: 'waiting',
    photos: [],
    preferences: NO_PREFERENCES,
    language: 'en',
    requestedAt: 1,
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp('/home', 'en', { keepSession: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await expect.poll(() => cancelled).toEqual(['waiting']);
  await expect.poll(() => pendingGenerations(userId)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});
