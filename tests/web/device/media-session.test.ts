// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { showOnLockScreen } from '#web/device/media-session.ts';

type Handler = (() => void) | null;

/** Controls of the lock screen that are connected. */
let controls: Map<string, Handler>;
let session: { metadata: unknown; playbackState: string; setPositionState: ReturnType<typeof vi.fn> };

/** A phone whose lock screen has all controls but one. */
beforeEach(() => {
  controls = new Map();
  session = { metadata: null, playbackState: 'none', setPositionState: vi.fn() };
  const setActionHandler = (action: string, handler: Handler) => {
    if (action === 'seekforward' && handler) throw new TypeError('This phone has no such control.');
    if (handler) controls.set(action, handler);
    else controls.delete(action);
  };
  Object.defineProperty(navigator, 'mediaSession', {
    configurable: true,
    value: Object.assign(session, { setActionHandler }),
  });
  vi.stubGlobal('MediaMetadata', Object);
  for (const part of ['music', 'timer', 'steps']) showOnLockScreen(part, undefined);
});

const noop = () => {};

test('music, a timer and the steps share the lock screen, and each removes only its own controls', () => {
  const [next, play] = [vi.fn(), vi.fn()];
  showOnLockScreen('music', { title: 'Focused', album: 'Leek soup', isPlaying: true, actions: { play } });
  expect(session).toMatchObject({
    metadata: { title: 'Focused', artist: 'Munchify', album: 'Leek soup' },
    playbackState: 'playing',
  });
  showOnLockScreen('timer', { artist: 'Simmer until 12:40', countdown: 600 });
  showOnLockScreen('steps', { actions: { nexttrack: next, previoustrack: noop } });
  expect(session.metadata).toMatchObject({ title: 'Focused', artist: 'Simmer until 12:40' });
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 600, position: 0, playbackRate: 1 });
  expect([...controls.keys()].toSorted()).toEqual(['nexttrack', 'play', 'previoustrack']);
  controls.get('nexttrack')?.();
  expect([next.mock.calls.length, play.mock.calls.length]).toEqual([1, 0]);
  showOnLockScreen('timer', undefined);
  showOnLockScreen('steps', undefined);
  expect([...controls.keys()]).toEqual(['play']);
  expect(session.metadata).toMatchObject({ artist: 'Munchify' });
  expect(session.setPositionState).toHaveBeenLastCalledWith({});
  showOnLockScreen('music', undefined);
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(controls.size).toBe(0);
});

test('a control that the phone lacks does not break the others', () => {
  showOnLockScreen('timer', { actions: { seekforward: noop, nexttrack: noop } });
  expect([...controls.keys()]).toEqual(['nexttrack']);
});

test('a browser without media session works', () => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  expect(() => showOnLockScreen('steps', { actions: { nexttrack: noop } })).not.toThrow();
});
