import type { Page } from '@playwright/test';
import type { Language } from '#core/language.ts';
import { addDays, localDay } from '#core/time.ts';
import { weekOf } from '#core/week/week-days.ts';
import { askAs, TIME_ZONE } from '#tests/journeys/support/ask.ts';
import { joinHousehold } from '#tests/screens/kitchen.ts';
import type { Step } from '#tests/screens/steps.ts';

/** Kitchen on the landing page's pictures. */

type Words = Readonly<Record<Language, string>>;

const said = (en: string, de: string): Words => ({ en, de });

const BOUGHT = [
  { food: 'tomato', aisle: 'vegetables', name: said('Tomatoes', 'Tomaten') },
  { food: 'leek', aisle: 'vegetables', name: said('Leeks', 'Lauch') },
  { food: 'lemon', aisle: 'fruit', name: said('Lemons', 'Zitronen') },
  { food: 'parsley', aisle: 'herbs and spices', name: said('Parsley', 'Petersilie') },
  { food: 'milk', aisle: 'dairy and eggs', name: said('Milk', 'Milch') },
  { food: 'egg', aisle: 'dairy and eggs', name: said('Eggs', 'Eier') },
  { food: 'spaghetti', aisle: 'grains and breads', name: said('Spaghetti', 'Spaghetti') },
] as const;

/** Dinners of the week with their ingredients, so that each day has nutrition. */
const DINNERS = [
  {
    title: said('Leek tart', 'Lauchkuchen'),
    lines: {
      en: ['500 g leeks', '250 g flour', '125 g butter', '3 eggs', '200 g sour cream', '100 g gouda'],
      de: ['500 g Lauch', '250 g Mehl', '125 g Butter', '3 Eier', '200 g saure Sahne', '100 g Gouda'],
    },
  },
  {
    title: said('Lemony chickpeas', 'Zitronige Kichererbsen'),
    lines: {
      en: ['480 g chickpeas', '2 lemons', '200 g spinach', '4 tbsp olive oil', '300 g bread'],
      de: ['480 g Kichererbsen', '2 Zitronen', '200 g Spinat', '4 EL Olivenöl', '300 g Brot'],
    },
  },
  {
    title: said('Mushroom risotto', 'Pilzrisotto'),
    lines: {
      en: ['300 g risotto rice', '400 g mushrooms', '1 onion', '80 g parmesan', '40 g butter'],
      de: ['300 g Risottoreis', '400 g Champignons', '1 Zwiebel', '80 g Parmesan', '40 g Butter'],
    },
  },
] as const;

const STEP = said('Cook everything until it is done.', 'Alles garen, bis es fertig ist.');

/** Foods eaten with two of the dinners, so that some bars are full and others are not. */
const EATEN = [
  { meal: 'breakfast', food: 'porridge', unit: 'bowl', quantity: 1, name: said('porridge', 'Porridge') },
  {
    meal: 'breakfast',
    food: 'blueberry',
    unit: 'handful',
    quantity: 1,
    name: said('blueberries', 'Heidelbeeren'),
  },
  { meal: 'snack', food: 'almond', unit: 'handful', quantity: 1, name: said('almonds', 'Mandeln') },
  { meal: 'snack', food: 'apple', unit: 'piece', quantity: 1, name: said('apple', 'Apfel') },
] as const;

const GOALS = {
  dailyCalories: 1_500,
  dailyProtein: 55,
  dailyCarbs: 190,
  dailyFat: 60,
  dailyFiber: 25,
  createdAt: 0,
  isActive: true,
};

/** Recipe as a friend sends it. The app asks about one line. */
export const PASTED: Words = said(
  `Plum cake

250 g flower
125 g butter
1 kg plums
80 g sugar
2 eggs

Rub flour, butter and sugar into crumbs, and knead half of them with the eggs. Lay the plums on top, scatter with the rest and bake for 40 minutes.`,
  `Zwetschgenkuchen

250 g Mhel
125 g Butter
1 kg Zwetschgen
80 g Zucker
2 Eier

Mehl, Butter und Zucker zu Streuseln reiben, die Hälfte mit den Eiern verkneten. Die Zwetschgen darauflegen, den Rest darüberstreuen und 40 Minuten backen.`,
);

/** Replaces "Munchify stand-in", the mark of the local Open Food Facts on each product, by a brand. */
export const BRANDED: Step = (page) =>
  page.route('**/api/products/*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('Munchify stand-in', 'Hof Lindental') });
  });

export async function fillKitchen(page: Page, language: Language): Promise<void> {
  const ask = askAs(page, language);
  const today = localDay(Date.now(), TIME_ZONE);
  const { from } = weekOf(today, 1);
  await ask('POST', '/api/nutrition/goals', GOALS);
  await joinHousehold(page, language);
  await ask('POST', '/api/list/changes', {
    changes: BOUGHT.map(({ name, ...item }, at) => changeAt(at, { item: { ...item, name: name[language] } })),
  });
  const { id: cookId } = await (await page.request.get('/api/user')).json();
  for (const [at, { title, lines }] of DINNERS.entries()) {
    const recipe = {
      title: title[language],
      servings: 4,
      prepTime: 40,
      language,
      ingredients: lines[language],
      instructions: [STEP[language]],
    };
    const { id: recipeId } = await (await ask('POST', '/api/recipes', recipe)).json();
    const planned = {
      title: recipe.title,
      recipeId,
      cookId,
      day: addDays(from, at),
      slot: 'dinner',
      servings: 2,
    };
    const meal = { id: `landing-meal-${at}`, ...planned };
    await ask('POST', '/api/week/changes', { changes: [changeAt(at, { meal })] });
    if (at > 0) await ask('POST', `/api/recipes/${recipeId}/cooked`, { servings: 1, day: today });
  }
  for (const [at, { meal, food, name, ...amount }] of EATEN.entries()) {
    const entry = { id: `landing-${at}`, meal, name: name[language], source: { food }, amount, day: today };
    await ask('POST', '/api/diary', entry);
  }
  // The page has already read the empty kitchen.
  await page.reload();
}

const changeAt = (at: number, added: object): object => ({
  id: crypto.randomUUID(),
  at: Date.now() + at,
  type: 'add',
  ...added,
});
