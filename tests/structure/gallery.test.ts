import { expect, test } from 'vitest';
import { FILES, IMPORTS, target } from './imports.ts';

test('the page of components shows those of each file in web/ui', () => {
  const shown = new Set(IMPORTS.filter(({ from }) => from.startsWith('local/gallery/')).map(target));
  // The first toast renders it.
  shown.add('web/ui/feedback/toast-region.tsx');
  const components = FILES.filter((file) => /^web\/ui\/.+\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((file) => !shown.has(file))).toEqual([]);
});
