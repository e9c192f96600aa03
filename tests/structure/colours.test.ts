import { expect, test } from 'vitest';
import { read } from './read.ts';

/** Values of the tokens: light, dark; a single one is the same in both. */
const TOKENS = new Map(
  [...read('web/ui/tokens.css').matchAll(/^ {2}--(?<name>[\w-]+): (?<value>.*?(?:#|rgb).*?);/gm)].map(
    ({ groups }) => [groups?.['name'] ?? '', coloursIn(groups?.['value'] ?? '')] as const,
  ),
);

/** Files that repeat tokens, because they are shown without the app's styles. */
const REPEATING = [
  'functions/mails/email-html.ts',
  'functions/page/document.ts',
  'functions/page/look.ts',
  'web/app.html',
  'web/features/landing/head.ts',
  'web/features/recipe/share/share-picture.ts',
  'web/build/manifest.ts',
];

/** Names in `look.ts` that differ from the tokens' names. */
const CALLED: Readonly<Record<string, string>> = { muted: 'ink-muted', on: 'on-tomato' };

/** Returns the colours of a text in one spelling: `#rrggbb`, or `#rrggbbaa`. */
function coloursIn(text: string): string[] {
  const colours = text.matchAll(
    /(?<hex>#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})(?![\w-]))|rgb\((?<rgb>[\d ]+) \/ (?<alpha>[\d.]+)\)/gi,
  );
  return [...colours].map(({ groups: { hex = '', rgb = '', alpha = '1' } = {} }) =>
    hex.length === 4
      ? `#${Array.from(hex.slice(1), (digit) => digit + digit).join('')}`
      : hex || `#${[...rgb.split(' ').map(Number), Number(alpha) * 255].map(inHex).join('')}`,
  );
}

function inHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

test.each(REPEATING)('each colour of %s comes from a token', (file) => {
  const known = new Set([...TOKENS.values()].flat());
  const colours = coloursIn(read(file));
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => !known.has(colour.toLowerCase()))).toEqual([]);
});

test('pages that Lambdas write have the app’s colours, in light and dark', () => {
  const [, root = ''] = /:root\{(.*?)\}/.exec(read('functions/page/look.ts')) ?? [];
  const repeated = [...root.matchAll(/--(?<name>[\w-]+):(?<value>[^;]+)/g)].map(({ groups }) => [
    CALLED[groups?.['name'] ?? ''] ?? groups?.['name'],
    coloursIn(groups?.['value'] ?? ''),
  ]);
  expect(repeated.length).toBeGreaterThan(5);
  for (const [name, colours] of repeated) expect(colours, String(name)).toEqual(TOKENS.get(String(name)));
});
