import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropTimer, startTimer, timersNow } from '#web/timers/timers.ts';
import { cook, headingNow, twoDishes } from './stove.tsx';

const { soup } = twoDishes('en');

/** Controls of the lock screen that are connected. */
const controls = new Map<string, () => void>();
const session = {
  metadata: undefined as { artist: string } | null | undefined,
  playbackState: 'none',
  setActionHandler: (action: string, handler: (() => void) | null) =>
    handler ? controls.set(action, handler) : controls.delete(action),
};

beforeEach(() => {
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  vi.stubGlobal('MediaMetadata', Object);
});
afterEach(() => {
  for (const { id } of timersNow()) dropTimer(id);
});

test.each([
  ['arrow keys', 'ArrowRight', 'ArrowLeft'],
  ['the media keys of a remote', 'MediaTrackNext', 'MediaTrackPrevious'],
  ['a page-turner', 'PageDown', 'PageUp'],
])('%s go through the steps', async (_by, next, back) => {
  await cook([soup]);
  expect(headingNow()).toBe('Step 1 of 3');
  await userEvent.keyboard(`{${next}}{${next}}`);
  expect(headingNow()).toBe('Step 3 of 3');
  await userEvent.keyboard(`{${back}}`);
  expect(headingNow()).toBe('Step 2 of 3');
  // Shortcuts of the browser are not handled.
  await userEvent.keyboard(`{Alt>}{${next}}{/Alt}`);
  expect(headingNow()).toBe('Step 2 of 3');
});

test('a page key first scrolls a long step, and turns the page at its end', async () => {
  await cook([soup]);
  const scroller = screen.getByRole('dialog').firstElementChild ?? expect.fail();
  Object.defineProperties(scroller, { scrollHeight: { value: 1_600 }, clientHeight: { value: 800 } });
  await userEvent.keyboard('{PageDown}');
  expect(headingNow()).toBe('Step 1 of 3');
  scroller.scrollTop = 800;
  await userEvent.keyboard('{PageDown}');
  expect(headingNow()).toBe('Step 2 of 3');
});

test('keys pressed in a list or in a note turn no page', async () => {
  await cook([soup]);
  await userEvent.click(screen.getByText('Ingredients'));
  await userEvent.keyboard('{ArrowRight}{PageDown}');
  expect(headingNow()).toBe('Step 1 of 3');
});

test('the lock screen turns pages only while the dish is cooked', async () => {
  await cook([soup]);
  act(() => controls.get('nexttrack')?.());
  expect(headingNow()).toBe('Step 2 of 3');
  act(() => controls.get('previoustrack')?.());
  expect(headingNow()).toBe('Step 1 of 3');
  await userEvent.click(screen.getByLabelText('Stop cooking'));
  expect([...controls.keys()]).toEqual([]);
});

test('the timer that ends first counts down on the lock screen, where a minute can be added', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const setPositionState = vi.fn();
  Object.assign(session, { setPositionState });
  await cook([soup]);
  act(() => startTimer({ recipeId: soup.id, step: 2, nth: 0 }, 'Bake', 600));
  act(() => startTimer({ recipeId: soup.id, step: 1, nth: 0 }, 'Simmer', 300));
  await vi.waitFor(() => expect(setPositionState.mock.lastCall?.[0].duration).toBeCloseTo(300, 0));
  act(() => controls.get('seekforward')?.());
  await vi.waitFor(() => expect(setPositionState.mock.lastCall?.[0].duration).toBeCloseTo(360, 0));
  act(() => controls.get('seekforward')?.());
  expect(timersNow().map(({ endsAt }) => Math.round((endsAt - Date.now()) / 1_000))).toEqual([600, 420]);
});
