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

/** What a screen needs to be shown. */
export type Kitchen = {
  readonly sentences: I18n;
  /** The path of a recipe that has a variation and was cooked today; empty in a new kitchen. */
  readonly recipe: string;
  /** What the author has told while it wrote a recipe, up to the end. */
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

/** Nobody is signed in. */
export const noKitchen = (sentences: I18n): Kitchen => ({ sentences, recipe: '', writing: '' });

/** Signs a cook up who has done nothing yet. */
export async function newKitchen(page: Page, sentences: I18n): Promise<Kitchen> {
  const email = anEmail();
  await makeAccount(page, languageOf(sentences), email);
  await logInByRequest(page, languageOf(sentences), email);
  await page.goto('/home');
  await page.getByRole('heading', { name: sentences._('home.heading') }).waitFor();
  return noKitchen(sentences);
}

/** Signs a cook up who has recipes, goals, badges and a week of meals. */
export async function fullKitchen(page: Page, sentences: I18n): Promise<Kitchen> {
  await newKitchen(page, sentences);
  const preferredLanguage = languageOf(sentences);
  const ask = askAs(page, preferredLanguage);
  // The author takes the key for its dice: the same dishes each time, and the last of them takes timers.
  const written = async (dish: string, ...photos: PhotoName[]) => {
    const ingredients = {
      confirmed: photos.map((name) => ({ food: FOOD_ON[name] })),
    };
    const wish = { images: await Promise.all(photos.map(dataUrlOf)), preferredLanguage, ingredients };
    const answer = await ask('POST', '/api/analyze', wish, {
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

/** The id of the recipe that a stream of events ends with. */
const recipeIn = (events: string) => Number(/^event: recipe\ndata: .*?"id":(\d+)/m.exec(events)?.[1]);

const languageOf = ({ locale }: I18n): Language => (locale === 'de' ? 'de' : 'en');
