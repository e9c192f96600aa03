import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { Meal } from '#core/week/meal.ts';
import { aProfile } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { WeekPrintPage } from '#web/features/week/print/week-print-page.tsx';
import { WeekPage } from '#web/features/week/week-page.tsx';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { databaseOf } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { RequireUser } from '#web/session/require-user.tsx';
import { userQuery } from '#web/session/user-query.ts';
import { serverBehindMsw } from '../../server.ts';

const user = userOf(aProfile());
const never = () => new Promise<Response>(() => undefined);
const failing = () => Response.json({ type: 'NotFound' }, { status: 404 });
const empty = () => Response.json({ meals: [], version: 1 });

// Tests have no styles, and React refuses a stylesheet without a URL.
vi.mock('#web/features/week/print/week-print.css?url', () => ({ default: '/week-print.css' }));

/** Reports a style as loaded: jsdom loads none, and React shows the paper only then. */
const styles = new MutationObserver(() => {
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
});

/** Long enough for a busy machine. */
const SOON = { timeout: 20_000 };

/** Meal on the device, in another week than the shown one. */
const OF_ANOTHER_WEEK: Meal = {
  id: 'meal-of-may1',
  day: '2026-05-04',
  slot: 'dinner',
  title: 'Soup of May',
  servings: 2,
  isDone: false,
  changedAt: 1,
};

beforeEach(async () => {
  grantLocks();
  styles.observe(document.head, { childList: true });
  queryClient.clear();
  setOwner(user.id);
  const database = await databaseOf(user.id);
  await Promise.all((['meals', 'plannedDays'] as const).map((store) => database.clear(store)));
  await database.put('meals', OF_ANOTHER_WEEK);
});
afterEach(() => {
  styles.disconnect();
  onlineManager.setOnline(true);
});

async function show(page: 'page' | 'paper', answer: () => Response | Promise<Response>): Promise<void> {
  serverBehindMsw.use(
    http.get('*/api/week', answer),
    http.all('*/api/*', () => Response.json({ type: 'NotFound' }, { status: 404 })),
  );
  queryClient.setQueryData(userQuery.queryKey, user);
  await activate('en');
  await loadInnerMessages('en');
  render(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          {page === 'page' ? (
            <RequireUser>
              <WeekPage />
            </RequireUser>
          ) : (
            <WeekPrintPage />
          )}
        </QueryClientProvider>
      </I18nProvider>
    </MemoryRouter>,
  );
}

const isWaiting = () => document.querySelector('.animate-breathe, [aria-busy="true"]') !== null;
const plan = () => screen.queryByText(i18n._('week.empty')) ?? screen.queryByRole('table');
const failure = () => screen.queryByText("The week couldn't be loaded");

describe.each(['page', 'paper'] as const)('the %s of a week that the device does not have yet', (page) => {
  test('waits, and shows neither an empty plan nor an error', async () => {
    await show(page, never);
    await expect.poll(() => queryClient.isFetching(), SOON).toBeGreaterThan(0);
    await expect.poll(isWaiting, SOON).toBe(true);
    // The device has answered with meals of another week.
    await expect.poll(() => queryClient.getQueriesData({ queryKey: ['week'] })[0]?.[1], SOON).toBeTruthy();
    await expect.poll(isWaiting, SOON).toBe(true);
    expect([plan(), failure()]).toEqual([null, null]);
  });

  test('shows its plan once the server has sent it', async () => {
    await show(page, empty);
    await expect.poll(plan, SOON).toBeTruthy();
    expect([failure(), isWaiting()]).toEqual([null, false]);
  });

  test('shows an error and no plan if the request fails', async () => {
    await show(page, failing);
    await expect.poll(failure, SOON).toBeTruthy();
    expect([plan(), isWaiting()]).toEqual([null, false]);
  });

  test('says without a connection that it is not on the device yet', async () => {
    onlineManager.setOnline(false);
    await show(page, never);
    await expect.poll(() => screen.queryByText(/This week isn't on this device yet/), SOON).toBeTruthy();
    expect(failure()).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
