import { expect, test } from 'vitest';
import { ENGLISH_CHATS } from '../../cases/pasted/english-chats.ts';
import { ENGLISH_HEADED } from '../../cases/pasted/english-headed.ts';
import { ENGLISH_LETTERS } from '../../cases/pasted/english-letters.ts';
import { ENGLISH_NOTES } from '../../cases/pasted/english-notes.ts';
import { ENGLISH_PAGES } from '../../cases/pasted/english-pages.ts';
import { ENGLISH_PROSE } from '../../cases/pasted/english-prose.ts';
import { GERMAN_CHATS } from '../../cases/pasted/german-chats.ts';
import { GERMAN_HEADED } from '../../cases/pasted/german-headed.ts';
import { GERMAN_LETTERS } from '../../cases/pasted/german-letters.ts';
import { GERMAN_NOTES } from '../../cases/pasted/german-notes.ts';
import { GERMAN_PAGES } from '../../cases/pasted/german-pages.ts';
import { GERMAN_PROSE } from '../../cases/pasted/german-prose.ts';
import { ENGLISH_SENT } from '../../cases/pasted/english-sent.ts';
import { GERMAN_SENT } from '../../cases/pasted/german-sent.ts';
import { ENGLISH_FIRST } from '../../cases/pasted/marked/english-first.ts';
import { ENGLISH_SECOND } from '../../cases/pasted/marked/english-second.ts';
import { GERMAN_FIRST } from '../../cases/pasted/marked/german-first.ts';
import { GERMAN_SECOND } from '../../cases/pasted/marked/german-second.ts';
import { markedTexts } from '../../cases/pasted/marked/marked-text.ts';
import type { PastedText } from '../../cases/pasted/pasted-text.ts';
import { readPasted } from '../../figures/pasted.ts';

const ENGLISH = [
  ...ENGLISH_CHATS,
  ...ENGLISH_HEADED,
  ...ENGLISH_LETTERS,
  ...ENGLISH_NOTES,
  ...ENGLISH_PAGES,
  ...ENGLISH_PROSE,
  ...ENGLISH_SENT,
  ...markedTexts(ENGLISH_FIRST + ENGLISH_SECOND),
];
const GERMAN = [
  ...GERMAN_CHATS,
  ...GERMAN_HEADED,
  ...GERMAN_LETTERS,
  ...GERMAN_NOTES,
  ...GERMAN_PAGES,
  ...GERMAN_PROSE,
  ...GERMAN_SENT,
  ...markedTexts(GERMAN_FIRST + GERMAN_SECOND),
];

const named = (texts: readonly PastedText[]) => texts.map((each) => [each.name, each] as const);

test.each(named(ENGLISH))('an English text is read as a person would: %s', (_, text) => {
  expect(readPasted(text, 'en')).toEqual(whatAPersonReads(text));
});

test.each(named(GERMAN))('a German text is read as a person would: %s', (_, text) => {
  expect(readPasted(text, 'de')).toEqual(whatAPersonReads(text));
});

const whatAPersonReads = ({ title, ingredients, steps, servings }: PastedText) => ({
  title,
  ingredients,
  steps,
  servings,
});
