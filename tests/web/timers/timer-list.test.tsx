import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { SECOND } from '#core/time.ts';
import { aProfile } from '#tests/support/examples.ts';
import { TimerButton } from '#web/timers/timer-button.tsx';
import { TimerList } from '#web/timers/timer-list.tsx';
import { startTimer } from '#web/timers/timers.ts';
import { renderSignedIn } from '../render-signed-in.tsx';

const HOUR = 3_600;

/** A step that fries two things, each for its own time. */
const Step = () => (
  <>
    <TimerList />
    {[HOUR, 2 * HOUR].map((seconds, nth) => (
      <TimerButton
        key={seconds}
        place={{ recipeId: 1, step: 2, nth }}
        mark={{ name: 'Fry', seconds, start: nth, end: nth + 1 }}
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

test('the controls of two timers of one name have different names, in the list and in the step', () => {
  const list = screen.getByRole('list', { name: 'Timers' });
  const names = within(list)
    .getAllByRole('button', { name: /^1 more minute/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['1 more minute: Fry, step\u00a03', '1 more minute: Fry, step\u00a03, timer\u00a02']);
  for (const name of ['1 more minute Fry 1:00:00', '1 more minute Fry 2:00:00'])
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
});

test('three timers are narrow, so that each is in sight: the time itself pauses', () => {
  const list = screen.getByRole('list', { name: 'Timers' });
  const more = () => within(list).queryAllByRole('button', { name: /^1 more minute/ });
  expect(more()).toHaveLength(2);
  act(() => startTimer({ recipeId: 1, step: 4, nth: 0 }, 'Bake', HOUR));
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(more()).toHaveLength(0);
  const time = within(list).getByRole('button', { name: /Bake: pause$/ });
  expect(time.textContent).toMatch(/^1:0\d/);
  fireEvent.click(time);
  expect(within(list).getByRole('button', { name: /Bake: resume$/ })).toBeDefined();
});

afterEach(() => vi.useRealTimers());

test('a timer that starts between two seconds begins with the time that it is set to', () => {
  vi.useFakeTimers({ now: Date.now() + 700, toFake: ['Date'] });
  act(() => startTimer({ recipeId: 1, step: 4, nth: 0 }, 'Bake', 180));
  const list = screen.getByRole('list', { name: 'Timers' });
  expect(within(list).getByText('3:00')).toBeDefined();
});

test('a timer that rings comes first, where it is seen without scrolling', async () => {
  const stored: { endsAt: number }[] = JSON.parse(localStorage.getItem('timers') ?? '[]');
  const [first, second] = stored;
  const over = [first, { ...second, endsAt: Date.now() - SECOND, hasRung: true }];
  localStorage.setItem('timers', JSON.stringify(over));
  window.dispatchEvent(new StorageEvent('storage'));
  const list = screen.getByRole('list', { name: 'Timers' });
  expect((await within(list).findByText(/time is up/)).closest('li')).toBe(list.firstElementChild);
});
