import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { setDatabaseState } from '#web/offline/database/database-state.ts';
import { noteConnection } from '#web/requests/connection.ts';
import { queryClient } from '#web/session/query-client.ts';
import { AppUpdate } from '#web/shell/app-update.tsx';
import { renderSignedIn } from '../render-signed-in.tsx';

// Files share a process, and another file may have marked the page as outdated.
beforeEach(() => {
  setDatabaseState('usable');
  noteConnection('isTooOld', false);
});

test('a cook is told while the browser cannot store anything; once it can, failed reads are repeated', async () => {
  let readings = 0;
  const read = { queryKey: ['of the device'], queryFn: () => (readings += 1) };
  await queryClient.fetchQuery(read);
  await renderSignedIn(userOf(aProfile()), <AppUpdate />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => setDatabaseState('closed'));
  expect(screen.getByRole('status').textContent).toMatch(/^This browser stores nothing for Munchify/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  act(() => setDatabaseState('usable'));
  expect(screen.queryByRole('status')).toBeNull();
  await queryClient.fetchQuery(read);
  expect(readings).toBe(2);
});
