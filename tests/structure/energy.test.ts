import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');

const CATALOGS = import.meta.glob<{ messages: Record<string, unknown> }>('../../locales/en/*.ts', {
  eager: true,
});

/** Messages that say energy, in a number or in words. */
const ABOUT_ENERGY = new Set(
  Object.values(CATALOGS).flatMap(({ messages }) =>
    Object.entries(messages).flatMap(([id, said]) =>
      /kcal|calorie|\benergy\b/i.test(JSON.stringify(said)) ? [id] : [],
    ),
  ),
);

/** Files that may say energy although nothing in them looks whether it is hidden. */
const ALLOWED: Readonly<Record<string, string>> = {
  'web/features/landing/': 'Visitors have chosen nothing yet.',
  'web/features/legal/': 'The law and the contract are the same for all.',
};

const isAllowed = (file: string) => Object.keys(ALLOWED).some((folder) => file.startsWith(folder));

test('every file of the app that says energy looks whether this device hides it', () => {
  const saying = FILES.filter((file) => file.startsWith('web/') && !isAllowed(file)).flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const said = [...source.matchAll(/'(?<id>[a-z][\w.-]+)'/g)].flatMap(({ groups }) =>
      ABOUT_ENERGY.has(groups?.['id'] ?? '') ? (groups?.['id'] ?? []) : [],
    );
    return said.length > 0 ? [{ file, said, looks: /\bhidesEnergy\(\)/.test(source) }] : [];
  });
  expect(saying.length).toBeGreaterThan(8);
  expect(saying.filter(({ looks }) => !looks)).toEqual([]);
});
