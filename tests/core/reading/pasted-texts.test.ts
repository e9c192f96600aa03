import { describe, expect, test } from 'vitest';
import { NOTHING_AVOIDED } from '#core/nutrition/avoid.ts';
import { readText } from '#core/reading/read-text.ts';
import { understand } from '#core/reading/understand.ts';
import { ENGLISH_TEXTS } from '../../cases/pasted/english.ts';
import { GERMAN_TEXTS } from '../../cases/pasted/german.ts';

describe.each([
  ['en' as const, ENGLISH_TEXTS],
  ['de' as const, GERMAN_TEXTS],
])('%s', (language, texts) => {
  test.each(texts.map((each) => [each.name, each] as const))('%s is read as a person would', (_, each) => {
    const raw = readText(each.text);
    const read = raw && understand(raw, { avoid: NOTHING_AVOIDED, language }).recipe;
    expect({
      title: read?.title,
      ingredients: read?.ingredients,
      steps: read?.instructions,
      servings: read?.servings,
    }).toEqual({
      title: each.title,
      ingredients: each.ingredients,
      steps: each.steps,
      servings: each.servings,
    });
  });
});
