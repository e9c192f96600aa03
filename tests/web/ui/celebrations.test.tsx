import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BadgeType, UserBadge } from '#core/badge/badge.ts';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { Celebration } from '#web/shell/celebration.tsx';
import { celebrate } from '#web/ui/feedback/celebrations.ts';

const aBadge = (type: BadgeType, name_de: string, earnedAt: number): UserBadge => ({
  badge: {
    type,
    name: type,
    description: '',
    name_en: type,
    name_de,
    description_en: '',
    description_de: '',
    requirement: 7,
    imageUrl: '/badges/cooking-streak.svg',
  },
  currentProgress: 7,
  earnedAt,
});

beforeEach(async () => {
  await activate('de');
  await loadInnerMessages();
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <Celebration />
      </MemoryRouter>
    </I18nProvider>,
  );
});

afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const close = () => userEvent.click(screen.getByRole('button', { name: 'Schließen' }));

test('several badges are celebrated one after the other, in the language of the page', async () => {
  act(() => celebrate([aBadge('COOKING_STREAK', 'Kochserie', 1), aBadge('RECIPE_MASTER', 'Rezeptprofi', 1)]));
  expect(screen.getByText('Kochserie')).toBeDefined();
  expect(screen.queryByText('Rezeptprofi')).toBeNull();
  await close();
  expect(screen.getByText('Rezeptprofi')).toBeDefined();
  await close();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a badge that the server reports again is not celebrated again', async () => {
  const badge = aBadge('HEALTHY_CHOICE', 'Gesunde Wahl', 2);
  act(() => celebrate([badge]));
  act(() => celebrate([badge]));
  await close();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => celebrate([badge]));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a badge under the pointer stays, and disappears a moment after the pointer has left', () => {
  vi.useFakeTimers();
  act(() => celebrate([aBadge('NUTRITION_GOALS', 'Ziele', 3), aBadge('FIRST_RECIPE', 'Erstes Rezept', 3)]));
  const link = screen.getByRole('link');
  pass(6_900);
  fireEvent.pointerEnter(link);
  pass(60_000);
  // The link stays mounted, so that press and release hit the same element.
  expect(screen.getByRole('link')).toBe(link);
  fireEvent.pointerLeave(link);
  pass(7_000);
  expect(screen.queryByText('Ziele')).toBeNull();
  expect(screen.getByText('Erstes Rezept')).toBeDefined();
  pass(7_000);
  expect(screen.queryByRole('link')).toBeNull();
});
