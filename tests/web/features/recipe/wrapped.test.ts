import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapped } from '#web/features/recipe/share/wrapped.ts';

const fits = (line: string) => line.length <= 12;

test('a title is wrapped into lines that fit, and loses no letter', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const lines = wrapped(title, fits);
      expect(lines.filter((line) => !fits(line))).toEqual([]);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(title.replaceAll(/\s/g, ''));
    }),
  );
});

test('words stay whole if they fit', () => {
  expect(wrapped('Plum tray cake with crumble', fits)).toEqual(['Plum tray', 'cake with', 'crumble']);
  expect(wrapped('Zwetschgendatschi mit Streuseln', fits)).toEqual([
    'Zwetschgenda',
    'tschi mit',
    'Streuseln',
  ]);
});
