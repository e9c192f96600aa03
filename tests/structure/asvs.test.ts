import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read } from './read.ts';
import { evidenceIn, requirementsIn } from './requirements.ts';
import { threatsIn } from './threats.ts';

const PAGE = read('docs/asvs.md');
const CHAPTERS = requirementsIn(PAGE);
const ENTRIES = CHAPTERS.flat();
const THREATS = threatsIn(read('docs/security.md'));

/** Requirements of levels 1 and 2 in each chapter. Source: OWASP ASVS 5.0.0 */
const COUNTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** Code that must be absent from deployed files, by requirement. */
const ABSENT: readonly (readonly [id: string, code: RegExp])[] = [
  ['1.2.5', /child_process/],
  ['1.3.1', /dangerouslySetInnerHTML|\.innerHTML\b/],
  ['1.3.2', /\beval\(|new Function\(/],
  ['1.5.1', /DOMParser|xml2js|fast-xml-parser|xmldom/],
  ['3.5.5', /window\.addEventListener\('message'/],
  ['4.4.1', /new WebSocket\(/],
  ['11.3.1', /createCipheriv|subtle\.encrypt/],
  ['11.4.1', /createHash\((?!'sha256'\))/],
  ['12.3.2', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
  ['17.1.1', /RTCPeerConnection/],
];

const ROOT = join(import.meta.dirname, '../..');

const DEPLOYED = globSync('{core,functions,web}/**/*.{ts,tsx}', { cwd: ROOT });

describe('docs/asvs.md', () => {
  test('has each requirement of levels 1 and 2 once, in its order', () => {
    expect(CHAPTERS.map(({ length }) => length)).toEqual(COUNTS);
    const ids = ENTRIES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(253);
    expect(ids).toEqual(ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    CHAPTERS.forEach((requirements, at) =>
      expect(requirements.filter(({ id }) => !id.startsWith(`${at + 1}.`))).toEqual([]),
    );
  });

  test('Requirements are each met by a file that exists, or say why not', () => {
    for (const { id, status, lines } of ENTRIES) {
      expect(['met', 'not applicable', 'open'], id).toContain(status);
      expect(lines.length, id).toBeGreaterThan(0);
      if (status !== 'met') expect(lines.join('').length, id).toBeGreaterThan(10);
      for (const { file, text } of status === 'met' ? lines.flatMap((line) => evidenceIn(line) ?? []) : []) {
        expect(existsSync(join(ROOT, file)), file).toBe(true);
        // Titles of tests may differ. Rules in the code must be quoted exactly.
        if (!/\.(?:test|spec)\.tsx?$/.test(file)) expect(read(file), file).toContain(text);
      }
    }
  });

  test('Requirements that are met name exactly the threats in docs/security.md that refer to them', () => {
    for (const { id, status, lines } of ENTRIES) {
      const named = status === 'met' ? lines.filter((line) => !evidenceIn(line)) : [];
      const referring = THREATS.filter(({ ids }) => status !== 'open' && ids.includes(id));
      expect(named, id).toEqual(referring.map(({ threat }) => threat));
    }
    const known = new Set(ENTRIES.map(({ id }) => id));
    expect(THREATS.flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(['met', 'not applicable', 'open'])('counts the requirements that are %s', (status) => {
    const count = ENTRIES.filter((each) => each.status === status).length;
    expect(PAGE).toContain(`${count} are *${status}*`);
  });

  test.each(ABSENT)('%s: no deployed file has %s', (absent, code) => {
    expect(ENTRIES.map(({ id }) => id)).toContain(absent);
    expect(DEPLOYED.filter((file) => code.test(read(file)))).toEqual([]);
  });
});
