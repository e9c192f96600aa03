import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userOf, type User } from '#core/account/account.ts';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { localDay } from '#core/time.ts';
import { aProfile, aRecipe, aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { timeZone } from '#web/i18n/language.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { userQuery } from '#web/session/user-query.ts';
import { currentToast } from '#web/ui/feedback/toast.ts';
import { renderApp } from './render-app.tsx';
import { serverBehindMsw } from './server.ts';

// Tests load no styles, and React refuses a stylesheet without a URL.
vi.mock('#web/features/recipe/print/print.css?url', () => ({ default: '/print.css' }));

/** Reports a style as loaded: jsdom loads none, and React shows the sheet only then. */
const styles = new MutationObserver(() => {
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
});

/** Pages that read the device first, with a text of each state. The week and its print have their own tests. */
const PAGES = [
  {
    path: '/home',
    known: 'Nothing cooked up yet. Your first recipe will land here.',
    failed: /Your recipes couldn't be/,
  },
  { path: '/list', known: /Your list sorts itself/, failed: "The list couldn't be loaded" },
  { path: '/household', known: 'Start a household', failed: "The household couldn't be loaded" },
  { path: '/diary', known: 'Nothing yet.', failed: 'Failed to fetch daily tracking' },
  { path: '/nutrition', known: 'No goals set', failed: 'Failed to fetch daily tracking' },
  { path: '/badges', known: 'No badges yet', failed: 'Failed to load badges' },
  { path: '/recipe/1', known: 'Leek soup', failed: 'Please try again' },
  { path: '/recipe/1/edit', known: 'Edit recipe', failed: 'Please try again' },
  { path: '/recipe/1/print', known: 'Leek soup', failed: 'Please try again' },
] as const;

/** Texts of empty states, which no page may show while it is loading. */
const EMPTY =
  /Recipe not found|No goals|No badges|sorts itself|Nothing yet|Nothing cooked up|Start a household/;

/** Long enough for a busy machine. */
const SOON = { timeout: 20_000 };

let user: User;

beforeEach(() => {
  styles.observe(document.head, { childList: true });
  grantLocks();
  // A user without data on the device.
  user = userOf(aProfile({ id: aUserId() }));
  queryClient.clear();
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
});

afterEach(() => {
  styles.disconnect();
  onlineManager.setOnline(true);
});

/** Answers with the data of a cook who has one recipe and nothing else. */
const newcomer: Record<string, () => unknown> = {
  '/api/user': () => user,
  '/api/list': () => ({ items: [], version: 1 }),
  '/api/household': () => null,
  '/api/user/recipe-usage': () => ({ recipeCount: 0, limit: 5, planName: 'Free', resetsAt: 1 }),
  '/api/nutrition/goals/current': () => null,
  '/api/recipes/1': () => aRecipe(user.id, { id: 1, title: 'Leek soup' }),
  '/api/recipes/changes': () => ({ recipes: [], gone: [], cursor: 'c', total: 0, isLast: true }),
};

const ok = (path: string) => Response.json(path in newcomer ? newcomer[path]?.() : []);
const never = () => new Promise<Response>(() => undefined);
const broken = () => Response.json({ type: 'Internal' }, { status: 500 });

async function open(path: string, answer: (path: string) => Response | Promise<Response>): Promise<void> {
  serverBehindMsw.use(http.all('*/api/*', ({ request }) => answer(new URL(request.url).pathname)));
  await renderApp(path, 'en', { keepSession: true });
}

const main = () => document.querySelector('main')?.textContent ?? '';
const isWaiting = () =>
  document.querySelector('main :is(.animate-breathe, [role=status], [aria-busy=true]), [role=status]') !==
  null;

describe.each(PAGES)('A page that the device does not have yet, $path', ({ path, known, failed }) => {
  test('is shown once the server has sent it', async () => {
    await open(path, ok);
    expect((await screen.findAllByText(known, {}, SOON)).length).toBeGreaterThan(0);
    expect(screen.queryByText(failed)).toBeNull();
  });

  test('waits, and shows neither an empty page nor an error', async () => {
    await open(path, never);
    await expect.poll(() => queryClient.isFetching({ queryKey: ['refresh'] }), SOON).toBeGreaterThan(0);
    await expect.poll(isWaiting, SOON).toBe(true);
    // The device has answered.
    await expect
      .poll(() =>
        queryClient
          .getQueryCache()
          .findAll({ fetchStatus: 'fetching' })
          .every(({ queryKey }) => queryKey[0] !== 'recipes'),
      )
      .toBe(true);
    expect(main()).not.toMatch(EMPTY);
    expect(screen.queryByText(failed)).toBeNull();
  });

  test('says without a connection that it is not on the device, and shows neither an empty page nor an error', async () => {
    onlineManager.setOnline(false);
    await open(path, never);
    await expect.poll(main, SOON).toMatch(/offline|on this device yet|with a connection/i);
    expect(main()).not.toMatch(EMPTY);
    expect(screen.queryByText(failed)).toBeNull();
  });

  test('shows an error, not an empty page, if the request fails', async () => {
    await open(path, broken);
    expect((await screen.findAllByText(failed, {}, SOON)).length).toBeGreaterThan(0);
    expect(main()).not.toMatch(EMPTY);
  });
});

test('The nutrition page shows the goals, and no progress of an unknown day', async () => {
  await open('/nutrition', (path) => {
    if (path === '/api/nutrition/goals/current') return Response.json({ ...DEFAULT_GOALS, createdAt: 1 });
    return path === '/api/nutrition/tracking/daily' ? broken() : ok(path);
  });
  const field = await screen.findByRole('textbox', { name: 'Protein' }, SOON);
  expect(field).toHaveProperty('value', String(DEFAULT_GOALS.dailyProtein));
  expect((await screen.findAllByText('Failed to fetch daily tracking', {}, SOON)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('heading', { name: "Today's progress" })).toBeNull();
});

describe.each(['/diary', '/nutrition'])('Goals that cannot be fetched, on %s', (path) => {
  const eaten = {
    type: 'cooked',
    id: '1',
    recipeId: 1,
    title: 'Leek soup',
    servings: 1,
    timestamp: 1,
    calories: 400,
    protein: 10,
    carbs: 40,
    fat: 20,
    fiber: 5,
  };
  const openDay = (goals: () => Response | Promise<Response>) =>
    open(path, (asked) => {
      if (asked === '/api/nutrition/goals/current') return goals();
      if (asked === '/api/nutrition/tracking/daily') return Response.json([eaten]);
      // The trend includes the day, too.
      const day = localDay(Date.now(), timeZone());
      return asked === '/api/nutrition/tracking/range'
        ? Response.json([{ day, entries: [eaten] }])
        : ok(asked);
    });

  test('are reported in their place, and the day is shown', async () => {
    await openDay(broken);
    expect((await screen.findAllByText('Leek soup', {}, SOON)).length).toBeGreaterThan(0);
    expect(main()).toContain("We couldn't load your goals");
    expect(main()).not.toContain('No goals set');
  });

  test('count as not set only if the server says so', async () => {
    await openDay(() => Response.json(null));
    expect((await screen.findAllByText('No goals set', {}, SOON)).length).toBeGreaterThan(0);
    expect(screen.queryByText("We couldn't load your goals")).toBeNull();
  });
});

test('The diary shows no error if only its goals cannot be fetched', async () => {
  await open('/diary', (path) => (path === '/api/nutrition/goals/current' ? broken() : ok(path)));
  await expect.poll(() => currentToast()?.title, SOON).toBe("We couldn't load your goals");
  expect(screen.queryByText('Failed to fetch daily tracking')).toBeNull();
});
