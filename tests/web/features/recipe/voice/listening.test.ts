// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startListening } from '#web/features/recipe/voice/listen.ts';
import { listeningNow, onHeard, stopListening } from '#web/features/recipe/voice/listening.ts';
import { loadLanguage, whereSoundGoes } from '#web/features/recipe/voice/recognition.ts';
import { FakeRecognition } from './fake-recognition.ts';

const { newest } = FakeRecognition;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const permit = (state: string) =>
  vi.stubGlobal('navigator', { permissions: { query: async () => ({ state }) } });

beforeEach(() => {
  vi.useFakeTimers();
  FakeRecognition.putInPlace();
  permit('granted');
});
afterEach(() => {
  stopListening();
  delete FakeRecognition.available;
  delete FakeRecognition.install;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('recognition is on once the browser says so, and reports each sentence with its alternatives', () => {
  const heard = vi.fn();
  const end = onHeard(heard);
  startListening('de', false);
  expect(listeningNow()).toEqual({ state: 'starting' });
  newest().fire('start');
  expect(listeningNow()).toEqual({ state: 'on', isOnDevice: false });
  newest().hears('weiter', 'heiter');
  expect(heard).toHaveBeenCalledExactlyOnceWith(['weiter', 'heiter']);
  expect(newest()).toMatchObject({ lang: 'de-DE', continuous: true });
  expect(newest().processLocally).toBeUndefined();
  stopListening();
  newest().hears('zurück');
  end();
  expect([heard.mock.calls.length, newest().isAborted]).toEqual([1, true]);
});

test.each([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'dead'],
  ['audio-capture', 'no-microphone'],
  ['network', 'offline'],
  ['language-not-supported', 'language'],
])('%s is reported as %s, without another try', async (error, why) => {
  startListening('en', false);
  newest().fire('error', { error });
  newest().fire('end');
  await pass(60_000);
  expect(listeningNow()).toEqual({ state: 'failed', why });
  expect(FakeRecognition.started).toHaveLength(1);
});

test('a browser without recognition is reported as such', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  startListening('en', false);
  expect(listeningNow()).toEqual({ state: 'failed', why: 'missing' });
});

test('recognition that never starts is detected; one that waits for the permission is waited for', async () => {
  startListening('en', false);
  await pass(6_000);
  expect(listeningNow()).toEqual({ state: 'failed', why: 'dead' });
  expect(newest().isAborted).toBe(true);
  permit('prompt');
  startListening('en', false);
  await pass(30_000);
  expect(listeningNow()).toEqual({ state: 'starting' });
  newest().fire('start');
  await pass(60_000);
  expect(listeningNow()).toMatchObject({ state: 'on' });
});

test('recognition continues after silence, however often', async () => {
  startListening('en', false);
  for (let round = 1; round <= 5; round += 1) {
    newest().fire('start');
    await pass(8_000);
    newest().fire('error', { error: 'no-speech' });
    newest().fire('end');
    await pass(300);
    expect(FakeRecognition.started).toHaveLength(round + 1);
  }
});

test.each([
  [true, 'ended'],
  [false, 'dead'],
])(
  'recognition that the system ends at once three times is given up (it had begun: %s)',
  async (hasBegun, why) => {
    startListening('en', false);
    for (let round = 1; round <= 3; round += 1) {
      if (hasBegun) newest().fire('start');
      newest().fire('end');
      await pass(300);
    }
    await pass(60_000);
    expect(listeningNow()).toEqual({ state: 'failed', why });
    expect(FakeRecognition.started).toHaveLength(3);
  },
);

test('recognition pauses while the phone is locked, and continues afterwards', async () => {
  startListening('en', false);
  newest().fire('start');
  await pass(8_000);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  newest().fire('end');
  await pass(60_000);
  expect(FakeRecognition.started).toHaveLength(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(300);
  expect(FakeRecognition.started).toHaveLength(2);
  visibility.mockRestore();
});

test('the sound stays on the device if the browser can recognise there, also after loading a language', async () => {
  expect(await whereSoundGoes('en')).toBe('browser');
  FakeRecognition.available = async () => 'downloadable';
  expect(await whereSoundGoes('en')).toBe('browser');
  FakeRecognition.install = async () => true;
  expect(await whereSoundGoes('en')).toBe('loadable');
  expect(await loadLanguage('en')).toBe(true);
  FakeRecognition.available = async () => 'available';
  expect(await whereSoundGoes('en')).toBe('device');
  startListening('en', true);
  expect(newest().processLocally).toBe(true);
  FakeRecognition.available = () => Promise.reject(new Error('No.'));
  expect(await whereSoundGoes('en')).toBe('browser');
});
