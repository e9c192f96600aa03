import type { Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import config from '#locales/lingui.config.ts';
import { read } from './read.ts';

const MODULES = import.meta.glob<{ messages: Messages }>('../../locales/*/*.ts', { eager: true });

const CATALOGS = Object.entries(MODULES).map(([path, { messages }]) => {
  const [language = '', name = ''] = path.split(/[/.]/).slice(-3);
  return { language, name, messages };
});

/** Parts of a compiled sentence: plain text, or a placeholder with its kind and choices. */
type MessagePart =
  | string
  | [placeholder: string, kind?: string, choices?: Record<string, string | MessagePart[]>];

/** Returns the placeholders and tags of a compiled sentence. */
const blanksOf = (parts: string | readonly MessagePart[]): string[] =>
  [parts].flat().flatMap((part) => {
    if (typeof part === 'string') return part.match(/<\/?\d+\/?>/g) ?? [];
    return [part[0], ...Object.values(part[2] ?? {}).flatMap(blanksOf)];
  });

const blanks = (message: unknown) => [...new Set(blanksOf(message as MessagePart[]))].toSorted();

test('a sentence has the same placeholders in English and German', () => {
  const english = CATALOGS.filter(({ language }) => language === 'en');
  expect(english.length).toBeGreaterThan(0);
  for (const { name, messages } of english) {
    const german = CATALOGS.find((each) => each.language === 'de' && each.name === name)?.messages ?? {};
    for (const [id, message] of Object.entries(messages)) {
      expect({ id, blanks: blanks(german[id]) }).toEqual({ id, blanks: blanks(message) });
    }
  }
});

test('a message ID in several catalogs has the same text in each', () => {
  const said = new Map<string, unknown>();
  for (const { language, messages } of CATALOGS) {
    for (const [id, message] of Object.entries(messages)) {
      const key = `${language} ${id}`;
      expect({ key, message: said.get(key) ?? message }).toEqual({ key, message });
      said.set(key, message);
    }
  }
});

test('a number stays on the line of its unit', () => {
  const unit = /\]," (?:min|Min\.|kcal|kJ|g|ml)(?!\p{L})/u;
  expect('["Up to ",["most"]," min"]').toMatch(unit);
  const apart = CATALOGS.flatMap(({ name, messages }) =>
    Object.entries(messages)
      .filter(([, message]) => unit.test(JSON.stringify(message)))
      .map(([id]) => [name, id]),
  );
  expect(apart).toEqual([]);
});

test('no line of a timer is just the number of its step', () => {
  const counted = /\p{L} ",\["number"/u;
  expect('[["verb"],", step ",["number"]]').toMatch(counted);
  const apart = CATALOGS.flatMap(({ name, messages }) =>
    Object.entries(messages)
      .filter(([id, message]) => id.startsWith('timer.') && counted.test(JSON.stringify(message)))
      .map(([id]) => [name, id]),
  );
  expect(apart).toEqual([]);
});

test('English apostrophes are straight', () => {
  const curly = CATALOGS.filter(({ language }) => language === 'en').flatMap(({ messages }) =>
    Object.entries(messages).filter(([, message]) => /\p{L}’\p{L}/u.test(JSON.stringify(message))),
  );
  expect(curly).toEqual([]);
});

test.each(['further-en', 'further-de'])(
  'messages that only Lambdas use are not in the catalogs of pages: %s',
  (file) => {
    const [, list = ''] = /'!\.\.\/.*\{(.*)\}\.ts'/.exec(read(`web/i18n/${file}.ts`)) ?? [];
    const leftOut = new Set(list.split(','));
    const own = (config.catalogs ?? []).flatMap(({ path, include }) =>
      include.every((each) => each.startsWith('functions')) ? (path.split('/').at(-1) ?? []) : [],
    );
    expect(own).toContain('mails');
    expect(own.filter((name) => !leftOut.has(name))).toEqual([]);
  },
);

/** Messages that quote a cook, or other programs. */
const QUOTES_OTHERS = /^(?:voice|files\.where|calendar)\./;

/** Returns a compiled message as source text, with its placeholders. */
const written = (message: unknown): string =>
  [message as string | readonly MessagePart[]]
    .flat()
    .map((part) => (typeof part === 'string' ? part : `{${part[0]}}`))
    .join('');

test('a quoted text of the app exists in the app', () => {
  for (const language of ['en', 'de']) {
    const messages = CATALOGS.filter((each) => each.language === language).flatMap((each) =>
      Object.entries(each.messages),
    );
    const shown = new Set(messages.map(([, message]) => written(message)));
    const quoted = messages
      .filter(([id]) => !QUOTES_OTHERS.test(id))
      .flatMap(([id, message]) =>
        [...written(message).matchAll(/[“„]([^“”]{2,})[“”]/g)].map(([, text = '']) => ({ id, text })),
      )
      .filter(({ text }) => !/^\{\w+\}$/.test(text));
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter(({ text }) => !shown.has(text))).toEqual([]);
  }
});
