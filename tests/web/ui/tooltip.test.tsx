import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from '#web/ui/tooltip.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

test('an explanation opens after 700 ms of hovering and closes when the mouse leaves', () => {
  render(
    <Tooltip about="About fat" text="Carries flavour.">
      Fat
    </Tooltip>,
  );
  const label = screen.getByText('Fat');
  fireEvent.pointerEnter(label, { pointerType: 'mouse' });
  pass(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Carries flavour.');
  fireEvent.pointerLeave(label);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a mouse that only passes opens nothing', () => {
  render(
    <Tooltip about="About fat" text="Carries flavour.">
      Fat
    </Tooltip>,
  );
  const label = screen.getByText('Fat');
  fireEvent.pointerEnter(label, { pointerType: 'mouse' });
  pass(600);
  fireEvent.pointerLeave(label);
  pass(1_000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
