import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { I18n } from '@lingui/core';
import type { Page } from '@playwright/test';
import type { Language } from '#core/language.ts';
import { addDays, localDay } from '#core/time.ts';
import { anEmail, askAs, makeAccount, TIME_ZONE } from '#tests/journeys/support/ask.ts';
import { PASSWORD } from '#tests/support/api-client.ts';

/** Data that a screen needs. */
export type Kitchen = {
  readonly sentences: I18n;
  /** Path of a recipe that has a variation and was cooked today; empty in a new kitchen. */
  readonly recipe: string;
  /** Events of a recipe's generation, up to the end. */
  readonly writing: string;
};

/** Goals that leave some bars far, some near and some full. */
const GOALS = {
  dailyCalories: 900,
  dailyProtein: 20,
  dailyCarbs: 150,
  dailyFat: 30,
  dailyFiber: 25,
  createdAt: 0,
  isActive: true,
};

export const photo = (name: string): string => join(import.meta.dirname, `../photos/${name}.jpg`);

/** The state without a session. */
export const noKitchen = (sentences: I18n): Kitchen => ({ sentences, recipe: '', writing: '' });

/** Signs up a cook without any data. */
export async function newKitchen(page: Page, sentences: I18n): Promise<Kitchen> {
  const email = anEmail();
  await makeAccount(page, languageOf(sentences), email);
  const word = (id: string) => sentences._(id);
  await page.goto('/auth');
  await page.getByLabel(word('auth.email')).fill(email);
  await page.getByLabel(word('auth.password')).fill(PASSWORD);
  await page.getByRole('button', { name: word('auth.log_in'), exact: true }).click();
  await page.getByRole('heading', { name: word('home.heading') }).waitFor();
  return noKitchen(sentences);
}

/** Signs up a cook with recipes, goals, badges and a week of meals. */
export async function fullKitchen(page: Page, sentences: I18n): Promise<Kitchen> {
  await newKitchen(page, sentences);
  const preferredLanguage = languageOf(sentences);
  const ask = askAs(page, preferredLanguage);
  // The model derives its seed from the key: the same dishes each time, and the last one has timers.
  const written = async (dish: string, ...photos: string[]) => {
    const ingredients = {
      confirmed: photos.flatMap((name) => FOOD_ON[name] ?? []).map((food) => ({ food })),
    };
    const request = { images: await Promise.all(photos.map(dataUrl)), preferredLanguage, ingredients };
    const answer = await ask('POST', '/api/analyze', request, {
      accept: 'text/event-stream',
      'idempotency-key': `${preferredLanguage}-screens-${dish}`,
    });
    return answer.text();
  };
  await ask('POST', '/api/nutrition/goals', GOALS);
  const others = [
    recipeIn(await written('breakfast', 'bananas', 'lemons')),
    recipeIn(await written('lunch', 'mushrooms')),
  ];
  const writing = await written('dinner-2-0000', 'tomatoes', 'carrots', 'peppers');
  const recipe = recipeIn(writing);
  await ask('POST', `/api/recipes/${recipe}/alternatives`, { recipeId: recipe, preferredLanguage });
  const today = localDay(Date.now(), TIME_ZONE);
  const cook = (id: number, day: string, servings: number) =>
    ask('POST', `/api/recipes/${id}/cooked`, { servings, day });
  for (let ago = 7; ago >= 1; ago -= 1) {
    await cook(others[ago % 2] ?? recipe, addDays(today, -ago), (ago % 3) + 1);
  }
  await cook(recipe, today, 1);
  await page.reload();
  return {
    sentences,
    recipe: `/recipe/${recipe}`,
    writing: writing.slice(0, writing.indexOf('event: recipe')),
  };
}

/** Foods that the cook confirms for a photo. */
const FOOD_ON: Readonly<Record<string, string>> = {
  bananas: 'banana',
  carrots: 'carrot',
  lemons: 'lemon',
  mushrooms: 'mushroom',
  peppers: 'bell-pepper',
  tomatoes: 'tomato',
};

const dataUrl = async (name: string) =>
  `data:image/jpeg;base64,${(await readFile(photo(name))).toString('base64')}`;

/** Returns the id of the recipe at the end of an event stream. */
const recipeIn = (events: string) => Number(/^event: recipe\ndata: .*?"id":(\d+)/m.exec(events)?.[1]);

const languageOf = ({ locale }: I18n): Language => (locale === 'de' ? 'de' : 'en');
