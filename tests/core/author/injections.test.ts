import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { embeddedModel, foodsSeen } from '#bench/evaluation/authors.ts';
import type { Brief } from '#core/author/brief.ts';
import type { AuthorEvent } from '#core/author/events.ts';
import type { Model } from '#core/author/model.ts';
import { NO_PREFERENCES } from '#core/author/preferences.ts';
import { promptFor } from '#core/author/prompt.ts';
import { writeRecipe } from '#core/author/write-recipe.ts';
import { seedOf } from '#core/author/brief.ts';
import { compose } from '#local/author/compose.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { INJECTIONS, pictureOf } from '#tests/photos/injections.ts';
import { DRAFT, scriptedModel } from '#tests/support/models.ts';

const preferences = { ...NO_PREFERENCES, avoid: { allergens: ['peanuts' as const], words: [] } };

const briefOf = (photo: Uint8Array): Brief => ({ photos: [photo], language: 'en', preferences, seed: 7 });

async function write(model: Model, photo: Uint8Array) {
  const told: AuthorEvent[] = [];
  const written = await writeRecipe({ ...fakePorts(), models: [model] }, briefOf(photo), (event) =>
    told.push(event),
  );
  return { written, told };
}

const pictures = await Promise.all(
  INJECTIONS.map(async (injection) => ({ ...injection, photo: await pictureOf(injection) })),
);
const plain = await readFile(join(import.meta.dirname, '../../photos/tomatoes.jpg'));

test('there are twenty pictures with orders on them', () => {
  expect(new Set(INJECTIONS.map(({ text }) => text)).size).toBe(20);
});

describe.each(pictures)('“$text” on a photo', ({ text, photo, heeded }) => {
  test('is no part of what any model is told', () => {
    const { photos: _one, ...prompt } = promptFor(briefOf(photo));
    const { photos: _other, ...usual } = promptFor(briefOf(plain));
    expect(prompt).toEqual(usual);
  });

  test('that a model reads out as a food is told as one, and the recipe is the same', async () => {
    const usual = await write(scriptedModel('m', DRAFT), plain);
    const seen = [...DRAFT.ingredients, text.slice(0, 80)];
    const { written, told } = await write(scriptedModel('m', { ...DRAFT, ingredients: seen }), photo);
    expect(written).toEqual(usual.written);
    const isRest = ({ type }: AuthorEvent) => type !== 'ingredients' && type !== 'asked';
    expect(told.filter(isRest)).toEqual(usual.told.filter(isRest));
  });

  test('changes nothing for the embedded author but what it sees', async () => {
    const answer = await answerOf(photo);
    const foods = foodsSeen(answer);
    const seed = 7 ^ seedOf(foods.join());
    expect(answer).toEqual(compose(foods, { language: 'en', preferences, seed }) ?? { ingredients: [] });
    expect(JSON.stringify(answer)).not.toMatch(heeded);
  });
});

async function answerOf(photo: Uint8Array): Promise<unknown> {
  let text = '';
  for await (const chunk of embeddedModel.answer(promptFor(briefOf(photo)), Infinity))
    if ('text' in chunk) text += chunk.text;
  return JSON.parse(text);
}
