import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepDishes, leaveDishes, putDish, useDishes, useDishesOnStove } from '#web/timers/dishes.ts';
import { useCookPlace, useStartOfCooking } from '#web/features/recipe/cook-mode/use-cook-place.ts';
import type { RecipePlace } from '#web/timers/timers.ts';

const STEPS = 4;
const SOUP = { recipeId: 1 };
const RICE = { recipeId: 2, cookId: 'a'.repeat(22) };

const putOn = (dish: RecipePlace, step: number) =>
  putDish({ ...dish, title: `Dish ${dish.recipeId}`, step, steps: STEPS });

/** The start button and the controls of cook mode, on the page of the soup. */
function Kitchen() {
  const { shown, show, leave } = useCookPlace(SOUP);
  const { step, link } = useStartOfCooking(SOUP);
  const dishes = useDishes();
  if (!shown) return <Link {...link}>Start at {step}</Link>;
  const { dish } = shown;
  const go = (to: RecipePlace, next: number) => {
    putOn(to, next);
    show(to, next);
  };
  return (
    <>
      <p>
        Dish {dish.recipeId}, step {shown.step}
      </p>
      <button onClick={() => go(dish, shown.step + 1)}>Next</button>
      <button onClick={() => go(RICE, dishes.find(({ recipeId }) => recipeId === 2)?.step ?? 1)}>Rice</button>
      <button onClick={() => go(SOUP, dishes.find(({ recipeId }) => recipeId === 1)?.step ?? 1)}>Soup</button>
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

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const press = (name: string) => userEvent.click(screen.getByText(name));

async function cookTo(step: number): Promise<void> {
  await userEvent.click(screen.getByRole('link'));
  for (let at = 1; at < step; at += 1) await press('Next');
  await press('Stop');
}

test('a cook who returns to cook mode is back at the step, also after a reload', async () => {
  const { unmount } = open();
  await cookTo(3);
  await userEvent.click(screen.getByRole('link', { name: 'Start at 3' }));
  expect(screen.getByText('Dish 1, step 3')).toBeDefined();
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

test('each of two dishes keeps its step while the cook switches between them', async () => {
  open();
  await userEvent.click(screen.getByRole('link'));
  await press('Next');
  await press('Rice');
  expect(screen.getByText('Dish 2, step 1')).toBeDefined();
  await press('Next');
  await press('Next');
  await press('Soup');
  expect(screen.getByText('Dish 1, step 2')).toBeDefined();
  await press('Rice');
  expect(screen.getByText('Dish 2, step 3')).toBeDefined();
});

test('a dish that was only opened does not count as being cooked; a begun one does, also at its first step', () => {
  const titles = () =>
    JSON.parse(localStorage.getItem('dishes') ?? '[]').map(({ title }: { title: string }) => title);
  putOn(SOUP, 2);
  putOn(SOUP, 1);
  putOn(RICE, 1);
  putOn({ recipeId: 3 }, 1);
  putOn({ recipeId: 4 }, STEPS + 1);
  leaveDishes({ used: ({ recipeId }) => recipeId === 3, timed: () => false });
  expect(titles()).toEqual(['Dish 1', 'Dish 3']);
});

describe('A dish that was left in the middle', () => {
  const onStove = () => {
    const { result, unmount } = renderHook(() => useDishesOnStove().map(({ title }) => title));
    unmount();
    return result.current;
  };
  const leave = (timed: (dish: { recipeId: number }) => boolean = () => false) =>
    leaveDishes({ used: () => true, timed });

  test('is not cooked together with the next one', () => {
    putOn(SOUP, 2);
    leave();
    putOn(RICE, 1);
    expect(onStove()).toEqual(['Dish 2']);
  });

  test('is cooked together with the next one if it waits for it, or has a timer', () => {
    putOn(SOUP, 2);
    keepDishes();
    leave();
    putOn(RICE, 1);
    expect(onStove()).toEqual(['Dish 1', 'Dish 2']);
    leave(({ recipeId }) => recipeId === RICE.recipeId);
    putOn({ recipeId: 3 }, 1);
    expect(onStove()).toEqual(['Dish 2', 'Dish 3']);
  });

  test('comes back together with the dishes that were left with it', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    putOn({ recipeId: 3 }, 2);
    leave();
    vi.setSystemTime(Date.now() + 60_000);
    putOn(SOUP, 2);
    keepDishes();
    leave();
    putOn(RICE, 2);
    leave();
    putOn(SOUP, 2);
    expect(onStove()).toEqual(['Dish 1', 'Dish 2']);
  });

  test('is forgotten after two hours if the app was closed', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    putOn(SOUP, 2);
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    putOn(RICE, 1);
    expect(onStove()).toEqual(['Dish 2']);
  });
});
