import { beforeEach, expect, test, vi } from 'vitest';
import { canDetectFoods } from '#web/shared/platform/recogniser/detect-foods.ts';

beforeEach(() => {
  for (const name of ['Worker', 'OffscreenCanvas']) vi.stubGlobal(name, () => undefined);
});

test('A cook who saves data loads no network for foods', () => {
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  expect(canDetectFoods()).toBe(true);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(canDetectFoods()).toBe(false);
});

test('A browser without workers is not asked to detect foods, and one that says nothing of data is', () => {
  vi.stubGlobal('navigator', {});
  expect(canDetectFoods()).toBe(true);
  vi.stubGlobal('Worker', undefined);
  expect(canDetectFoods()).toBe(false);
});
