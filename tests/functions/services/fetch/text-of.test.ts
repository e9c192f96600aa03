import { expect, test } from 'vitest';
import { textOf } from '#functions/services/fetch/text-of.ts';

const TEXT = 'Süßer Käse – „gut“ für 2 €';

/** The same text in the charset of old Windows pages. */
const OLD = Buffer.from(
  [...TEXT].map((sign) => ({ '–': 0x96, '„': 0x84, '“': 0x93, '€': 0x80 })[sign] ?? sign.codePointAt(0) ?? 0),
);

const page = (bytes: Buffer, charset?: string) =>
  Buffer.concat([Buffer.from(charset === undefined ? '' : `<meta charset="${charset}">`), bytes]);

test.each(['iso-8859-1', 'ISO-8859-1', 'latin1', 'windows-1252'])(
  'a page that declares %s keeps its umlauts, dashes and quotes',
  (charset) => {
    expect(textOf({ bytes: page(OLD), type: `text/html; charset=${charset}` })).toBe(TEXT);
    expect(textOf({ bytes: page(OLD, charset), type: 'text/html' })).toContain(TEXT);
  },
);

test('a page without a charset is read as UTF-8 if it is valid, and as Windows-1252 otherwise', () => {
  expect(textOf({ bytes: Buffer.from(TEXT), type: 'text/html' })).toBe(TEXT);
  expect(textOf({ bytes: OLD, type: undefined })).toBe(TEXT);
});

test('a page in UTF-8 stays readable with one broken byte', () => {
  const bytes = Buffer.concat([Buffer.from(TEXT.repeat(5)), Buffer.from([0xe4]), Buffer.from('end')]);
  expect(textOf({ bytes, type: 'text/html' })).toBe(`${TEXT.repeat(5)}\uFFFDend`);
});
