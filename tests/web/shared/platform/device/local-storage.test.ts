import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage } from '#web/shared/platform/device/local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('values are remembered for the visit if the browser forbids local storage', () => {
  const refuse = () => {
    throw new DOMException('Not here.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(deviceStorage.get('language')).toBeNull();
  deviceStorage.set('language', 'de');
  expect(deviceStorage.get('language')).toBe('de');
  deviceStorage.remove('language');
  expect(deviceStorage.get('language')).toBeNull();
});

test('a value that another tab has removed is gone', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => store.set(name, text),
  });
  deviceStorage.set('hint', '1');
  store.clear();
  expect(deviceStorage.get('hint')).toBeNull();
});
