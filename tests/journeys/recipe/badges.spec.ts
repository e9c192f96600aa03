import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { REQUIREMENT } from '#core/badge/badge.ts';
import { addDays, HOUR, localDay, startOfLocalDay, type LocalDay } from '#core/time.ts';
import { askAs, TIME_ZONE, type PhotoName } from '../support/ask.ts';
import { LANGUAGES } from '../support/languages.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  choosePhotos,
  generate,
  openRecipe,
  newCook,
  signUp,
  test,
  toastOn,
  WORDS,
  type Words,
  isKept,
} from '../support/test.ts';

const SAID = {
  en: {
    cook: 'Mark as cooked',
    cooked: 'Remove from today',
    servings: 'Servings eaten',
    newBadge: 'New badge',
    noBadges: 'No badges yet',
    firstRecipe: 'First recipe',
    streak: 'Cooking streak',
    sixOfSevenDays: '6 of 7 days',
    sixWait: '6 changes are saved here, not yet sent.',
  },
  de: {
    cook: 'Als gekocht markieren',
    cooked: 'Von heute entfernen',
    servings: 'Gegessene Portionen',
    newBadge: 'Neues Abzeichen',
    noBadges: 'Noch keine Abzeichen',
    firstRecipe: 'Erstes Rezept',
    streak: 'Kochserie',
    sixOfSevenDays: '6 von 7 Tagen',
    sixWait: '6 Änderungen gesichert, noch nicht gesendet.',
  },
} as const;
type Sentences = (typeof SAID)['en' | 'de'];

const aDayBefore = (days: number): LocalDay => addDays(localDay(Date.now(), TIME_ZONE), -days);
const noonOf = (day: LocalDay) => startOfLocalDay(day, TIME_ZONE) + 12 * HOUR;

async function aRecipe(page: Page, words: Words, name: PhotoName): Promise<{ address: string; id: string }> {
  const id = await openRecipe(page, words, name);
  return { address: `/recipe/${id}`, id };
}

/** Marks a recipe as cooked on another day, as the app would have done on that day. */
async function cookOn(page: Page, id: string, day: LocalDay, servings = 1): Promise<void> {
  await askAs(page, 'en')('POST', `/api/recipes/${id}/cooked`, { servings, day, date: noonOf(day) });
}

async function aVariation(page: Page, id: string): Promise<string> {
  const written = await askAs(page, 'en')('POST', `/api/recipes/${id}/alternatives`, {
    recipeId: Number(id),
  });
  return (await written.json()).id;
}

async function markAsCooked(page: Page, said: Sentences): Promise<void> {
  await page.getByRole('button', { name: said.cook }).click();
  await page.getByRole('button', { name: said.cooked }).waitFor();
}

/** The page of badges shows the progress towards a badge as text and as a bar. */
async function expectOnTheWay(page: Page, badge: string, howFar: string): Promise<void> {
  await page.goto('/badges');
  const open = page.getByRole('listitem').filter({ hasText: badge });
  await expect(open.getByText(howFar)).toBeVisible();
  await expect(open.getByRole('progressbar', { name: badge })).toHaveAttribute('aria-valuetext', howFar);
  await expect(open.getByRole('time')).toHaveCount(0);
}

/** The badge is announced on the page and leads to the badges, with its picture and today's date. */
async function expectEarned(page: Page, said: Sentences, badge: string): Promise<void> {
  const celebration = page.getByRole('region', { name: said.newBadge });
  await expect(celebration).toContainText(badge);
  await celebration.getByRole('link').click();
  await page.waitForURL('**/badges');
  await expect(celebration).not.toContainText(badge);
  const medal = page.getByRole('listitem').filter({ hasText: badge });
  const today = new Date().toLocaleDateString(await page.evaluate(() => navigator.language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
  await expect(medal.getByRole('time')).toHaveText(today);
  const picture = medal.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('progressbar', { name: badge })).toHaveCount(0);
}

for (const language of LANGUAGES) {
  const [words, said] = [WORDS[language], SAID[language]];

  test.describe(language, () => {
    test.use({ locale: language === 'en' ? 'en-GB' : 'de-DE' });

    test('the first recipe earns a badge, and the other four are on the way', async ({ page }) => {
      await newCook(page, words);
      await page.goto('/badges');
      await expect(page.getByText(said.noBadges)).toBeVisible();
      await page.goto('/home');
      await choosePhotos(page, words, [join(import.meta.dirname, '../../photos/tomatoes.jpg')]);
      await generate(page, words);
      await expectEarned(page, said, said.firstRecipe);
      await expect(page.getByRole('progressbar')).toHaveCount(4);
      await expectAccessibleInBothThemes(page);
    });

    test('six days of cooking without a signal and a seventh with one are a streak', async ({ page }) => {
      await signUp(page, words);
      const { address } = await aRecipe(page, words, 'tomatoes');
      await isKept(page);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      for (const ago of [6, 5, 4, 3, 2, 1]) {
        await page.clock.setFixedTime(noonOf(aDayBefore(ago)));
        await page.reload();
        await markAsCooked(page, said);
      }
      await expect(page.getByText(said.sixWait)).toBeVisible();
      await page.context().setOffline(false);
      await expectOnTheWay(page, said.streak, said.sixOfSevenDays);

      await page.clock.setFixedTime(noonOf(aDayBefore(0)));
      await page.goto(address);
      await markAsCooked(page, said);
      await expectEarned(page, said, said.streak);
    });
  });
}

test('goals that are met on five days earn a badge, and a day that fell short does not count', async ({
  page,
}) => {
  const [words, said, badge] = [WORDS.en, SAID.en, 'Nutrition goals'];
  await newCook(page, words);
  const { address, id } = await aRecipe(page, words, 'tomatoes');
  const { nutrition } = await (await page.request.get(`/api/recipes/${id}`)).json();
  // Goals count from the day on which they were set.
  await page.clock.setFixedTime(noonOf(aDayBefore(5)));
  await page.goto('/nutrition');
  for (const [field, ofServing] of [
    ['Calories', nutrition.calories],
    ['Protein', nutrition.protein],
    ['Fiber', nutrition.fiber],
  ] as const) {
    await page.getByRole('textbox', { name: field }).fill(String(Math.floor(2 * ofServing)));
  }
  await page.getByRole('button', { name: 'Save goals' }).click();
  await expect(toastOn(page, 'Goals saved')).toBeVisible();
  for (const [ago, servings] of [
    [5, 2],
    [4, 2],
    [3, 2],
    [2, 1],
    [1, 2],
  ] as const) {
    await cookOn(page, id, aDayBefore(ago), servings);
  }
  await expectOnTheWay(page, badge, '4 of 5 days');

  await page.clock.setFixedTime(noonOf(aDayBefore(0)));
  await page.goto(address);
  await page.getByLabel(said.servings).fill('2');
  await markAsCooked(page, said);
  await expectEarned(page, said, badge);
});

test('A cook with enough recipes in the plan who cooks 25 is a recipe master', async ({ page }) => {
  const [words, said, badge] = [WORDS.en, SAID.en, 'Recipe master'];
  await signUp(page, words);
  await page.goto('/plans');
  const basic = page.getByRole('listitem', { name: 'Basic' });
  await basic.getByRole('button', { name: 'Select plan' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL('**/plans?checkout=success');
  await expect(page.getByText('Basic is yours')).toBeVisible();

  const { address, id } = await aRecipe(page, words, 'carrots');
  await cookOn(page, id, aDayBefore(0));
  for (let cooked = 2; cooked < REQUIREMENT.RECIPE_MASTER; cooked += 1) {
    await cookOn(page, await aVariation(page, id), aDayBefore(0));
  }
  await expectOnTheWay(page, badge, '24 of 25 recipes');

  await page.goto(address);
  await page.getByRole('button', { name: 'Get variation' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/recipe/') && url.pathname !== address);
  await markAsCooked(page, said);
  await expectEarned(page, said, badge);
});

test('ten healthy meals earn a badge, and a mark that is taken back does not count', async ({ page }) => {
  const [words, said, badge] = [WORDS.en, SAID.en, 'Healthy choice'];
  await newCook(page, words);
  const id = await openRecipe(page, words, 'mushrooms', ['egg']);
  const address = `/recipe/${id}`;
  const { nutrition } = await (await page.request.get(`/api/recipes/${id}`)).json();
  expect(nutrition.calories).toBeLessThanOrEqual(700);
  expect(nutrition.protein).toBeGreaterThanOrEqual(20);
  await page.goto(address);
  await markAsCooked(page, said);
  await expectOnTheWay(page, badge, '1 of 10 meals');
  await page.goto(address);
  await page.getByRole('button', { name: said.cooked }).click();
  await page.getByRole('button', { name: said.cook }).waitFor();
  await expectOnTheWay(page, badge, '0 of 10 meals');
  // Every other day, so that there is no streak.
  for (let cooked = 1; cooked < REQUIREMENT.HEALTHY_CHOICE; cooked += 1) {
    await cookOn(page, id, aDayBefore(2 * cooked));
  }
  await expectOnTheWay(page, badge, '9 of 10 meals');

  await page.goto(address);
  await markAsCooked(page, said);
  await expectEarned(page, said, badge);
});
