import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useCookPlace, useStartOfCooking } from '#web/features/recipe/cook-mode/use-cook-place.ts';

const STEPS = 4;

/** The start button and the controls of cook mode. */
function Kitchen() {
  const { place, goTo, leave } = useCookPlace(1, STEPS);
  const { step, link } = useStartOfCooking(1);
  if (place === undefined) return <Link {...link}>Start at {step}</Link>;
  return (
    <>
      <p>Step {place}</p>
      <button onClick={() => goTo(place + 1)}>Next</button>
      <button onClick={leave}>Stop</button>
    </>
  );
}

const open = () =>
  render(
    <MemoryRouter>
      <Kitchen />
    </MemoryRouter>,
  );

afterEach(() => vi.useRealTimers());

async function cookTo(step: number): Promise<void> {
  await userEvent.click(screen.getByRole('link'));
  for (let at = 1; at < step; at += 1) await userEvent.click(screen.getByText('Next'));
  await userEvent.click(screen.getByText('Stop'));
}

test('a cook who leaves cook mode and enters it again is back at the step, also after a reload', async () => {
  const { unmount } = open();
  await cookTo(3);
  await userEvent.click(screen.getByRole('link', { name: 'Start at 3' }));
  expect(screen.getByText('Step 3')).toBeDefined();
  unmount();
  open();
  expect(screen.getByRole('link', { name: 'Start at 3' })).toBeDefined();
});

test('a dish that is done, or was left the day before, starts with the first step', async () => {
  const { unmount } = open();
  await cookTo(STEPS + 1);
  expect(screen.getByRole('link', { name: 'Start at 1' })).toBeDefined();
  await cookTo(3);
  unmount();
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ['Date'] });
  open();
  expect(screen.getByRole('link', { name: 'Start at 1' })).toBeDefined();
});
