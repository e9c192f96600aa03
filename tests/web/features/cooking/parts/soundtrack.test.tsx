import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#core/language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { Soundtrack } from '#web/features/cooking/parts/soundtrack/soundtrack.tsx';
import { activate, loadInnerMessages } from '#web/shared/i18n/activate.ts';

const user = userEvent.setup();

// jsdom has no media playback: these imitate the events of an element.
const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const load = vi.spyOn(HTMLMediaElement.prototype, 'load');
beforeEach(() => {
  play.mockReset().mockImplementation(async function begin(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  load.mockReset().mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function stop(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => vi.unstubAllGlobals());

const SLOW = aRecipe(aUserId(), { prepTime: 45 });
const QUICK = aRecipe(aUserId(), { prepTime: 20 });

const card = (recipe: Recipe) => (
  <I18nProvider i18n={i18n}>
    <Soundtrack recipe={recipe} />
  </I18nProvider>
);

async function show(recipe: Recipe, language: Language = 'en') {
  await activate(language);
  await loadInnerMessages();
  const { container, rerender, unmount } = render(card(recipe));
  return {
    audio: () => container.querySelector('audio') ?? expect.fail('There is no music'),
    turnTo: (other: Recipe) => rerender(card(other)),
    unmount,
  };
}

const button = (name: string) => screen.getByRole('button', { name });

test('nothing loads before the cook presses Play; then the music loops until Pause', async () => {
  const { audio } = await show(SLOW);
  expect(audio().preload).toBe('none');
  expect(audio().loop).toBe(true);
  expect(play).not.toHaveBeenCalled();
  await user.click(button('Play'));
  expect(play).toHaveBeenCalledOnce();
  await user.click(button('Pause'));
  expect(button('Play')).toBeDefined();
});

test('muting sets the volume to 0, unmuting restores it', async () => {
  const { audio } = await show(SLOW);
  expect(audio().volume).toBe(0.5);
  await user.click(button('Mute'));
  expect(audio().volume).toBe(0);
  await user.click(button('Unmute'));
  expect(audio().volume).toBe(0.5);
  expect(audio().muted).toBe(false);
});

test('another recipe has its own music, which starts paused and stays muted', async () => {
  const { audio, turnTo } = await show(SLOW);
  expect(audio().getAttribute('src')).toBe('/music/relaxed_cooking.mp3');
  await user.click(button('Play'));
  await user.click(button('Mute'));
  turnTo(QUICK);
  expect(audio().getAttribute('src')).toBe('/music/energetic_cooking.mp3');
  expect(audio().volume).toBe(0);
  expect(button('Play')).toBeDefined();
  expect(screen.getByText('Lively, for quick hands')).toBeDefined();
});

test('music that fails to load shows no error and can be tried again', async () => {
  const { audio } = await show(SLOW);
  play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  await user.click(button('Play'));
  expect(button('Play')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  Object.defineProperty(audio(), 'error', { value: { code: 4 } });
  await user.click(button('Play'));
  expect(load).toHaveBeenCalledOnce();
  expect(button('Pause')).toBeDefined();
});

test('the music is quieter while a timer rings', async () => {
  vi.useFakeTimers();
  try {
    const { audio } = await show(SLOW);
    act(() => void window.dispatchEvent(new CustomEvent('munchify:timer')));
    expect(audio().volume).toBe(0.1);
    act(() => void vi.runAllTimers());
    expect(audio().volume).toBe(0.5);
  } finally {
    vi.useRealTimers();
  }
});

test('the lock screen shows the dish and controls the music until the page is left', async () => {
  const handlers = new Map<string, (() => void) | null>();
  const session = {
    metadata: null as { album: string } | null,
    setActionHandler: (action: string, handler: (() => void) | null) => void handlers.set(action, handler),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { mediaSession: { value: session } }));
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, init: object) {
    Object.assign(this, init);
  });
  const { unmount } = await show(SLOW);
  expect(session.metadata).toBeNull();
  await user.click(button('Play'));
  expect(session.metadata?.album).toBe('Tomato soup');
  act(() => handlers.get('pause')?.());
  expect(button('Play')).toBeDefined();
  act(() => handlers.get('play')?.());
  expect(button('Pause')).toBeDefined();
  unmount();
  expect(session.metadata).toBeNull();
  expect([...handlers.values()]).toEqual([null, null]);
});

test('a German cook reads German', async () => {
  await show(SLOW, 'de');
  expect(screen.getByRole('region', { name: 'Koch-Soundtrack' })).toBeDefined();
  await user.click(button('Stumm'));
  await user.click(button('Abspielen'));
  expect(button('Ton an')).toBeDefined();
  expect(button('Pause')).toBeDefined();
});
