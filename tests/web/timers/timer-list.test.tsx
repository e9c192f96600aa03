import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SECOND } from '#core/time.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { TimerButton } from '#web/timers/timer-button.tsx';
import { TimerList } from '#web/timers/timer-list.tsx';

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
      />
    ))}
  </>
);

beforeEach(async () => {
  localStorage.clear();
  await activate('en');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <Step />
    </I18nProvider>,
  );
  for (const button of screen.getAllByRole('button', { name: /^Start/ })) fireEvent.click(button);
});

test('the controls of two timers of one name have different names, in the list and in the step', () => {
  const names = screen
    .getAllByRole('button', { name: /^1 more minute/ })
    .map((button) => button.getAttribute('aria-label'));
  const two = ['1 more minute: Fry, step 3', '1 more minute: Fry, step 3, timer 2'];
  expect(names).toEqual([...two, ...two]);
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
