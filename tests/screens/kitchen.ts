import { join } from 'node:path';
import type { I18n } from '@lingui/core';
import type { Page } from '@playwright/test';
import type { Language } from '#core/language.ts';
import { addDays, localDay } from '#core/time.ts';
import {
  anEmail,
  askAs,
  FOOD_ON,
  dataUrlOf,
  logInByRequest,
  makeAccount,
  TIME_ZONE,
  type PhotoName,
} from '#tests/journeys/support/ask.ts';

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
  await logInByRequest(page, languageOf(sentences), email);
  await page.goto('/home');
  await page.getByRole('heading', { name: sentences._('home.heading') }).waitFor();
  return noKitchen(sentences);
}

/** Signs up a cook with recipes, goals, badges and a week of meals. */
export async function fullKitchen(page: Page, sentences: I18n): Promise<Kitchen> {
  await newKitchen(page, sentences);
  const preferredLanguage = languageOf(sentences);
  const ask = askAs(page, preferredLanguage);
  // The model derives its seed from the key: the same dishes each time, and the last one has timers.
  const written = async (dish: string, ...photos: PhotoName[]) => {
    const ingredients = {
      confirmed: photos.map((name) => ({ food: FOOD_ON[name] })),
    };
    const request = { images: await Promise.all(photos.map(dataUrlOf)), preferredLanguage, ingredients };
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

/** Returns the id of the recipe at the end of an event stream. */
const recipeIn = (events: string) => Number(/^event: recipe\ndata: .*?"id":(\d+)/m.exec(events)?.[1]);

const languageOf = ({ locale }: I18n): Language => (locale === 'de' ? 'de' : 'en');
