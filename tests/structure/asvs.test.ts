import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '#tools/asvs/chapters.ts';
import { entriesOf, listPage, withSummary } from '#tools/asvs/pages.ts';
import { threatsIn } from '#tools/asvs/threats.ts';
import { read } from './read.ts';

const ENTRIES = entriesOf(CHAPTERS);
const SECURITY = read('docs/security.md');
const THREATS = threatsIn(SECURITY);

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

describe('the list of the OWASP standard', () => {
  test('has each requirement of levels 1 and 2 once, in its order', () => {
    expect(CHAPTERS.map(({ requirements }) => Object.keys(requirements).length)).toEqual(COUNTS);
    expect(ENTRIES).toHaveLength(253);
    const ids = ENTRIES.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    for (const { number, requirements } of CHAPTERS)
      expect(Object.keys(requirements).every((id) => id.startsWith(`${number}.`))).toBe(true);
  });

  test('Requirements are each met by a file that exists, or say why not', () => {
    for (const [id, requirement] of ENTRIES) {
      if (requirement.status !== 'met') expect(requirement.why.length, id).toBeGreaterThan(10);
      else {
        const threats = THREATS.filter(({ ids }) => ids.includes(id));
        expect(threats.length + requirement.evidence.length, id).toBeGreaterThan(0);
        for (const [file, text] of requirement.evidence) {
          expect(existsSync(join(ROOT, file)), file).toBe(true);
          // Titles of tests may change. A rule in the code is what it says, or the list is wrong.
          if (!/\.(?:test|spec)\.tsx?$/.test(file)) expect(read(file), file).toContain(text);
        }
      }
    }
  });

  test('is what the threats in docs/security.md refer to, and none of them to what does not apply', () => {
    const applicable = new Set(
      ENTRIES.filter(([, { status }]) => status !== 'not applicable').map(([id]) => id),
    );
    expect(THREATS.flatMap(({ ids }) => ids).filter((id) => !applicable.has(id))).toEqual([]);
  });

  test.each(ABSENT)('%s: no deployed file has %s', (id, code) => {
    expect(ENTRIES.map(([each]) => each)).toContain(id);
    expect(DEPLOYED.filter((file) => code.test(read(file)))).toEqual([]);
  });

  test('is what docs/asvs.md and docs/security.md show: `npm run asvs` writes them', () => {
    expect(withSummary(SECURITY)).toBe(SECURITY);
    expect(read('docs/asvs.md')).toBe(`${listPage(SECURITY)}\n`);
  });
});
