import { expect, test } from 'vitest';
import { withEnumsInlined } from '#web/features/add/files/inlined-enums.ts';

const COLORS = `var Color;
(function (Color) {
    Color[Color["Red"] = 0] = "Red";
    /** As the sky. */
    Color[Color["Blue"] = 2] = "Blue";
})(Color || (Color = {}));`;

test('the numbers of an enum stand where they are used', () => {
  expect(
    withEnumsInlined(`${COLORS}\nif (a === Color.Red || b.Color.Blue) c(Color.Blue, Color.Bluest);`),
  ).toBe('const Color = {"Red":0,"Blue":2};\nif (a === 0 || b.Color.Blue) c(2, Color.Bluest);');
});

test('an enum that a module exports stays an object', () => {
  expect(withEnumsInlined(`export ${COLORS}\nexport const sky = Color.Blue;`)).toBe(
    'export const Color = {"Red":0,"Blue":2};\nexport const sky = 2;',
  );
});

test.each([
  'var Color;\n(function (Color) {\n    Color["Red"] = "red";\n})(Color || (Color = {}));',
  'const Color = { Red: 0 };\nColor.Red;',
])('other code stays as it is', (code) => {
  expect(withEnumsInlined(code)).toBe(code);
});

test('the reader of HTML has enums of this form', async () => {
  const files = import.meta.glob<string>(
    [
      '../../../../../node_modules/htmlparser2/dist/Tokenizer.js',
      '../../../../../node_modules/entities/dist/decode.js',
    ],
    { eager: true, query: '?raw', import: 'default' },
  );
  const codes = Object.values(files);
  expect(codes).toHaveLength(2);
  for (const code of codes) {
    const inlined = withEnumsInlined(code);
    expect(code).toMatch(/CharCodes\.\w/);
    expect(inlined).not.toMatch(/CharCodes\.\w/);
  }
});
