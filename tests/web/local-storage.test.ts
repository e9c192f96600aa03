import { afterEach, expect, test, vi } from 'vitest';
import { kept } from '#web/local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('where the browser forbids to store anything, it is remembered for the visit', () => {
  const refuse = () => {
    throw new DOMException('Not here.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(kept.get('language')).toBeNull();
  kept.set('language', 'de');
  expect(kept.get('language')).toBe('de');
  kept.remove('language');
  expect(kept.get('language')).toBeNull();
});

test('what another tab has removed is gone here too', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => store.set(name, text),
  });
  kept.set('hint', '1');
  store.clear();
  expect(kept.get('hint')).toBeNull();
});
