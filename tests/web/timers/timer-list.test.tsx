import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { SECOND } from '#core/time.ts';
import { aProfile } from '#tests/support/examples.ts';
import { TimerButton } from '#web/timers/timer-button.tsx';
import { TimerList } from '#web/timers/timer-list.tsx';
import { startTimer, storedTimers } from '#web/timers/timers.ts';
import { currentToast } from '#web/ui/feedback/toast.ts';
import { renderSignedIn } from '../render-signed-in.tsx';

const HOUR = 3_600;

/** A step that fries two foods, each for its own time. */
const Step = () => (
  <>
    <TimerList />
    {[HOUR, 2 * HOUR].map((seconds, nth) => (
      <TimerButton
        key={seconds}
        place={{ recipeId: 1, step: 2, nth }}
        timer={{ mark: { name: 'Fry', seconds, start: nth, end: nth + 1 }, what: 'Fry' }}
        isOneOfSeveral
      />
    ))}
  </>
);

beforeEach(async () => {
  localStorage.clear();
  await renderSignedIn(userOf(aProfile()), <Step />, 'en');
  for (const button of screen.getAllByRole('button', { name: /^Start/ })) fireEvent.click(button);
});

test('the controls of two timers with one name have different names, in the list and in the step', () => {
  const list = screen.getByRole('list', { name: 'Timers' });
  const names = within(list)
    .getAllByRole('button', { name: /^1 more minute/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['1 more minute: Fry, step\u00a03', '1 more minute: Fry, step\u00a03, timer\u00a02']);
  for (const name of ['1 more minute Fry 1:00:00', '1 more minute Fry 2:00:00'])
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
});

test('each of three timers has its pause button, and says in words that it is paused', () => {
  const list = screen.getByRole('list', { name: 'Timers' });
  act(() => startTimer({ recipeId: 1, step: 4, nth: 0 }, 'Bake', HOUR));
  const [, , bake] = within(list).getAllByRole('listitem');
  if (!bake) throw new Error('no third timer');
  expect(within(list).getAllByRole('button', { name: /: pause$/ })).toHaveLength(3);
  expect(within(bake).queryByText('Paused')).toBeNull();
  const pause = within(bake).getByRole('button', { name: 'Bake: pause' });
  expect(pause.querySelector('svg')).not.toBeNull();
  fireEvent.click(pause);
  expect(within(bake).getByText('Paused')).toBeDefined();
  fireEvent.click(within(bake).getByRole('button', { name: 'Bake: resume' }));
  expect(within(bake).queryByText('Paused')).toBeNull();
});

test('a timer that was removed by mistake returns with its remaining time', () => {
  const list = screen.getByRole('list', { name: 'Timers' });
  const [first] = within(list).getAllByRole('button', { name: 'Fry, step\u00a03: remove the timer' });
  const before = storedTimers().map(({ endsAt }) => endsAt);
  fireEvent.click(first as HTMLElement);
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  const toast = currentToast();
  expect(toast).toMatchObject({ title: 'Fry, step\u00a03: timer removed', action: { label: 'Undo' } });
  act(() => toast?.action?.act());
  // It comes last.
  expect(storedTimers().map(({ endsAt }) => endsAt)).toEqual(before.toReversed());
});

afterEach(() => vi.useRealTimers());

test('a timer that starts between two seconds begins with its full time', () => {
  vi.useFakeTimers({ now: Date.now() + 700, toFake: ['Date'] });
  act(() => startTimer({ recipeId: 1, step: 4, nth: 0 }, 'Bake', 180));
  const list = screen.getByRole('list', { name: 'Timers' });
  expect(within(list).getByText('3:00')).toBeDefined();
});

test('a timer that rings comes first and is visible without scrolling', async () => {
  const stored: { endsAt: number }[] = JSON.parse(localStorage.getItem('timers') ?? '[]');
  const [first, second] = stored;
  const over = [first, { ...second, endsAt: Date.now() - SECOND, hasRung: true }];
  localStorage.setItem('timers', JSON.stringify(over));
  window.dispatchEvent(new StorageEvent('storage'));
  const list = screen.getByRole('list', { name: 'Timers' });
  expect((await within(list).findByText(/time is up/)).closest('li')).toBe(list.firstElementChild);
});
