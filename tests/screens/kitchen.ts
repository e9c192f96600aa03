import { join } from 'node:path';
import type { I18n } from '@lingui/core';
import type { Page } from '@playwright/test';
import type { Language } from '#core/language.ts';
import { addDays, localDay } from '#core/time.ts';
import { weekOf } from '#core/week/week-days.ts';
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
import { PASSWORD } from '#tests/support/api-client.ts';

/** Data that a screen needs. */
export type Kitchen = {
  readonly sentences: I18n;
  /** Path of a recipe that has a variation and was cooked today; empty in a new kitchen. */
  readonly recipe: string;
  /** Path of a recipe of another member of the household; empty in a new kitchen. */
  readonly memberRecipe: string;
  /** Events of a recipe's generation, up to the end. */
  readonly writing: string;
};

/** Goals that leave some bars nearly empty, some nearly full and some full. */
const GOALS = {
  dailyCalories: 900,
  dailyProtein: 20,
  dailyCarbs: 150,
  dailyFat: 30,
  dailyFiber: 25,
  createdAt: 0,
  isActive: true,
};

const OWN = {
  title: 'Apfelmus',
  servings: 4,
  language: 'de',
  ingredients: ['1 kg Äpfel', '1 EL Zucker'],
  instructions: ['Die Äpfel schälen und weich kochen.'],
};

const MARTAS = {
  title: 'Lauchkuchen',
  servings: 4,
  language: 'de',
  ingredients: ['3 Stangen Lauch', '200 g Mehl', '100 g Butter'],
  instructions: ['Den Lauch 20 Minuten dünsten.', 'Alles backen.'],
};

/** Items on the list: with an amount, without, ticked, and in two units that cannot be added. */
const BOUGHT = (
  [
    [
      'add',
      { name: 'Vollmilch', food: 'milk', aisle: 'dairy and eggs', amount: { quantity: 1.5, unit: 'l' } },
    ],
    ['add', { name: 'Zwetschgendatschistreusel', aisle: 'other' }],
    [
      'add',
      { name: 'Butter', food: 'butter', aisle: 'dairy and eggs', amount: { quantity: 250, unit: 'g' } },
    ],
    ['add', { name: 'Butter', food: 'butter', amount: { quantity: 1, unit: 'piece' } }],
    ['check', { id: 'milk' }],
  ] as const
).map(([type, item], index) => ({
  id: `5b0c2b0e-9d0e-4b0e-8f0e-00000000000${index}`,
  at: Date.now() + index,
  type,
  item,
}));

/** Meals of this week: of a recipe on two days, its leftovers, free text, and one without a day. */
const plannedFrom = (recipeId: number, cookId: string, language: Language) => {
  const today = localDay(Date.now(), TIME_ZONE);
  const { from } = weekOf(today, 1);
  const own = { title: OWN.title, recipeId, cookId };
  const out = { title: language === 'de' ? 'Donaudampfschifffahrtsgesellschaftsessen' : 'Eating out' };
  return [
    { ...own, day: today, slot: 'lunch', servings: 4 },
    { ...own, day: today, slot: 'dinner', servings: 2, leftoversOf: 'screens-meal-0', isDone: true },
    { ...out, day: addDays(from, 5), slot: 'dinner', servings: 3 },
    { ...own, day: null, slot: 'dinner', servings: 1 },
  ].map((meal, index) => ({
    id: `5b0c2b0e-9d0e-4b0e-8f0e-0000000001${index}0`,
    at: Date.now() + index,
    type: 'add',
    meal: { id: `screens-meal-${index}`, ...meal },
  }));
};

/** Entries of the diary: a food, a product with missing values, and a dish with a long name. */
const EATEN = [
  {
    meal: 'breakfast',
    name: 'Roggenbrot',
    source: { food: 'rye-bread' },
    amount: { quantity: 2, unit: 'slice' },
  },
  {
    meal: 'lunch',
    name: 'Vollmilch',
    source: { barcode: '2000000000022' },
    amount: { quantity: 200, unit: 'ml' },
  },
  {
    meal: 'snack',
    name: 'Zwetschgendatschistreusel mit Schlagobers',
    source: { own: true },
    amount: { quantity: 1, unit: 'serving' },
    nutrition: { calories: 420 },
  },
] as const;

export const photo = (name: string): string => join(import.meta.dirname, `../photos/${name}.jpg`);

/** The state without a session. */
export const noKitchen = (sentences: I18n): Kitchen => ({
  sentences,
  recipe: '',
  memberRecipe: '',
  writing: '',
});

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
  // The model derives its seed from the key, so the dishes are the same each time, and the last one has timers.
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
  const own = await (await ask('POST', '/api/recipes', OWN)).json();
  await ask('POST', '/api/list/changes', { changes: BOUGHT });
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
  for (const [at, entry] of EATEN.entries())
    await ask('POST', '/api/diary', { ...entry, id: `screens-${at}`, day: today });
  const memberRecipe = await joinHousehold(page, preferredLanguage);
  const { id: cookId } = await (await page.request.get('/api/user')).json();
  await ask('POST', '/api/week/changes', { changes: plannedFrom(own.id, cookId, preferredLanguage) });
  await page.reload();
  return {
    sentences,
    recipe: `/recipe/${recipe}`,
    memberRecipe,
    writing: writing.slice(0, writing.indexOf('event: recipe')),
  };
}

/** Makes a cook join the household of another. @returns the path of the other's recipe */
export async function joinHousehold(page: Page, language: Language): Promise<string> {
  const { origin: baseURL } = new URL(page.url());
  const context = await page.context().browser()?.newContext({ baseURL });
  if (!context) throw new Error('There is no browser.');
  const email = anEmail();
  const martas = await context.newPage();
  await makeAccount(martas, language, email);
  const ask = askAs(martas, language);
  const marta = await (await ask('POST', '/api/login', { email, password: PASSWORD })).json();
  const recipe = await (await ask('POST', '/api/recipes', MARTAS)).json();
  await ask('POST', '/api/user/name', { name: 'Marta' });
  await ask('POST', '/api/household', { name: language === 'de' ? 'Unsere Küche' : 'Our kitchen' });
  const { url } = await (await ask('POST', '/api/household/invite', {})).json();
  await context.close();
  const token = new URL(url).searchParams.get('invite');
  await askAs(page, language)('POST', '/api/user/name', { name: 'Jonas' });
  await askAs(page, language)('POST', '/api/household/join', { token });
  return `/household/${marta.id}/recipe/${recipe.id}`;
}

/** Returns the id of the recipe at the end of an event stream. */
const recipeIn = (events: string) => Number(/^event: recipe\ndata: .*?"id":(\d+)/m.exec(events)?.[1]);

const languageOf = ({ locale }: I18n): Language => (locale === 'de' ? 'de' : 'en');
