import { expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { readText } from '#core/reading/read-text.ts';
import { understand } from '#core/reading/understand.ts';
import { ENGLISH_TEXTS } from '../../cases/pasted/english.ts';
import { FURTHER_TEXTS } from '../../cases/pasted/further.ts';
import { GERMAN_TEXTS } from '../../cases/pasted/german.ts';
import { LAST_TEXTS } from '../../cases/pasted/last.ts';
import { SENT_ENGLISH } from '../../cases/pasted/sent-english.ts';
import { SENT_LAST } from '../../cases/pasted/sent-last.ts';
import { SENT_LATER } from '../../cases/pasted/sent-later.ts';
import { SENT_GERMAN } from '../../cases/pasted/sent-german.ts';
import { STRANGERS_ENGLISH } from '../../cases/pasted/strangers-english.ts';
import { STRANGERS_GERMAN } from '../../cases/pasted/strangers-german.ts';
import type { PastedText } from '../../cases/pasted/pasted-text.ts';

const named = (texts: readonly PastedText[]) => texts.map((each) => [each.name, each] as const);

test.each(named([...ENGLISH_TEXTS, ...SENT_ENGLISH, ...STRANGERS_ENGLISH]))(
  'an English text is read as a person would: %s',
  (_, text) => {
    expect(whatIsRead(text, 'en')).toEqual(whatAPersonReads(text));
  },
);

test.each(named([...GERMAN_TEXTS, ...SENT_GERMAN, ...STRANGERS_GERMAN]))(
  'a German text is read as a person would: %s',
  (_, text) => {
    expect(whatIsRead(text, 'de')).toEqual(whatAPersonReads(text));
  },
);

test.each(
  [...FURTHER_TEXTS, ...LAST_TEXTS, ...SENT_LATER, ...SENT_LAST].map((each) => [each.name, each] as const),
)('a text is read as a person would: %s', (_, text) => {
  expect(whatIsRead(text, text.language)).toEqual(whatAPersonReads(text));
});

function whatIsRead({ text }: PastedText, language: Language) {
  const raw = readText(text);
  const read = raw && understand(raw, { avoid: NOTHING_AVOIDED, language }).recipe;
  return {
    title: read?.title,
    ingredients: read?.ingredients,
    steps: read?.instructions,
    servings: read?.servings,
  };
}

const whatAPersonReads = ({ title, ingredients, steps, servings }: PastedText) => ({
  title,
  ingredients,
  steps,
  servings,
});
